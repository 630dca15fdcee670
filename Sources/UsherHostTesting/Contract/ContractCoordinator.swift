import Usher

/// The interface of all flows of a scenario: they can form any tree.
@MainActor
protocol ContractCoordinator: Coordinator where Route == ContractRoute, Output == Void {
  var name: String { get }
  /// All objects of the scenario.
  var cast: ContractCast { get }
  /// Called with each child's ending, inside the change.
  var onChildEnd: (@MainActor (String, Ending<Void>) -> Void)? { get set }
}

extension ContractCoordinator {
  func destination(for route: ContractRoute) -> Destination {
    switch route {
    case .screen(let name):
      return .screen(cast.screen(name))
    case .barless(let name):
      let screen = cast.screen(name)
      screen.hidesBar = true
      return .screen(screen)
    case .fixed(let name):
      let screen = cast.screen(name)
      screen.isFixed = true
      return .screen(screen)
    case .flow(let name):
      return .flow(ContractFlow(name, cast), onEnd: { self.ended(name, $0) })
    case .tabs(let name):
      return .flow(ContractTabs(name, cast), onEnd: { self.ended(name, $0) })
    case .pages(let name):
      return .flow(ContractPages(name, cast), onEnd: { self.ended(name, $0) })
    case .split(let name):
      return .flow(ContractSplit(name, cast), onEnd: { self.ended(name, $0) })
    case .switcher(let name):
      return .flow(ContractSwitcher(name, cast), onEnd: { self.ended(name, $0) })
    case .alert(let name):
      return .alert(
        AlertContent(name, .cancel("No"), .destructive("Yes") { self.cast.note("\(name) yes") }))
    }
  }

  func ended(_ name: String, _ ending: Ending<Void>) {
    cast.note("\(name) \(ending.cause)")
    onChildEnd?(name, ending)
  }
}
