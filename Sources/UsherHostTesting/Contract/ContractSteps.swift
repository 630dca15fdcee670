@_spi(Hosting) import Usher

/// A stack that neither a verb nor the end of a child can shorten: only the user goes back.
@MainActor
final class ContractSteps: ContractCoordinator {
  let name: String
  let cast: ContractCast
  let navigation: NavigationModel<ContractRoute>
  var onChildEnd: (@MainActor (String, Ending<Void>) -> Void)?

  init(_ name: String = "root", _ cast: ContractCast) {
    self.name = name
    self.cast = cast
    navigation = NavigationModel(
      StepRules(), start: [.screen("\(name)1"), .flow("\(name)A"), .screen("\(name)3")])
    cast.add(self)
  }
}

/// The rules of a stack whose places stay where a stack's would be removed.
private struct StepRules: ContainerRules {
  static let traits = ContainerTraits(
    name: "stack", hostKind: .stack, arrangement: .layered, continuesStack: true)

  func back(from place: Node, in container: Container) -> BackStep { .unavailable }
}
