import Testing
import Usher
import UsherInspector
import UsherJournal
import UsherSnapshots
import UsherTesting

@Suite("The inspector’s journal")
@MainActor
struct JournalTests {
  private let bench = Bench()

  private func walk() {
    bench.flow.push(.word("first"))
    bench.flow.push(.child)
    bench.host.user.tapBack()
    bench.flow.present(.sure)
    bench.host.user.choose("No")
  }

  @Test("is gone through step by step, with the tree after each, without payloads")
  func steps() async throws {
    walk()
    let steps = try await bench.ask(#"{"do":"steps"}"#)["steps"]?.list.compactMap(\.text)
    #expect(
      steps == [
        "Start ShopFlow → ShopFlow came", "Push word(String) in ShopFlow → word(String) came",
        "Push child in ShopFlow → child came", "Back button → child left, 2 places ended",
        "Present sure in ShopFlow → sure came", "Choose 0 → sure left",
      ])
    let trees = [
      "ShopFlow\n  list: ListScreen",
      "ShopFlow\n  list: ListScreen\n  word(String): WordScreen",
      """
      ShopFlow
        list: ListScreen
        word(String): WordScreen
        child: BasketFlow
          basket: ListScreen
      """,
    ]
    for (index, tree) in trees.enumerated() {
      let step = try await bench.ask(#"{"do":"step","number":\#(index + 1)}"#)
      #expect(step["text"] == .string(tree))
      #expect(step["count"] == .int(6))
    }
    let last = try await bench.ask(#"{"do":"step"}"#)
    #expect(last["text"] == .string(trees[1]))
    let modal = try await bench.ask(#"{"do":"step","number":5}"#)
    #expect(modal["picture"]?.list.last?["style"] == .string("modal"))
    for number in [0, 7, -1, .min, .max] {
      #expect(try await bench.ask(#"{"do":"step","number":\#(number)}"#)["ok"] == .bool(false))
      #expect(try await bench.ask(#"{"do":"state","since":\#(number)}"#)["ok"] == .bool(true))
    }
    #expect(bench.host.tree.description.contains("first"))
  }

  @Test("is replayed and minimised on new roots, after changes and payloads are allowed")
  func replaying() async throws {
    bench.inspector.add(bench.host.tree, named: "Shop", replaying: { ShopFlow() })
    walk()
    for command in [#"{"do":"replay"}"#, #"{"do":"minimise"}"#] {
      #expect(try await bench.ask(command)["error"]?.text?.hasPrefix("Changes are off") == true)
    }
    bench.inspector.allowsChanges = true
    #expect(
      try await bench.ask(#"{"do":"replay"}"#)["error"]?.text?.hasPrefix("Payloads are") == true)
    bench.inspector.showsPayloads = true
    let replay = try await bench.ask(#"{"do":"replay"}"#)
    #expect(replay["isSame"] == .bool(true))
    #expect(replay["tree"] == .string(bench.host.tree.description))
    var shortest = try await bench.ask(#"{"do":"minimise"}"#)
    #expect(shortest["before"] == .int(5) && shortest["after"] == .int(1))
    var steps = try await bench.ask(#"{"do":"steps"}"#)["steps"]?.list
    #expect(steps?.count == 2)
    #expect(try await bench.ask(#"{"do":"load"}"#)["steps"] == .int(6))
    shortest = try await bench.ask(#"{"do":"minimise","until":"ListScreen"}"#)
    #expect(shortest["after"] == .int(0))
    _ = try await bench.ask(#"{"do":"load"}"#)
    let other = try await bench.ask(#"{"do":"minimise","until":"nowhere"}"#)
    #expect(other["ok"] == .bool(false))
    steps = try await bench.ask(#"{"do":"steps"}"#)["steps"]?.list
    #expect(steps?.count == 6)
  }

  @Test("is loaded from what another inspector gave, and shown instead of the tree’s own")
  func loading() async throws {
    walk()
    bench.inspector.showsPayloads = true
    let journal = try #require(try await bench.ask(#"{"do":"journal"}"#)["journal"])
    let other = Bench()
    other.flow.push(.word("mine"))
    let answer = try await other.ask(#"{"do":"load","name":"a.json","journal":\#(journal.json)}"#)
    #expect(answer["steps"] == .int(6) && answer["root"] == .string("ShopFlow"))
    #expect(try await other.ask(#"{"do":"state"}"#)["loaded"] == .string("a.json"))
    let step = try await other.ask(#"{"do":"step","number":2}"#)
    #expect(step["text"]?.text?.contains("word(String)") == true)
    #expect(other.host.tree.description.contains("mine"))
    // A replay of a changed journal differs, and says where.
    other.inspector.add(other.host.tree, named: "Shop", replaying: { ShopFlow() })
    (other.inspector.showsPayloads, other.inspector.allowsChanges) = (true, true)
    let ended = journal.json.replacing(#""ended":5"#, with: #""ended":9"#)
    #expect(ended != journal.json)
    _ = try await other.ask(#"{"do":"load","journal":\#(ended)}"#)
    let replay = try await other.ask(#"{"do":"replay"}"#)
    #expect(replay["isSame"] == .bool(false))
    #expect(replay["divergence"]?.text?.contains("ended #9") == true)
    for bad in ["{}", "3", #"{"version":99,"root":"A","records":[]}"#] {
      #expect(try await other.ask(#"{"do":"load","journal":\#(bad)}"#)["ok"] == .bool(false))
    }
  }

  @Test("may hold a node that is inside itself, which is left out")
  func impossible() async throws {
    bench.inspector.showsPayloads = true
    let journal = try #require(try await bench.ask(#"{"do":"journal"}"#)["journal"])
    let more = [(1, 1), (99, 99), (99, 1), (1, 99), (99, 99)].map { id, parent in
      #"{"started":{"id":\#(id),"isModal":false,"kind":"flow","name":"Loop","parent":\#(parent)}}"#
    }
    let looped = journal.json.replacing(
      #"{"settled""#, with: more.joined(separator: ",") + #",{"settled""#)
    #expect(looped != journal.json)
    let answer = try await bench.ask(#"{"do":"load","journal":\#(looped)}"#)
    #expect(answer["steps"] == .int(1))
    let step = try await bench.ask(#"{"do":"step"}"#)
    #expect(step["text"]?.text?.split(separator: "\n").count == 3)
  }

  @Test("is not minimised beyond a number of inputs")
  func long() async throws {
    bench.inspector.add(bench.host.tree, named: "Shop", replaying: { ShopFlow() })
    (bench.inspector.showsPayloads, bench.inspector.allowsChanges) = (true, true)
    for _ in 0..<101 {
      bench.flow.push(.word("a"))
      bench.host.user.tapBack()
    }
    let answer = try await bench.ask(#"{"do":"minimise"}"#)
    #expect(answer["error"]?.text?.hasPrefix("The journal has 202 inputs, and at most 200") == true)
  }

  @Test("needs a recording, and a root for a replay")
  func missing() async throws {
    (bench.inspector.showsPayloads, bench.inspector.allowsChanges) = (true, true)
    #expect(
      try await bench.ask(#"{"do":"replay"}"#)["error"]?.text?.hasPrefix("A new root") == true)
    let host = InMemoryHost(ShopFlow())
    bench.inspector.add(host.tree, named: "Other")
    for command in ["steps", "step", "replay", "minimise"] {
      let answer = try await bench.ask(#"{"do":"\#(command)","tree":2}"#)
      #expect(answer["error"]?.text?.hasPrefix("The tree is not recorded") == true)
    }
  }
}
