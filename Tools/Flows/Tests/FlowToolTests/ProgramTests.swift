import Foundation
import Testing

@Suite("The program")
struct ProgramTests {
  private func withTool<Result>(_ body: (Tool) throws -> Result) throws -> Result {
    let tool = try Tool()
    defer { tool.remove() }
    return try body(tool)
  }

  @Test("A finding is told with its story, and the code is 1")
  func finding() throws {
    try withTool { (tool: Tool) throws -> Void in
      try tool.write(Tool.leaking, to: "App.swift")
      let run = try tool.run("review", ".")
      #expect(run.code == 1)
      #expect(run.output.contains("App.swift:13:14\nD1  `DetailCoordinator` stays in `children`"))
      #expect(run.output.contains("`didShow` is implemented nowhere."))
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
      #expect(!run.output.contains("\u{1B}"), "no colour in a file")
    }
  }

  @Test("Code without a coordinator is clean, and the code is 0")
  func clean() throws {
    try withTool { (tool: Tool) throws -> Void in
      try tool.write("struct Point { var x = 0 }\n", to: "Point.swift")
      let run = try tool.run("review", "Point.swift")
      #expect(run.code == 0)
      #expect(run.output == "No findings in 1 file.\n")
      #expect(run.complaints.contains("no coordinator was found"))
    }
  }

  @Test("Each format has the finding")
  func formats() throws {
    try withTool { (tool: Tool) throws -> Void in
      try tool.write(Tool.leaking, to: "App.swift")
      let xcode = try tool.run("review", "App.swift", "--format", "xcode").output
      #expect(xcode.hasPrefix("/"))
      #expect(xcode.contains("/App.swift:13:14: warning: D1: `DetailCoordinator` stays"))
      let github = try tool.run("review", "App.swift", "--format", "github").output
      #expect(github.hasPrefix("::warning file=App.swift,line=13,col=14,title=D1::"))
      let json = try decode(try tool.run("review", "App.swift", "--format", "json").output)
      let first = try #require((json["findings"] as? [[String: Any]])?.first)
      for key in ["rule", "file", "line", "column", "message", "story", "fix", "fingerprint"] {
        #expect(first[key] != nil, "\(key)")
      }
      let sarif = try decode(try tool.run("review", "App.swift", "--format", "sarif").output)
      #expect(sarif["version"] as? String == "2.1.0")
      let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
      let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
      #expect(driver["name"] as? String == "usher")
      let rule = try #require((driver["rules"] as? [[String: Any]])?.first)
      #expect(rule["id"] as? String == "D1")
      let result = try #require((run["results"] as? [[String: Any]])?.first)
      #expect((result["message"] as? [String: String])?["text"]?.isEmpty == false)
      #expect(result["ruleIndex"] as? Int == 0)
      let place = try #require(
        (result["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"])
      #expect((place["artifactLocation"] as? [String: String]) == ["uri": "App.swift"])
      #expect((place["region"] as? [String: Int]) == ["startLine": 13, "startColumn": 14])
      #expect(result["ruleId"] as? String == "D1")
      #expect((result["partialFingerprints"] as? [String: String])?.count == 1)
    }
  }

