import Foundation
import Testing
import Usher
import UsherInspector
import UsherSnapshots
import UsherTesting

@Suite("The inspector’s map and switches")
@MainActor
struct MapTests {
  private let bench = Bench()
  private let map = """
    {"flows":[
      {"name":"BasketFlow","module":"Shop","model":"stack","routes":[
        {"name":"basket","values":[],"goals":[{"kind":"screen","name":"ListScreen"}]}],"edges":[]},
      {"name":"ShopFlow","module":"Shop","model":"stack","routes":[
        {"name":"list","values":[],"goals":[]},
        {"name":"word","values":["String"],"goals":[{"kind":"screen","name":"WordScreen"}]},
        {"name":"child","values":[],"goals":[{"kind":"flow","name":"BasketFlow"}]},
        {"name":"closed","values":[],"goals":[]}],
       "edges":[{"verb":"run","flow":"BasketFlow"}]}]}
    """

  /// A line for each flow and each case: its visits, and a star on the active path.
  private func lines() async throws -> [String] {
    let flows = try #require(try await bench.ask(#"{"do":"map"}"#)["flows"]?.list)
    func line(_ value: StoredValue) -> String {
      guard case .int(let visits)? = value["visits"] else { return "" }
      return (value["isActive"] == .bool(true) ? "*" : "")
        + "\(value["name"]?.text ?? "") \(visits)"
    }
    return flows.flatMap { [line($0)] + ($0["routes"]?.list ?? []).map { "  " + line($0) } }
  }

  @Test("has the active path and the visits, the root’s flow first")
  func visits() async throws {
    try bench.inspector.addMap(Data(map.utf8))
    #expect(
      try await lines() == [
        "*ShopFlow 1", "  *list 1", "  word(String) 0", "  child 0", "  closed 0", "BasketFlow 0",
        "  basket 0",
      ])
    bench.flow.push(.word("a"))
    bench.flow.push(.word("b"))
    bench.flow.push(.closed)
    bench.flow.push(.child)
    #expect(
      try await lines() == [
        "*ShopFlow 1", "  list 1", "  word(String) 2", "  *child 1", "  closed 0", "*BasketFlow 1",
        "  *basket 1",
      ])
    bench.host.user.tapBack()
    #expect(try await lines()[4...] == ["  closed 0", "BasketFlow 1", "  basket 1"])
  }

  @Test("is there only after it was given, and a file of another kind is refused")
  func missing() async throws {
    #expect(try await bench.ask(#"{"do":"map"}"#)["ok"] == .bool(false))
    #expect(try await bench.ask(#"{"do":"state"}"#)["hasMap"] == .bool(false))
    #expect(throws: DecodingError.self) { try bench.inspector.addMap(Data("[]".utf8)) }
    #expect(try await bench.ask(#"{"do":"map"}"#)["ok"] == .bool(false))
  }

  @Test("has the app’s switches, which work after changes are allowed")
  func switches() async throws {
    var heard: [Bool] = []
    bench.inspector.addSwitch("Slow transitions") { heard.append($0) }
    bench.inspector.addSwitch("Loses callbacks", isOn: true) { _ in }
    let command = #"{"do":"switch","name":"Slow transitions","isOn":true}"#
    #expect(try await bench.ask(command)["ok"] == .bool(false))
    #expect(heard.isEmpty)
    bench.inspector.allowsChanges = true
    #expect(try await bench.ask(command)["isOn"] == .bool(true))
    #expect(heard == [true])
    let switches = try await bench.ask(#"{"do":"state"}"#)["switches"]?.list
    #expect(switches?.map { $0["isOn"] } == [.bool(true), .bool(true)])
    let other = try await bench.ask(#"{"do":"switch","name":"Other","isOn":true}"#)
    #expect(other["error"]?.text?.contains("Slow transitions, Loses callbacks") == true)
  }
}
