import Usher

/// A stack of places.
@MainActor
final class ContractFlow: ContractCoordinator {
  let name: String
  let cast: ContractCast
  let navigation: Stack<ContractRoute>
  var onChildEnd: (@MainActor (String, Ending<Void>) -> Void)?

  init(_ name: String = "root", _ cast: ContractCast) {
    self.name = name
    self.cast = cast
    navigation = Stack(.screen("\(name)1"))
    cast.add(self)
  }
}