  private func decode(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("A fingerprint stays when lines move, and a baseline accepts the finding")
  func baseline() throws {
    try withTool { (tool: Tool) throws -> Void in
      try tool.write(Tool.leaking, to: "App.swift")
      #expect(try tool.run("review", "App.swift", "--write-baseline", "known.txt").code == 0)
      try tool.write("// A comment.\n\n" + Tool.leaking, to: "App.swift")
      #expect(try tool.run("review", "App.swift", "--baseline", "known.txt").code == 0)
      try tool.write(
        Tool.leaking.replacing("func open()", with: "func openAgain()"), to: "App.swift")
      #expect(try tool.run("review", "App.swift", "--baseline", "known.txt").code == 1)
      #expect(try tool.run("review", "App.swift", "--baseline", "none.txt").code == 66)
    }
  }

  @Test("Wrong arguments are told, with the code 64")
  func usage() throws {
    try withTool { (tool: Tool) throws -> Void in
      #expect(try tool.run("review", "--format", "pdf").code == 64)
      #expect(try tool.run("explain", "D99").code == 64)
      #expect(try tool.run("dance").code == 64)
      #expect(try tool.run("explain", "d4").output.hasPrefix("D4  A circle of strong references"))
    }
  }

  @Test("Nothing to read is told, with the code 66", arguments: ["review", "map", "check"])
  func nothing(_ command: String) throws {
    try withTool { (tool: Tool) throws -> Void in
      let missing = try tool.run(command, "Missing")
      #expect(missing.code == 66)
      #expect(missing.complaints.contains("Missing: there is no such file or folder"))
      #expect(try tool.run(command, ".").complaints.contains("there is no Swift file"))
      let empty = try tool.run(command, "")
      #expect(empty.code == 66)
      #expect(empty.complaints.contains("an empty path"))
    }
  }

  @Test("A large file and a binary file are named, and the rest is read")
  func unreadable() throws {
    try withTool { (tool: Tool) throws -> Void in
      try tool.write(Tool.leaking, to: "App.swift")
      try tool.write(String(repeating: "let a = 1\n", count: 1_000_000), to: "Large.swift")
      try Data([0xFF, 0xD8, 0x00, 0x10]).write(to: tool.folder.appending(path: "Picture.swift"))
      let run = try tool.run("review", ".")
      #expect(run.code == 1)
      #expect(run.complaints.contains("Large.swift: has 10 MB, and is not read"))
      #expect(run.complaints.contains("Picture.swift: is no text in UTF-8"))
      #expect(try tool.run("review", "Large.swift").code == 66)
      #expect(mkfifo(tool.folder.appending(path: "Pipe.swift").path, 0o600) == 0)
      #expect(
        try tool.run("review", ".").complaints.contains("Pipe.swift: is no file that can be read"))
    }
  }

  @Test("A circle of symbolic links ends, and each file is read once")
  func links() throws {
    try withTool { (tool: Tool) throws -> Void in
      try tool.write(Tool.leaking, to: "App.swift")
      try FileManager.default.createSymbolicLink(
        at: tool.folder.appending(path: "Again"), withDestinationURL: tool.folder)
      let run = try tool.run("review", ".")
      #expect(run.code == 1)
      #expect(run.output.contains("1 finding in 1 file."))
    }
  }

