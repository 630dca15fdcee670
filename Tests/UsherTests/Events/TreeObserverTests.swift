import Testing
import Usher
import UsherTesting

@MainActor
@Suite("A root that observes its tree", .timeLimit(.minutes(10)))
struct TreeObserverTests {
  @Test("It receives everything from its own start to its own end")
  func everything() {
    let log = Log()
    let host = InMemoryHost(Flow("root", log))
    host.tree.close()
    #expect(
      log.lines.prefix(3) == [
        "root: request !1 start Flow by host", "root: started Flow", "root: started a: Page",
      ])
    #expect(log.lines.last == "root: ended Flow (host closed)")
    #expect(log.lines == host.events.dropLast().map { "root: \($0)" })
    #expect(host.events.last?.description == "settled !2")
    #expect(host.leaks.isEmpty)
  }

  @Test("A flow below the root receives nothing")
  func below() {
    let log = Log()
    let root = Flow("root", log)
    let host = InMemoryHost(root)
    root.push("child")
    #expect(host.tree.description.contains("child: Flow"))
    #expect(log.lines.allSatisfy { $0.hasPrefix("root: ") })
  }

  @Test("Verbs that it calls follow the reported event")
  func verbs() {
    let log = Log()
    let root = Flow("root", log)
    log.onLine = { line in
      if line == "root: started b: Page" { root.push("c") }
    }
    let host = InMemoryHost(root)
    root.push("b")
    host.expectTree(
      """
      Flow (stack)
        a: Page
        b: Page
        c: Page
      """)
    log.onLine = nil
  }

  private final class Log {
    var lines: [String] = []
    var onLine: ((String) -> Void)?

    func add(_ line: String) {
      lines.append(line)
      onLine?(line)
    }
  }

  private final class Page {}

  private final class Flow: Coordinator, TreeObserver {
    let navigation = Stack<String>("a")
    private let name: String
    private let log: Log

    init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }

    func destination(for route: String) -> Destination {
      switch route {
      case "child": .flow(Flow("child", log))
      default: .screen(Page())
      }
    }

    func happened(_ event: TreeEvent) { log.add("\(name): \(event)") }
  }
}
