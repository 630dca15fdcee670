import Usher

/// One of two stacks at a time.
@MainActor
final class ContractSwitcher: ContractCoordinator {
  let name: String
  let cast: ContractCast
  let navigation: Switcher<ContractRoute>
  var onChildEnd: (@MainActor (String, Ending<Void>) -> Void)?

  init(_ name: String = "root", _ cast: ContractCast) {
    self.name = name
    self.cast = cast
    navigation = Switcher(.flow("\(name)A"))
    cast.add(self)
  }
}
