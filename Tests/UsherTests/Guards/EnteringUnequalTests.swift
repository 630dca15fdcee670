import Testing
import Usher
import UsherTesting

/// A flow whose routes may not equal themselves.
private final class SpotFlow: Coordinator, RouteGuard {
  enum Route: Equatable {
    case start
    case spot(Double)
    case elusive(Elusive)
  }

  /// Equals nothing, and reads differently each time.
  final class Elusive: Equatable, CustomStringConvertible {
    private var times = 0
    var description: String {
      times += 1
      return "elusive \(times)"
    }
    static func == (left: Elusive, right: Elusive) -> Bool { false }
  }

  let navigation = Stack<Route>(.start)
  var verdict: @MainActor (Route) -> RouteDecision<Route> = { _ in .allow }
  private(set) var judged = 0

  func destination(for route: Route) -> Destination { .screen(TrialPage("\(route)", of: self)) }

  func decision(for route: Route) -> RouteDecision<Route> {
    judged += 1
    guard route != .start else { return .allow }
    return verdict(route)
  }
}

/// Counts its calls.
@MainActor
private final class Count {
  var value = 0
}

@MainActor
@Suite("Entering: routes that do not equal themselves", .timeLimit(.minutes(10)))
struct EnteringUnequalTests {
  private let flow = SpotFlow()
  private let host: InMemoryHost
  private let count = Count()

  init() {
    host = InMemoryHost(flow, recordsMisuse: false)
  }

  /// Makes the flow ask, allow, and give up after a limit, so that the test ends.
  private func ask() {
    let count = count
    flow.verdict = { _ in
      .ask {
        count.value += 1
        return count.value < 2_000 ? .allow : .refuse("gave up")
      }
    }
  }

  @Test("A route with a nan is asked about once, and entered")
  func nan() async {
    ask()
    let handle = flow.push(.spot(.nan))
    await yieldUntil { handle.currentOutcome != nil }
    #expect(handle.currentOutcome == .settled)
    #expect(count.value == 1)
    #expect(host.top == "spot(nan)")
    #expect(host.misuses == [])
  }

  @Test("Several at once are asked about once each")
  func several() async {
    ask()
    let handle = flow.setRoutes([.start, .spot(.nan), .spot(1), .spot(.nan)])
    await yieldUntil { handle.currentOutcome != nil }
    #expect(handle.currentOutcome == .settled)
    #expect(count.value == 2, "equal ones share a question")
    #expect(flow.navigation.count == 4)
  }

  @Test("Repeated requests for such a route share the question")
  func shared() async {
    ask()
    let handles = [flow.push(.spot(.nan)), flow.push(.spot(.nan))]
    await yieldUntil { handles.allSatisfy { $0.currentOutcome != nil } }
    #expect(handles.map(\.currentOutcome) == [.settled, .settled])
    #expect(count.value == 1)
  }

  @Test("A route that never equals itself is refused after a limit, which is misuse")
  func elusive() async {
    ask()
    let handle = flow.push(.elusive(SpotFlow.Elusive()))
    await yieldUntil { handle.currentOutcome != nil }
    #expect(count.value < 100)
    #expect(host.misuses.count == 1)
    #expect(flow.navigation.routes == [.start])
    if case .refused = handle.currentOutcome {
    } else {
      Issue.record("\(String(describing: handle.currentOutcome))")
    }
  }

  @Test("Redirects between them end as circles do")
  func circle() {
    flow.verdict = { _ in .redirect(to: .spot(.nan)) }
    let handle = flow.push(.spot(.nan))
    #expect(flow.judged < 50)
    #expect(host.misuses.first?.problem.contains("circle: spot(nan) → spot(nan)") == true)
    if case .refused = handle.currentOutcome {
    } else {
      Issue.record("\(String(describing: handle.currentOutcome))")
    }
  }

  @Test("A flow that answers with one more question each time is refused")
  func questions() async {
    let count = count
    func ask() -> RouteDecision<SpotFlow.Route> {
      .ask {
        count.value += 1
        return count.value < 2_000 ? ask() : .allow
      }
    }
    flow.verdict = { _ in ask() }
    let handle = flow.push(.spot(1))
    await yieldUntil { handle.currentOutcome != nil }
    #expect(count.value < 100)
    #expect(flow.navigation.routes == [.start])
  }

  @Test("Verbs that compare routes end with them")
  func verbs() {
    flow.push(.spot(.nan))
    flow.push(unique: .spot(.nan))
    flow.setRoutes([.start, .spot(.nan)])
    #expect(flow.navigation.count == 2)
    flow.pop(to: .spot(.nan))
    #expect(flow.navigation.count == 2)
    #expect(host.disagreements == [])
  }
}
