import Foundation
import Testing

@Suite("The command diff")
struct DiffTests {
  private func withTool<Result>(_ body: (Tool) throws -> Result) throws -> Result {
    let tool = try Tool()
    defer { tool.remove() }
    return try body(tool)
  }

  /// Writes the shop app before and after a change.
  private func write(_ changes: [(String, String)], in tool: Tool) throws {
    let old = ShopApp.source.replacing(
      "enum Route: Hashable", with: "enum Route: Codable, Hashable")
    var new = old
    for (before, after) in changes {
      try #require(new.contains(before))
      new = new.replacing(before, with: after)
    }
    for (folder, text) in [("old", old), ("new", new)] {
      try FileManager.default.createDirectory(
        at: tool.folder.appending(path: folder), withIntermediateDirectories: true)
      try tool.write(text, to: "\(folder)/Shop.swift")
    }
  }

  @Test("No change of the flows is one line")
  func same() throws {
    try withTool { (tool: Tool) throws -> Void in
      try write([("struct Receipt {", "// A comment.\n\nstruct Receipt {")], in: tool)
      let run = try tool.run("diff", "old", "new")
      #expect(run.code == 0)
      #expect(run.output == "**Flows:** nothing changed in 5 flows.\n")
    }
  }

  @Test("Changed steps are drawn, and changed addresses listed")
  func steps() throws {
    try withTool { (tool: Tool) throws -> Void in
      try write(
        [
          ("onHelp: { self.push(.help) }", "onHelp: { self.present(.help, as: .popover) }"),
          (#"RouteLink("payment", .payment)"#, #"RouteLink("pay", .payment)"#),
        ], in: tool)
      let text = try tool.run("diff", "old", "new").output
      #expect(
        text.hasPrefix("**Flows:** 1 changed flow, 2 changed addresses, 0 new findings\n"))
      #expect(text.contains("```mermaid\nflowchart LR\n  subgraph f0[\"LoginFlow\"]\n"))
      #expect(text.contains("  f0n0 -.->|push| f0n1\n  f0n0 ==>|present as popover| f0n1\n"))
      #expect(text.contains("| `/cart/payment` | `CartFlow.payment` | – |"))
      #expect(text.contains("| `/cart/pay` | – | `CartFlow.payment` |"))
      #expect(text.contains("- .LoginFlow on login can push help\n"))
      #expect(!text.contains("### Saved states"))
    }
  }

  @Test("Stored routes that no longer fit are told, and whether the app migrates them")
  func stored() throws {
    try withTool { (tool: Tool) throws -> Void in
      let change = [
        ("case shelf, item(Int), named(String)", "case shelf, item(String), called(String)"),
        (".named", ".called"),
        (".item(receipt.item)", ".item(\"\")"),
      ]
      try write(change, in: tool)
      let lost = try tool.run("diff", "old", "new").output
      #expect(lost.contains("- `ShopFlow`: They are lost: raise `routeVersion`"))
      #expect(lost.contains("  - `named(String)` is gone\n  - `item(Int)` is now `item(String)`\n"))
      let flow = "final class ShopFlow: Coordinator, Linkable {\n"
      let migrate =
        "  func migrate(_ route: StoredValue, from version: Int) -> StoredValue? { route }\n"
      try write(change + [(flow, flow + migrate)], in: tool)
      #expect(
        try tool.run("diff", "old", "new").output
          .contains("`migrate` does not get them: `routeVersion` is still 0."))
      try write(change + [(flow, flow + migrate + "  static let routeVersion = 1\n")], in: tool)
      #expect(
        try tool.run("diff", "old", "new").output
          .contains("`routeVersion` changed from 0 to 1: `migrate` gets them."))
    }
  }

  @Test("Only new findings are told, with the fingerprints of `check`")
  func findings() throws {
    try withTool { (tool: Tool) throws -> Void in
      try write([("case login, help }", "case login, help, terms }")], in: tool)
      let run = try tool.run("diff", "old", "new")
      #expect(run.code == 1)
      #expect(run.output.contains("### New findings\n\n- **U1** `Shop.swift:"))
      #expect(try tool.run("diff", "new", "new").code == 0, "it is there before the change, too")
      let sarif = try tool.run("diff", "old", "new", "--format", "sarif").output
      let print = try #require(fingerprint(in: sarif))
      try tool.write(
        "// Moved.\n\n"
          + String(contentsOf: tool.folder.appending(path: "new/Shop.swift"), encoding: .utf8),
        to: "Shop.swift")
      let checked = try tool.run("check", "Shop.swift", "--format", "sarif").output
      #expect(fingerprint(in: checked) == print)
    }
  }

  private func fingerprint(in sarif: String) -> String? {
    sarif.components(separatedBy: "\"usher/v1\": \"").dropFirst().first.map {
      String($0.prefix(16))
    }
  }

  @Test("Revisions of git are compared with each other and with the working folder")
  func revisions() throws {
    try withTool { (tool: Tool) throws -> Void in
      try tool.git("init", "-q")
      try FileManager.default.createDirectory(
        at: tool.folder.appending(path: "App Ä"), withIntermediateDirectories: true)
      try tool.write(ShopApp.source, to: "App Ä/Shop.swift")
      try tool.git("add", ".")
      try tool.git("commit", "-qm", "One")
      try tool.write(
        ShopApp.source.replacing("self.push(.help)", with: "self.present(.help)"),
        to: "App Ä/Shop.swift")
      #expect(try tool.run("diff", "HEAD").output.contains("|present| "))
      try tool.git("commit", "-qam", "Two")
      let run = try tool.run("diff", "HEAD~1", "HEAD", "--path", "App Ä")
      #expect(run.code == 0)
      #expect(run.output.hasPrefix("**Flows:** 1 changed flow"))
      #expect(try tool.run("diff", "HEAD").output.hasPrefix("**Flows:** nothing changed"))
      let unknown = try tool.run("diff", "HEAD~7", "HEAD")
      #expect(unknown.code == 66)
      #expect(unknown.complaints.contains("HEAD~7: is no folder and no revision of git here"))
      #expect(try tool.run("diff", "HEAD~1", "HEAD", "--path", "Nowhere").code == 66)
    }
  }

  @Test("A map names the project's folder, wherever that lies")
  func modules() throws {
    try withTool { (tool: Tool) throws -> Void in
      for folder in ["one/Shop/Shop.xcodeproj", "two/deep/Shop/Shop.xcodeproj"] {
        try FileManager.default.createDirectory(
          at: tool.folder.appending(path: folder), withIntermediateDirectories: true)
        try tool.write(
          ShopApp.source, to: folder.replacing("Shop.xcodeproj", with: "Shop.swift"))
      }
      let one = try tool.run("map", "one").output
      #expect(one.contains("\nShop.CartFlow is a stack of cart\n"))
      #expect(try tool.run("map", "two/deep").output == one)
    }
  }
}
