import Testing
import Usher
import UsherTesting

@MainActor
@Suite(
  "The leak check: what moves, what never started, and the usual cause", .timeLimit(.minutes(10)))
struct LeakCauseTests {
  @MainActor
  private final class Page {
    var action: @MainActor () -> Void = {}
  }

  /// A stack whose routes keep their screens in different ways.
  private final class Flow: Coordinator {
    enum Route: Hashable { case home, page, keeping, closed }
    let navigation: Stack<Route>
    var kept: Closed? = Closed()

    init(_ first: Route = .home) { navigation = Stack(first) }

    func destination(for route: Route) -> Destination {
      switch route {
      case .home: .screen(Page())
      case .page: .screen(holding())
      case .keeping: .flow(Keeping())
      case .closed: .flow(kept ?? Closed())
      }
    }

    /// A screen that holds the coordinator, which does not hold the screen.
    private func holding() -> Page {
      let page = Page()
      page.action = { self.push(.page) }
      return page
    }
  }

  /// Keeps a model whose closure holds this.
  private final class Keeping: Coordinator {
    let navigation = Stack(0)
    private lazy var model: Page = {
      let page = Page()
      page.action = { self.push(1) }
      return page
    }()

    func destination(for route: Int) -> Destination { .screen(model) }
  }

  /// Refuses its first place.
  private final class Closed: Coordinator, RouteGuard {
    let navigation = Stack(0)

    func destination(for route: Int) -> Destination { .screen(Page()) }
    func decision(for route: Int) -> RouteDecision<Int> { .refuse("closed") }
  }

  @Test("What still moves out is no leak, and is one if it stays")
  func movingOut() {
    let flow = Flow()
    let host = InMemoryHost(flow, transitions: .stepped)
    flow.push(.page)
    flow.push(.keeping)
    host.finishTransitions()
    weak let page = host.topScreen as? Page
    flow.popToRoot()
    #expect(host.isTransitioning)
    #expect(host.leaks == [])
    host.expectNothingLeaked()
    host.finishTransitions()
    #expect(host.leaks == ["keeping: Keeping", "0: Page"])
    page?.action = {}
    #expect(host.leaks == [])
  }

  @Test("A flow that ends while a caller of run goes on is looked for afterwards")
  func resumed() async {
    let flow = Flow()
    let host = InMemoryHost(flow)
    var child: Keeping? = Keeping()
    weak let weakChild = child
    let task = Task { [child] in _ = try? await flow.run(child!) }
    child = nil
    let home = host.topScreen
    await host.until { host.topScreen !== home }
    weak let page = host.topScreen as? Page
    weakChild?.finish()
    await withKnownIssue {
      await host.expectNothingLeaked()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Keeping") }
    }
    page?.action = {}
    await task.value
    await host.expectNothingLeaked()
  }

  @Test("A coordinator that never started is looked for")
  func neverStarted() {
    let flow = Flow()
    let host = InMemoryHost(flow, recordsMisuse: false)
    flow.push(.closed)
    #expect(host.leaks == ["closed: Closed"])
    flow.kept = nil
    #expect(host.leaks == [])
  }

  @Test("A root that never started is looked for")
  func rootNeverStarted() {
    var kept = [Closed()]
    let host = InMemoryHost(kept[0], recordsMisuse: false)
    #expect(host.leaks == ["Closed"])
    kept = []
    #expect(host.leaks == [])
  }

  @Test("A coordinator that was not started because it is elsewhere in the tree is no leak")
  func attachedTwice() {
    let child = TwiceFlow()
    let flow = TwiceFlow(child)
    let host = InMemoryHost(flow, recordsMisuse: false)
    flow.push(1)
    flow.push(1)
    #expect(flow.navigation.count == 2)
    #expect(host.leaks == [])
  }

  private final class TwiceFlow: Coordinator {
    let navigation = Stack(0)
    private weak var child: TwiceFlow?
    init(_ child: TwiceFlow? = nil) { self.child = child }

    func destination(for route: Int) -> Destination {
      if route == 1, let child { .flow(child) } else { .screen(Page()) }
    }
  }

  @Test("The message about a leaked coordinator names the model that it keeps, and what to write")
  func cause() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.push(.keeping)
    weak let page = host.topScreen as? Page
    flow.pop()
    withKnownIssue {
      host.expectNothingLeaked()
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix(
          """
          Still alive after their end: keeping: Keeping, 0: Page. A variable of the test may hold one. So may a \
          model that the coordinator keeps and whose closure holds the coordinator, as in \
          `lazy var model = Act { self.push(.next) }`: write `Act { [weak self] in self?.push(.next) }`, or make \
          the model in destination(for:)
          """)
      }
    }
    page?.action = {}
    host.expectNothingLeaked()
  }

  @Test("The message about a leaked screen alone does not speak of coordinators")
  func screenOnly() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.push(.home)
    var kept = host.topScreen
    flow.pop()
    withKnownIssue {
      host.expectNothingLeaked()
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue
          == "Still alive after their end: home: Page. A variable of the test may hold one"
      }
    }
    kept = nil
    #expect(kept == nil)
  }
}
