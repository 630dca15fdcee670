import UsherTesting

@_spi(Hosting) @testable import Usher

/// The questions that the flows and pages of a test have asked.
@MainActor
final class Gates {
  private var open: [String: CheckedContinuation<Bool, Never>] = [:]

  func ask(_ name: String) async -> Bool { await withCheckedContinuation { open[name] = $0 } }

  func asked(_ name: String) async {
    while open[name] == nil, !Task.isCancelled { await Task.yield() }
  }

  /// Answers a question, and waits until that has had its effect.
  func answer(_ name: String, _ isAllowed: Bool = true, in host: InMemoryHost) async {
    await asked(name)
    let (guards, count) = (host.tree.engine.guards, host.tree.engine.guards.questions.count)
    open.removeValue(forKey: name)?.resume(returning: isAllowed)
    while count > 0, guards.questions.count >= count, !Task.isCancelled { await Task.yield() }
  }
}

/// A page that asks before it is left.
final class GatedPage: LeaveGuard {
  private let route: String
  private let gates: Gates

  init(_ route: String, _ gates: Gates) {
    (self.route, self.gates) = (route, gates)
  }

  var leavePolicy: LeavePolicy { .ask }
  func confirmLeave() async -> Bool { await gates.ask(route) }
}

/// A flow whose routes with "?" ask before they are entered, and those with "!" before they are left.
@MainActor
protocol GatedFlow: Coordinator, RouteGuard where Route == String {
  var gates: Gates { get }
}

extension GatedFlow {
  func destination(for route: String) -> Destination {
    .screen(route.contains("!") ? GatedPage(route, gates) : MixedPage())
  }

  func decision(for route: String) -> RouteDecision<String> {
    guard route.contains("?") else { return .allow }
    return .ask { [gates] in await gates.ask(route) ? .allow : .refuse("no") }
  }
}

final class GatedTabs: GatedFlow {
  let gates: Gates
  let navigation: Tabs<String>

  init(_ gates: Gates, _ routes: [String]) {
    (self.gates, navigation) = (gates, Tabs(routes))
  }
}

final class GatedPages: GatedFlow {
  let gates: Gates
  let navigation: Pages<String>

  init(_ gates: Gates, _ routes: [String], at position: Int = 0, empty: String? = nil) {
    (self.gates, navigation) = (gates, Pages(routes, startingAt: position, whenEmpty: empty))
  }
}

final class GatedStack: GatedFlow {
  let gates: Gates
  let navigation: Stack<String>

  init(_ gates: Gates, _ first: String) {
    (self.gates, navigation) = (gates, Stack(first))
  }
}

final class GatedSplit: GatedFlow {
  let gates: Gates
  let navigation: Split<String>

  init(_ gates: Gates, _ routes: [String]) {
    self.gates = gates
    navigation = Split(routes, columns: [.sidebar, .content, .detail]) { route in
      route.hasPrefix("s") ? .sidebar : route.hasPrefix("c") ? .content : .detail
    }
  }
}
