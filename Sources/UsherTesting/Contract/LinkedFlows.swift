import Usher
import UsherLinks

/// What the flows of a scenario about links have in common: their places have addresses.
///
/// `/tabs/main/mainL/mainL1/a/sheet/m/m1` is a screen `a` in the left of two tabs, below a sheet `m`.
@MainActor
protocol LinkedCoordinator: ContractCoordinator, Linkable {}

extension LinkedCoordinator {
  func destination(for route: ContractRoute) -> Destination {
    switch route {
    case .screen(let name):
      return .screen(cast.screen(name))
    case .flow(let name), .switcher(let name):
      return .flow(LinkedStack(name, cast), onEnd: { self.ended(name, $0) })
    case .tabs(let name):
      return .flow(LinkedTabs(name, cast), onEnd: { self.ended(name, $0) })
    case .alert(let name):
      return .alert(AlertContent(name, .cancel("No")))
    }
  }
}

/// Tabs for whoever is let in, or a screen at a time for everybody.
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
  /// Whether the tabs may be entered; otherwise they wait for a log in.
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

/// Two stacks beside each other.
@MainActor
final class LinkedTabs: LinkedCoordinator {
  static let links: Links<ContractRoute> = [
    RouteLink(":name", ContractRoute.flow, to: LinkedStack.self)
  ]

  let name: String
  let cast: ContractCast
  let navigation: Tabs<ContractRoute>
  var onChildEnd: (@MainActor (String, Ending<Void>) -> Void)?

  init(_ name: String, _ cast: ContractCast) {
    self.name = name
    self.cast = cast
    navigation = Tabs(.flow("\(name)L"), .flow("\(name)R"))
    cast.add(self)
  }
}

/// Places on top of each other.
@MainActor
final class LinkedStack: LinkedCoordinator {
  static let links: Links<ContractRoute> = [
    RouteLink(":name", ContractRoute.screen),
    RouteLink("flow/:name", ContractRoute.flow, to: LinkedStack.self),
    RouteLink("sheet/:name", ContractRoute.flow, to: LinkedStack.self, as: .sheet),
    RouteLink("ask/:name", ContractRoute.alert, as: .alert),
  ]

  let name: String
  let cast: ContractCast
  let navigation: Stack<ContractRoute>
  var onChildEnd: (@MainActor (String, Ending<Void>) -> Void)?

  init(_ name: String, _ cast: ContractCast) {
    self.name = name
    self.cast = cast
    navigation = Stack(.screen("\(name)1"))
    cast.add(self)
  }
}
