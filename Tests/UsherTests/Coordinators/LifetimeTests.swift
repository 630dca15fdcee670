import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Lifetimes")
struct LifetimeTests {
  private typealias Weak = LifetimeWitness

  @Test("A coordinator lives exactly as long as its node, in every kind of container")
  func asLongAsTheEntry() {
    let alive = Weak()
    let root = TrialStack(
      "home",
      [
        "stack": { _ in .flow(alive.engineObserver(TrialStack("a"))) { _ in } },
        "tabs": { _ in
          .flow(
            alive.engineObserver(
              TrialTabs(
                Tabs("one", "two"),
                ["one": { _ in .flow(alive.engineObserver(TrialStack("b"))) { _ in } }]
              ))
          ) { _ in }
        },
        "switcher": { _ in
          .flow(
            alive.engineObserver(
              TrialSwitcher(
                "one", ["one": { _ in .flow(alive.engineObserver(TrialStack("c"))) { _ in } }])
            )
          ) { _ in }
        },
      ])
    let host = InMemoryHost(root)
    for route in ["stack", "tabs", "switcher"] {
      for presents in [false, true] {
        if presents { root.present(route) } else { root.push(route) }
        #expect(alive.count == (route == "stack" ? 1 : 2))
        if presents { root.dismiss() } else { root.pop() }
        #expect(alive.count == 0, "\(route), presented: \(presents)")
      }
    }
    root.push("switcher")
    root.child(TrialSwitcher.self)?.show("two")
    #expect(alive.count == 1, "the switcher is there, what it showed is not")
    root.replace(with: "tabs")
    #expect(alive.count == 2)
    host.tree.close()
    #expect(alive.count == 0)
    #expect(host.leaks == ["TrialStack"], "the root, which this test holds")
  }

  @Test("Screens may hold their coordinator strongly, through closures too: nothing leaks")
  func strongSelf() {
    final class Button {
      let tap: @MainActor () -> Void
      init(_ tap: @escaping @MainActor () -> Void) { self.tap = tap }
    }
    let alive = Weak()
    let root = TrialStack(
      "home",
      [
        "child": { parent in
          let child = alive.engineObserver(
            TrialStack(
              "button",
              [
                "button": { own in
                  .screen(
                    Button {
                      own.push("next")
                      parent.push("never")
                    })
                }
              ]))
          return .flow(child, onEnd: { _ in child.push("too late") })
        }
      ])
    let host = InMemoryHost(root)
    root.push("child")
    #expect(host.topScreen is Button)
    #expect(alive.count == 1)
    host.user.tapBack()
    #expect(alive.count == 0)
    host.expectNothingLeaked()
  }

  @Test("A coordinator that is never attached is released at once")
  func neverAttached() {
    let alive = Weak()
    _ = alive.engineObserver(TrialStack("a"))
    #expect(alive.count == 0)
  }

  @Test("Releasing a host releases everything in it")
  func hostLetGo() async {
    let alive = Weak()
    weak var page: AnyObject?
    await withCheckedContinuation { continuation in
      let root = alive.engineObserver(
        TrialStack(
          "home", ["child": { _ in .flow(alive.engineObserver(TrialStack("first"))) { _ in } }]))
      let host = InMemoryHost(root) { _ in continuation.resume() }
      root.push("child")
      root.present("child")
      page = host.topScreen
      #expect(alive.count == 3)
      #expect(page != nil)
      withExtendedLifetime(host) {}
    }
    #expect(alive.count == 0)
    #expect(page == nil)
  }

  @Test("A closed tree ignores later verbs and actions of the user")
  func closedTree() {
    let root = TrialStack("home")
    let host = InMemoryHost(root)
    root.push("second")
    root.present("sheet")
    host.tree.close()
    let events = host.ended.count
    root.push("third")
    root.present("sheet")
    host.tree.close()
    #expect(host.ended.count == events)
    #expect(host.tree.description == "")
    #expect(!host.tree.isLive)
    #expect(host.disagreements == [])
    #expect(host.topScreen == nil)
    #expect(!host.user.seesBackButton)
  }

  @Test("A screen lives until its exit transition ends; its flow's result was delivered before")
  func exitTransition() {
    var values: [Int] = []
    let alive = Weak()
    let root = TrialStack(
      "home",
      ["child": { _ in .flow(alive.engineObserver(TrialStack("first"))) { values.append($0) } }])
    let host = InMemoryHost(root, transitions: .stepped)
    host.finishTransitions()
    root.push("child")
    host.finishTransition()
    weak let page = host.topScreen
    root.child(TrialStack.self)?.finish(7)
    #expect(host.isTransitioning)
    #expect(values == [7], "the result does not wait")
    #expect(host.tree.description == "TrialStack (stack)\n  home: TrialPage")
    #expect(page != nil, "a person still sees it")
    host.finishTransition()
    #expect(!host.isTransitioning)
    #expect(page == nil)
    #expect(alive.count == 0)
    host.expectNothingLeaked()
  }

  @Test("The same for a modal with a stack of its own")
  func exitTransitionOfModal() {
    let alive = Weak()
    let root = TrialStack(
      "home",
      ["child": { _ in .flow(alive.engineObserver(TrialStack(Stack("first", "second")))) { _ in } }]
    )
    let host = InMemoryHost(root, transitions: .stepped)
    host.finishTransitions()
    root.present("child")
    host.finishTransitions()
    weak let page = host.topScreen
    root.dismiss()
    #expect(host.endings().last == "child (dismissed)")
    #expect(page != nil)
    host.finishTransitions()
    #expect(page == nil)
    #expect(alive.count == 0)
    host.expectNothingLeaked()
  }

  @Test("lifetime() runs from the start and is cancelled at the end")
  func lifetime() async {
    let log = Log()
    let root = TrialStack("home", ["child": { _ in .flow(Listening(log)) }])
    let host = InMemoryHost(root)
    root.push("child")
    await log.reaches("started")
    host.user.swipeBack()
    await log.reaches("cancelled")
    #expect(log.lines == ["started", "cancelled"])
    #expect(host.leaks == [])
  }

  @MainActor
  private final class Log {
    private(set) var lines: [String] = []
    private var waiting: (String, CheckedContinuation<Void, Never>)?

    func add(_ line: String) {
      lines.append(line)
      guard let (expected, continuation) = waiting, expected == line else { return }
      waiting = nil
      continuation.resume()
    }

    func reaches(_ line: String) async {
      guard !lines.contains(line) else { return }
      await withCheckedContinuation { waiting = (line, $0) }
    }
  }

  private final class Listening: Coordinator {
    enum Route { case only }

    let navigation = Stack<Route>(.only)
    private let log: Log

    init(_ log: Log) { self.log = log }

    func destination(for route: Route) -> Destination { .screen(TrialPage("only", of: self)) }

    func lifetime() async {
      let (endless, feed) = AsyncStream.makeStream(of: Int.self)
      log.add("started")
      for await _ in endless {}
      withExtendedLifetime(feed) {}
      log.add(Task.isCancelled ? "cancelled" : "ran out")
    }
  }
}

/// Counts objects, and those that are still alive.
@MainActor
final class LifetimeWitness {
  private var seen: [WeakObject] = []

  func engineObserver<Object: AnyObject>(_ object: Object) -> Object {
    seen.append(WeakObject(object))
    return object
  }

  var count: Int { seen.count { $0.object != nil } }

  private struct WeakObject {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }
}
