import Testing
import Usher
import UsherTesting

/// A switcher that may ask before `main` is entered.
private final class MemorySwitcher: Coordinator, RouteGuard {
  enum Route: Hashable { case main, logIn, help }
  let navigation: Switcher<Route>
  var asks = false
  private(set) var timesAsked = 0

  init(_ first: Route) { navigation = Switcher(first) }

  func destination(for route: Route) -> Destination { .screen(TrialPage("\(route)")) }

  func decision(for route: Route) -> RouteDecision<Route> {
    guard asks, route == .main else { return .allow }
    return .ask {
      self.timesAsked += 1
      return .allow
    }
  }
}

/// The same without a guard.
private final class PlainSwitcher: Coordinator {
  typealias Route = MemorySwitcher.Route
  let navigation = Switcher<Route>(.main)

  func destination(for route: Route) -> Destination { .screen(TrialPage("\(route)")) }
}

@MainActor
@Suite("Remembered places in transactions", .timeLimit(.minutes(10)))
struct TransactionMemoryTests {
  @Test(
    "A place that was forgotten before is not resumed, and nothing is asked",
    arguments: [false, true])
  func forgotten(asks: Bool) {
    let flow = MemorySwitcher(.main)
    let host = InMemoryHost(flow)
    flow.show(.logIn, remembering: true)
    #expect(flow.rememberedRoute == .main)
    flow.asks = asks
    var handle: NavigationHandle?
    flow.transaction {
      flow.forgetRememberedRoute()
      handle = flow.resume(orElse: .help)
    }
    #expect(handle?.currentOutcome == .settled)
    #expect(flow.navigation.current == .help)
    #expect(flow.timesAsked == 0)
    #expect(host.disagreements == [])
  }

  @Test("What verbs remember and forget is read at once, with a guard as without")
  func read() {
    let (plain, guarded) = (PlainSwitcher(), MemorySwitcher(.main))
    let hosts = (InMemoryHost(plain), InMemoryHost(guarded))
    var seen: [MemorySwitcher.Route?] = []
    plain.transaction {
      plain.show(.logIn, remembering: true)
      seen.append(plain.rememberedRoute)
      plain.resume()
      seen += [plain.rememberedRoute, plain.navigation.current]
      plain.show(.logIn, remembering: true)
      plain.forgetRememberedRoute()
      seen.append(plain.rememberedRoute)
    }
    guarded.transaction {
      guarded.show(.logIn, remembering: true)
      #expect(guarded.rememberedRoute == seen[0])
      guarded.resume()
      #expect([guarded.rememberedRoute, guarded.navigation.current] == Array(seen[1...2]))
      guarded.show(.logIn, remembering: true)
      guarded.forgetRememberedRoute()
      #expect(guarded.rememberedRoute == seen[3])
    }
    #expect(seen == [.main, nil, .main, nil])
    #expect(hosts.0.tree.description.dropFirst(13) == hosts.1.tree.description.dropFirst(14))
  }

  @Test("A caller of run waits for its place through a refused transaction that resumes")
  func waiting() async throws {
    let flow = MemoryStack()
    let host = InMemoryHost(flow)
    let task = Task { try await flow.run(pushing: .child, returning: Int.self) }
    await host.until { flow.rememberedRoute == .child }
    flow.isClosed = false
    var handle: NavigationHandle?
    flow.transaction {
      flow.resume()
      #expect(flow.rememberedRoute == nil)
      handle = flow.push(.forbidden)
    }
    #expect(handle?.currentOutcome == .refused(by: "MemoryStack: forbidden"))
    #expect(flow.rememberedRoute == .child)
    flow.transaction {
      flow.resume()
      #expect(flow.rememberedRoute == nil)
      #expect(flow.navigation.routes == [.home, .logIn, .child])
    }
    #expect(flow.rememberedRoute == nil)
    flow.child(TrialStack.self)?.finish(3)
    #expect(try await task.value == 3)
  }

  @Test("A flow that has finished in a transaction is replaced without being asked")
  func concluded() {
    let flow = AskingParent()
    let host = InMemoryHost(flow)
    var handles: [NavigationHandle] = []
    flow.transaction {
      if let child = flow.child(AskingChild.self) { handles.append(child.finish()) }
      handles.append(flow.show(1))
    }
    #expect(handles.map(\.currentOutcome) == [.settled, .settled])
    #expect(flow.navigation.current == 1)
    #expect(host.disagreements == [])
  }

  /// A stack that redirects to the log in until it is open.
  private final class MemoryStack: Coordinator, RouteGuard {
    enum Route: Hashable { case home, logIn, child, forbidden }
    let navigation = Stack<Route>(.home)
    var isClosed = true

    func destination(for route: Route) -> Destination {
      route == .child ? .flow(TrialStack("c")) { _ in } : .screen(TrialPage("\(route)"))
    }

    func decision(for route: Route) -> RouteDecision<Route> {
      switch route {
      case .child where isClosed: .redirect(to: .logIn, remembering: true)
      case .forbidden: .refuse("forbidden")
      default: .allow
      }
    }
  }

  private final class AskingParent: Coordinator {
    let navigation = Switcher(0)
    func destination(for route: Int) -> Destination {
      route == 0 ? .flow(AskingChild()) : .screen(TrialPage("\(route)"))
    }
  }

  private final class AskingChild: Coordinator, LeaveGuard {
    let navigation = Stack(0)
    let leavePolicy = LeavePolicy.ask
    func destination(for route: Int) -> Destination { .screen(TrialPage("\(route)")) }
    func confirmLeave() async -> Bool { false }
  }
}
