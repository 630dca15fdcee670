import FlowFacts
import FlowGraph
import FlowReading
import Foundation
import Testing

@Suite("Observed steps")
struct ObservingTests {
  @Test("A file's steps are read, without comments and empty lines")
  func reading() throws {
    let steps = try ObservedStep.read(
      "# A comment.\n\nShopFlow on shelf present cart as sheet\r\nAppFlow finish\n"
    )
    #expect(
      steps.map(\.line) == ["ShopFlow on shelf present cart as sheet", "AppFlow finish"])
    #expect(steps[0].place == "shelf")
    #expect(steps[0].style == "sheet")
    #expect(steps[1].goal == nil)
  }

  @Test(
    "A damaged line is named with its number",
    arguments: [
      "ShopFlow", "ShopFlow on shelf", "A b c d", "A push item(3)", "A push b as", "A as",
    ])
  func damaged(_ line: String) {
    let error = #expect(throws: ObservedStep.Damage.self) {
      try ObservedStep.read("# One.\nA push b\n\(line)\n")
    }
    #expect(error?.line == 3)
    #expect(error?.description.contains("“\(line)” is no step; write FLOW") == true)
  }

  @Test("Each edge is taken, never taken, or unknown to the sources")
  func marks() throws {
    let map = try shop(
      """
      LoginFlow on login push help
      LoginFlow on nowhere finish
      ShopFlow on shelf push item
      ShopFlow on shelf push nothing
      ShopFlow on note run ColourFlow as sheet
      StrangeFlow push help
      """)
    let login = try #require(map.flows.first { $0.name == "LoginFlow" })
    #expect(login.edges.allSatisfy { $0.isTaken == true }, "a step elsewhere takes the only edge")
    #expect(login.takenNote == "2 of 2 steps taken")
    let shop = try #require(map.flows.first { $0.name == "ShopFlow" })
    for edge in shop.edges where edge.verb == "push" {
      #expect(edge.isTaken == (edge.route == "item" && edge.from == "shelf"))
    }
    #expect(
      map.unseen.map(\.line) == ["ShopFlow on shelf push nothing", "StrangeFlow push help"])
    #expect(map.unseen(in: shop).count == 1)
  }

  @Test("The verbs of columns and pages are read, and taken")
  func columnsAndPages() throws {
    let source = """
      final class MailFlow: Coordinator {
        enum Route: Hashable { case boxes, box(Int), detail }
        let navigation: Split<Route>
        init() {
          navigation = Split(.boxes, columns: [.sidebar, .content, .detail]) { _ in .sidebar }
        }
        func destination(for route: Route) -> Destination {
          switch route {
          case .boxes: .screen(Boxes { self.show(.box(1)) })
          case .box: .flow(BoxFlow()) { self.clear(.content) }
          case .detail: .screen(Detail())
          }
        }
      }
      final class BoxFlow: Coordinator {
        enum Route: Hashable { case letter(Int), none }
        let navigation = Pages<Route>([.letter(1)], startingAt: 0, whenEmpty: .none)
        func destination(for route: Route) -> Destination {
          .screen(Letter(onNext: { self.next() }, onRead: { self.remove(.letter(1)) }))
        }
        func fill() { setPages([.letter(1), .letter(2)]) }
        func goTo() { select(.letter(1)) }
      }
      """
    let program = Program([FileReader.read(source, path: "M.swift", number: 0, module: "M")])
    let steps = """
      MailFlow on boxes show box
      MailFlow on box clear
      BoxFlow on letter next
      BoxFlow on letter remove
      BoxFlow setPages letter
      BoxFlow select letter
      """
    let map = FlowMap(program).observing(try ObservedStep.read(steps))
    #expect(map.unseen.map(\.line) == [])
    let flows = map.flows.map { "\($0.name) \($0.model.rawValue) \($0.first)" }
    #expect(
      flows.sorted() == [#"BoxFlow pages ["letter", "none"]"#, #"MailFlow split ["boxes"]"#])
    #expect(map.coverage.taken == map.coverage.all)
  }

  private func shop(_ steps: String) throws -> FlowMap {
    let program = Program([
      FileReader.read(ShopApp.source, path: "Shop.swift", number: 0, module: "Shop")
    ])
    return FlowMap(program).observing(try ObservedStep.read(steps))
  }

  @Test(
    "The map of an example app has every step that its walks take",
    arguments: [
      ("Campus", "campus"), ("EarlyBuddy", "early-buddy"), ("Lens", "lens"),
      ("Practice", "practice"), ("Session", "session"),
    ])
  func examples(_ app: String, _ name: String) throws {
    let root = Self.repository
    let steps = try ObservedStep.read(
      text(root, "Examples/Tests/GoldenTests/Golden/\(name)-steps.txt"))
    let map = FlowMap(try Self.program(root.appending(path: "Examples/Sources/\(app)"), app))
      .observing(steps)
    let accepted = try text(root, "Tools/Flows/Tests/unseen-steps.txt").split(separator: "\n")
      .filter { $0.hasPrefix(app + " ") }.map { String($0.dropFirst(app.count + 1)) }
    #expect(map.unseen.map(\.line) == accepted.sorted())
    let further = try ObservedStep.read(
      text(root, "Examples/Tests/GoldenTests/Golden/\(name)-fuzzed-steps.txt"))
    #expect(map.observing(further).unseen.map(\.line) == [], "steps of the fuzzer's")
    let (taken, all) = map.coverage
    #expect(accepted.count * 20 <= all, "more than one step of twenty is not found")
    print("\(app): \(taken) of \(all) steps taken, \(map.unseen.count) not found in the sources")
    let row = "| \(app) | \(all) | \(taken) | \(all - taken) | \(map.unseen.count) |"
    #expect(try text(root, "docs/flow-tool.md").contains(row), "the page has other figures: \(row)")
  }

  private func text(_ root: URL, _ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static let repository: URL = {
    var root = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<5 { root.deleteLastPathComponent() }
    return root
  }()

  private static func program(_ folder: URL, _ module: String) throws -> Program {
    var files: [FileFacts] = []
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    for name in names where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      files.append(FileReader.read(text, path: name, number: files.count, module: module))
    }
    return Program(files)
  }
}

