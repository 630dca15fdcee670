import Observation
import UIKit
import Usher
import UsherUIKit

/// Tabs whose declarations the test changes.
@Observable @MainActor
final class OptionFlow: Coordinator {
  enum Route: String, CaseIterable { case home, library, search, friends, news, shop }
  let navigation = Tabs<Route>(.home, .library, .search)
  var options: [Route: TabOptions] = [:]
  var player: Player?
  var minimizing: TabBarMinimizing?
  /// What the tabs decide about one of them.
  @ObservationIgnored var decisions: [Route: RouteDecision<Route>] = [:]
  /// How often a host has read what is declared of the bar.
  @ObservationIgnored private(set) var readings = 0

  func destination(for route: Route) -> Destination {
    .screen(Model(route.rawValue))
  }
}

extension OptionFlow: RouteGuard {
  func decision(for route: Route) -> RouteDecision<Route> { decisions[route] ?? .allow }
}

extension OptionFlow: TabsConfiguring {
  var tabBarMinimizing: TabBarMinimizing? {
    readings += 1
    return minimizing
  }
  var tabAccessory: AnyObject? { player }
  func tabOptions(for route: Route) -> TabOptions { options[route] ?? TabOptions() }
}

/// The object of an accessory.
@Observable @MainActor
final class Player {
  var song = "silence"
  let open: @MainActor () -> Void
  init(open: @escaping @MainActor () -> Void = {}) { self.open = open }
}

final class PlayerController: UIViewController {
  let label = UILabel()
}
