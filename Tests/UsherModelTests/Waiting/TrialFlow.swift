@_spi(Hosting) @testable import Usher

/// What the flows of a trial share: who asks at the moment, and the results that they had.
@MainActor
final class TrialRules {
  struct Asking: OptionSet, Hashable, CustomStringConvertible {
    let rawValue: Int
    static let entering = Asking(rawValue: 1)
    static let leaving = Asking(rawValue: 2)

    var description: String {
      self == .entering ? "entering" : self == .leaving ? "leaving" : "both"
    }
  }

  var asking: Asking = []
  var redirects: [String: String] = [:]
  /// Flows that are made beforehand, by their routes.
  var children: [String: any TrialCoordinator] = [:]
  var results: [String] = []

  func destination(for route: String) -> Destination {
    var child = children.removeValue(forKey: route)
    if child == nil, route.hasPrefix("kid") { child = TrialFlow(Stack("k1", "k2"), self) }
    guard let child else { return .screen(TrialPage(self)) }
    return flow(child, at: route)
  }

  private func flow(_ child: some TrialCoordinator, at route: String) -> Destination {
    .flow(child, onEnd: { [self] ending in results.append("\(route) \(ending.cause)") })
  }
}

@MainActor
protocol TrialCoordinator: Coordinator where Route == String, Output == Void {}

/// A flow of any model whose routes are names.
///
/// Routes that begin with "kid" lead to a child flow with two places, other routes to a page.
class TrialFlow<Model: NavigationModel<String>>: TrialCoordinator {
  typealias Route = String
  typealias Output = Void
  let navigation: Model
  let rules: TrialRules

  init(_ navigation: Model, _ rules: TrialRules) {
    (self.navigation, self.rules) = (navigation, rules)
  }

  func destination(for route: String) -> Destination { rules.destination(for: route) }
}

/// The same, with a guard that asks while the rules say so.
final class GuardedTrialFlow<Model: NavigationModel<String>>: TrialFlow<Model>, RouteGuard {
  func decision(for route: String) -> RouteDecision<String> {
    if let other = rules.redirects[route] { return .redirect(to: other, remembering: true) }
    // The trial answers in place of the guard, before this task runs.
    return rules.asking.contains(.entering) ? .ask { .refuse("no answer") } : .allow
  }
}

/// A page that asks before it is left while the rules say so.
private final class TrialPage: LeaveGuard {
  private let rules: TrialRules

  init(_ rules: TrialRules) { self.rules = rules }

  var leavePolicy: LeavePolicy { rules.asking.contains(.leaving) ? .ask : .allow }
  func confirmLeave() async -> Bool { false }
}
