import Usher
import UsherLinks

/// The interface of flows in scenarios about links: their places have addresses.
///
/// `/tabs/main/mainL/mainL1/a/sheet/m/m1` is a screen `a` in the left of two tabs, below a sheet `m`.
@MainActor
protocol LinkedCoordinator: ContractCoordinator, Linkable {}

extension LinkedCoordinator {
  func destination(for route: ContractRoute) -> Destination {
    switch route {
    case .screen(let name), .barless(let name), .fixed(let name):
      return .screen(cast.screen(name))
    case .flow(let name), .switcher(let name):
      return .flow(LinkedStack(name, cast), onEnd: { self.ended(name, $0) })
    case .tabs(let name), .pages(let name), .split(let name):
      return .flow(LinkedTabs(name, cast), onEnd: { self.ended(name, $0) })
    case .alert(let name):
      return .alert(AlertContent(name, .cancel("No")))
    }
  }
}