@Suite("The option --observed")
struct ObservedOptionTests {
  @Test("Marks the map in every format, and tells the coverage")
  func formats() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(ShopApp.source, to: "Shop.swift")
    try tool.write("LoginFlow on login push help\nLoginFlow on login push it\n", to: "steps.txt")
    let text = try tool.run("map", ".", "--observed", "steps.txt")
    #expect(text.code == 0)
    #expect(text.output.contains(".LoginFlow on login can push help, taken\n"))
    #expect(text.output.contains(".LoginFlow on login can finish, never taken\n"))
    #expect(
      text.output.contains("LoginFlow on login push it, taken but not found in the sources\n"))
    #expect(text.complaints.contains("usher: 1 of "))
    #expect(text.complaints.contains("not found in the sources: LoginFlow on login push it\n"))
    for format in ["mermaid", "dot", "svg", "html"] {
      let drawn = try tool.run("map", ".", "--observed", "steps.txt", "--format", format)
      #expect(drawn.output.contains("1 of 2 steps taken"), "\(format)")
    }
    let json = try tool.run("map", ".", "--observed", "steps.txt", "--format", "json")
    #expect(json.output.contains("\"taken\": true"))
    #expect(json.output.contains("\"unseen\": [\n    \"LoginFlow on login push it\"\n  ]"))
  }

  @Test("A damaged file is told with its line and the code 65, a missing one with 66")
  func damaged() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(ShopApp.source, to: "Shop.swift")
    try tool.write("LoginFlow push help\nLoginFlow: push\n", to: "steps.txt")
    let damaged = try tool.run("map", ".", "--observed", "steps.txt")
    #expect(damaged.code == 65)
    #expect(damaged.output == "")
    #expect(damaged.complaints.hasPrefix("usher: steps.txt:2: “LoginFlow: push” is no step"))
    #expect(try tool.run("map", ".", "--observed", "none.txt").code == 66)
  }
}