  @Test("A missing permission is told", .disabled(if: geteuid() == 0, "root may read everything"))
  func permission() throws {
    try withTool { (tool: Tool) throws -> Void in
      try tool.write(Tool.leaking, to: "Secret.swift")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: tool.folder.appending(path: "Secret.swift").path)
      let run = try tool.run("review", "Secret.swift")
      #expect(run.code == 66)
      #expect(run.complaints.contains("cannot be opened; does the user have permission?"))
    }
  }

  @Test(
    "A folder without permission is told, and the rest is read",
    .disabled(if: geteuid() == 0, "root may read everything"))
  func closedFolder() throws {
    try withTool { (tool: Tool) throws -> Void in
      try tool.write(Tool.leaking, to: "App.swift")
      let closed = tool.folder.appending(path: "Closed")
      try FileManager.default.createDirectory(
        at: closed, withIntermediateDirectories: true, attributes: [.posixPermissions: 0])
      let run = try tool.run("review", ".")
      #expect(run.code == 1)
      #expect(run.complaints.contains("Closed: the folder cannot be opened"))
    }
  }

  @Test("A link to nothing and a folder named like a file are passed over")
  func oddNames() throws {
    try withTool { (tool: Tool) throws -> Void in
      try tool.write(Tool.leaking, to: "App.swift")
      try FileManager.default.createSymbolicLink(
        at: tool.folder.appending(path: "Gone.swift"),
        withDestinationURL: tool.folder.appending(path: "Nothing.swift"))
      try FileManager.default.createDirectory(
        at: tool.folder.appending(path: "Folder.swift"), withIntermediateDirectories: true)
      let run = try tool.run("review", ".")
      #expect(run.code == 1)
      #expect(run.output.contains("1 finding in 1 file."))
      #expect(run.complaints == "")
    }
  }

  @Test("A file that cannot be written is told, with the code 66")
  func unwritable() throws {
    try withTool { (tool: Tool) throws -> Void in
      try tool.write(ShopApp.source, to: "Shop.swift")
      let run = try tool.run("map", ".", "--output", "none/map.svg", "--format", "svg")
      #expect(run.code == 66)
      #expect(run.complaints == "usher: none/map.svg: cannot be written\n")
      let baseline = try tool.run("check", ".", "--write-baseline", "none/baseline")
      #expect(baseline.code == 66)
      #expect(baseline.complaints == "usher: none/baseline: cannot be written\n")
    }
  }

  @Test("A large file is read if the limit allows it")
  func limit() throws {
    try withTool { (tool: Tool) throws -> Void in
      let comments = String(
        repeating: "// Nothing happens in this line of the file.\n", count: 50_000)
      try tool.write(Tool.leaking + comments, to: "Large.swift")
      #expect(try tool.run("review", "Large.swift").code == 66)
      #expect(try tool.run("review", "Large.swift", "--limit", "3").code == 1)
    }
  }

  @Test("A file that does not parse is named, and the rest goes on")
  func damaged() throws {
    try withTool { (tool: Tool) throws -> Void in
      try tool.write(Tool.leaking, to: "App.swift")
      try tool.write("func broken( {\n", to: "Broken.swift")
      let run = try tool.run("review", ".")
      #expect(run.code == 1)
      #expect(run.complaints.contains("Broken.swift:1: does not parse; the rest is read"))
    }
  }

  @Test("A forwarded link names its target, and the place that it leads to")
  func forwarding() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let links = """
      RouteLink(":name", forwardingTo: "names/:name"), RouteLink("pay", forwardingTo: "cart/payment"),
      RouteLink("lost", forwardingTo: "nowhere/at/all"), RouteLink("items/:id", Route.item),
      """
    try tool.write(
      ShopApp.source.replacing("RouteLink(\"items/:id\", Route.item),", with: links),
      to: "Shop.swift")
    let lines = try tool.run("map").output.split(separator: "\n").filter {
      $0.contains("forwarded")
    }
    #expect(
      lines == [
        ".ShopFlow link “:name” is forwarded to “names/:name” and opens ShopFlow.named",
        ".ShopFlow link “lost” is forwarded to “nowhere/at/all” and opens ?",
        ".ShopFlow link “pay” is forwarded to “cart/payment” and opens CartFlow.payment",
      ])
    let drawn = try tool.run("map", "--format", "json").output
    #expect(drawn.contains(#""forward": "cart/payment""#))
    #expect(drawn.contains(#""opens": "CartFlow.payment""#))
    #expect(try tool.run("map", "--format", "html").output.contains("is forwarded to"))
  }

  @Test("A map that differs from its baseline is told line by line")
  func mapCheck() throws {
    try withTool { (tool: Tool) throws -> Void in
      try tool.write(ShopApp.source, to: "Shop.swift")
      #expect(try tool.run("map", ".", "--output", "map.txt").code == 0)
      #expect(try tool.run("map", ".", "--check", "map.txt").code == 0)
      try tool.write(
        ShopApp.source.replacing("onHelp: { self.push(.help) }", with: "onHelp: {}"),
        to: "Shop.swift")
      let run = try tool.run("map", ".", "--check", "map.txt")
      #expect(run.code == 1)
      #expect(run.output.hasSuffix(".LoginFlow on login can push help\n"))
      #expect(run.output.hasPrefix("- "))
    }
  }

  @Test(
    "A map is the same in every run", arguments: ["text", "mermaid", "dot", "svg", "html", "json"])
  func deterministic(_ format: String) throws {
    try withTool { (tool: Tool) throws -> Void in
      try tool.write(ShopApp.source, to: "Shop.swift")
      let first = try tool.run("map", ".", "--format", format)
      #expect(first.code == 0)
      #expect(first.output.contains("CartFlow"))
      #expect(try tool.run("map", ".", "--format", format).output == first.output)
    }
  }
}
