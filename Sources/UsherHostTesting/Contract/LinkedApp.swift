import Usher
import UsherLinks

/// Tabs for signed-in users, or one screen at a time for every user.
@MainActor
final class LinkedApp: LinkedCoordinator, RouteGuard {
  static let links = Links<ContractRoute>(
    from: "https://contract.example", "contract:",
    links: [
      RouteLink("tabs/:name", ContractRoute.tabs, to: LinkedTabs.self),
      RouteLink(":name", ContractRoute.screen),
    ])

  let name = "root"
  let cast: ContractCast
  let navigation = Switcher<ContractRoute>(.tabs("main"))
  var onChildEnd: (@MainActor (String, Ending<Void>) -> Void)?
  /// True if the tabs may be entered; otherwise the request waits for a log in.
  var isOpen: Bool

  init(_ cast: ContractCast, isOpen: Bool = true) {
    self.cast = cast
    self.isOpen = isOpen
    cast.add(self)
  }

  func decision(for route: ContractRoute) -> RouteDecision<ContractRoute> {
    guard case .tabs = route else { return .allow }
    return .require(isOpen, else: .redirect(to: .screen("login"), remembering: true))
  }
}
