import Testing
import Usher
import UsherInspector
import UsherJournal
import UsherSnapshots
import UsherTesting

@Suite("The inspector’s door for programs")
@MainActor
struct DoorTests {
  private let bench = Bench()

  @Test("describes the tree without payloads until they are allowed")
  func tree() async throws {
    bench.flow.push(.word("secret"))
    var tree = try await bench.ask(#"{"do":"tree"}"#)
    #expect(
      tree["tree"] == .string("ShopFlow (stack)\n  list: ListScreen\n  word(String): WordScreen"))
    #expect(tree["screens"] == .array([.string("word(String): WordScreen")]))
    #expect(tree["isSettled"] == .bool(true))
    let everything = await bench.inspector.answer(#"{"do":"state"}"#)
    #expect(!everything.contains("secret"))
    #expect(try await bench.ask(#"{"do":"allow","payloads":true}"#)["ok"] == .bool(true))
    tree = try await bench.ask(#"{"do":"tree","tree":1}"#)
    #expect(tree["tree"] == .string(bench.host.tree.description))
  }

  @Test("tells what followed from a request, and the request from which an ending followed")
  func explaining() async throws {
    bench.flow.push(.child)
    bench.host.user.tapBack()
    let request = try #require(try await bench.ask(#"{"do":"explain"}"#)["request"])
    #expect(request["sentence"] == .string("Back button → child left, 2 places ended"))
    #expect(request["by"] == .string("user"))
    #expect(request["outcome"] == .string("settled"))
    let ended = try #require(request["ended"]?.list)
    #expect(ended.map { $0["name"]?.text } == ["basket: ListScreen", "child: BasketFlow"])
    #expect(ended.map { $0["cause"]?.text } == ["back button", "back button"])
    let events = try #require(try await bench.ask(#"{"do":"events"}"#)["events"]?.list)
    let left = events.filter { $0["kind"] == .string("ended") }
    #expect(left.count == 2)
    #expect(left.allSatisfy { $0["request"] == request["id"] })
  }

  @Test("says why a request was refused, without the values in the reason")
  func refusing() async throws {
    bench.flow.push(.closed)
    let request = try #require(try await bench.ask(#"{"do":"explain"}"#)["request"])
    #expect(request["outcome"] == .string("refused by ShopFlow: not signed in as “…”"))
    #expect(
      request["why"]
        == .array([.string("ShopFlow refused closed: not signed in as “…”")]))
    #expect(try await bench.ask(#"{"do":"explain","request":99}"#)["ok"] == .bool(false))
  }

  @Test("changes nothing until changes are allowed")
  func switching() async throws {
    bench.flow.push(.word("a"))
    for command in [#"{"do":"open","link":"/word/b"}"#, #"{"do":"press","what":"back"}"#] {
      let answer = try await bench.ask(command)
      #expect(answer["ok"] == .bool(false))
      #expect(answer["error"]?.text?.hasPrefix("Changes are off") == true)
    }
    #expect(bench.host.tree.description.hasSuffix("word(\"a\"): WordScreen"))
    bench.inspector.isLocked = true
    #expect(try await bench.ask(#"{"do":"allow","changes":true}"#)["ok"] == .bool(false))
    bench.inspector.isLocked = false
    #expect(try await bench.ask(#"{"do":"allow","changes":true}"#)["ok"] == .bool(true))
    #expect(try await bench.ask(#"{"do":"press","what":"back"}"#)["isSettled"] == .bool(true))
    #expect(bench.host.tree.description == "ShopFlow (stack)\n  list: ListScreen")
    #expect(try await bench.ask(#"{"do":"open","link":"/word/b"}"#)["ok"] == .bool(true))
    #expect(bench.host.tree.description.hasSuffix("word(\"b\"): WordScreen"))
    #expect(try await bench.ask(#"{"do":"open","link":"/nothing"}"#)["ok"] == .bool(false))
  }

  @Test("presses what the user could press, and names it")
  func pressing() async throws {
    bench.inspector.allowsChanges = true
    var actions = try await bench.ask(#"{"do":"tree"}"#)["actions"]
    #expect(actions == .array([]))
    bench.flow.present(.sure)
    actions = try await bench.ask(#"{"do":"tree"}"#)["actions"]
    #expect(actions == .array([.string("action 0"), .string("action 1")]))
    let wrong = try await bench.ask(#"{"do":"press","what":"back"}"#)
    #expect(wrong["error"]?.text?.contains("possible: action 0, action 1") == true)
    #expect(try await bench.ask(#"{"do":"press","what":"action 1"}"#)["ok"] == .bool(true))
    #expect(bench.host.alert == nil)
    bench.flow.present(.word("a"))
    actions = try await bench.ask(#"{"do":"tree"}"#)["actions"]
    #expect(actions == .array([.string("close")]))
    #expect(try await bench.ask(#"{"do":"press","what":"close"}"#)["ok"] == .bool(true))
    #expect(bench.host.tree.description == "ShopFlow (stack)\n  list: ListScreen")
  }

  @Test("waits until nothing moves, and says so when something does not come to rest")
  func settling() async throws {
    let shop = ShopFlow()
    let slow = InMemoryHost(shop, transitions: .stepped)
    bench.inspector.add(slow.tree, named: "Slow")
    slow.finishTransitions()
    shop.push(.child)
    #expect(
      try await bench.ask(#"{"do":"settle","tree":2,"seconds":0}"#)["isSettled"] == .bool(false))
    let waiting = Task { try await bench.ask(#"{"do":"settle","tree":2,"seconds":60}"#) }
    slow.finishTransitions()
    #expect(try await waiting.value["isSettled"] == .bool(true))
  }

  @Test("names an object that outlived its place, and no other", .timeLimit(.minutes(1)))
  func leaks() async throws {
    bench.flow.push(.word("good"))
    bench.flow.pop()
    #expect(try await bench.ask(#"{"do":"leaks","seconds":0}"#)["leaks"] == .array([]))
    bench.flow.keeps = true
    bench.flow.push(.word("bad"))
    bench.flow.keeps = false
    #expect(try await bench.ask(#"{"do":"leaks","seconds":0}"#)["leaks"] == .array([]))
    bench.host.user.tapBack()
    let leaks = try #require(try await bench.ask(#"{"do":"leaks","seconds":0}"#)["leaks"]?.list)
    #expect(leaks.count == 1)
    #expect(
      leaks.first?["text"]
        == .string("WordScreen outlived word(String): WordScreen, which left: back button"))
    let request = try #require(try await bench.ask(#"{"do":"explain"}"#)["request"])
    #expect(leaks.first?["request"] == request["id"])
    bench.flow.kept = []
    #expect(try await bench.ask(#"{"do":"leaks","seconds":0}"#)["leaks"] == .array([]))
  }

  @Test("answers for several trees, and forgets those that were removed or released")
  func severalTrees() async throws {
    var other: InMemoryHost? = InMemoryHost(BasketFlow())
    bench.inspector.add(try #require(other).tree, named: "Basket")
    bench.inspector.add(try #require(other).tree, named: "Twice")
    #expect(try await bench.ask(#"{"do":"trees"}"#)["trees"]?.list.count == 2)
    let tree = try await bench.ask(#"{"do":"tree","tree":2}"#)["tree"]
    #expect(tree == .string("BasketFlow (stack)\n  basket: ListScreen"))
    other?.tree.close()
    other = nil
    #expect(try await bench.ask(#"{"do":"tree","tree":2}"#)["tree"] == .string(""))
    bench.inspector.remove(bench.host.tree)
    #expect(try await bench.ask(#"{"do":"tree","tree":1}"#)["ok"] == .bool(false))
  }

  @Test("keeps the last events and requests, and sends only what is new")
  func bounds() async throws {
    let bench = Bench(limit: 100)
    for _ in 0..<100 {
      bench.flow.push(.child)
      bench.flow.pop()
    }
    var known = 0
    var count = 0
    var answer: [String: StoredValue] = [:]
    repeat {
      answer = try await bench.ask(#"{"do":"state","since":\#(known)}"#)
      count += answer["events"]?.list.count ?? 0
      guard case .int(let last)? = answer["last"] else { break }
      known = Int(last)
    } while answer["more"] == .bool(true)
    #expect(count <= 100)
    #expect(count > 50)
    answer = try await bench.ask(#"{"do":"state","since":\#(known)}"#)
    #expect(answer["events"] == nil)
    #expect(answer["picture"] == nil)
    bench.flow.push(.closed)
    answer = try await bench.ask(#"{"do":"state","since":\#(known)}"#)
    #expect(answer["requests"]?.list.count == 1)
    #expect(answer["dropped"] != .int(0))
  }

  @Test("names misuse and requests that wait")
  func misuse() async throws {
    bench.flow.push(.sure)
    let misuse = try await bench.ask(#"{"do":"misuse"}"#)["misuse"]
    #expect(misuse?.list.count == 1)
  }

  @Test("lists its commands, and speaks the Model Context Protocol")
  func protocols() async throws {
    let names = try await bench.ask(#"{"do":"help"}"#)["commands"]?.list.compactMap {
      $0["do"]?.text
    }
    for name in ["tree", "explain", "open", "press", "settle", "leaks", "export"] {
      #expect(names?.contains(name) == true)
    }
    func rpc(_ text: String) async -> String { await bench.inspector.answerMCP(text) ?? "none" }
    #expect(
      await rpc(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"x"}}"#)
        .contains(#""protocolVersion":"x""#))
    #expect(
      await rpc(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == "none")
    #expect(await rpc(#"{"id":2,"method":"tools/list"}"#).contains(#""name":"leaks""#))
    let called = await rpc(#"{"id":"a","method":"tools/call","params":{"name":"tree"}}"#)
    #expect(called.contains(#"ShopFlow (stack)"#))
    #expect(called.contains(#""id":"a""#))
    let refused = await rpc(
      #"{"id":3,"method":"tools/call","params":{"name":"press","arguments":{"what":"back"}}}"#)
    #expect(refused.contains(#""isError":true"#))
    #expect(await rpc("no").contains("-32700"))
    #expect(await rpc(#"{"id":4,"method":"x"}"#).contains("-32601"))
  }
}
