import Usher

/// Four pages, of which the second is a stack.
@MainActor
final class ContractPages: ContractCoordinator {
  let name: String
  let cast: ContractCast
  let navigation: Pages<ContractRoute>
  var onChildEnd: (@MainActor (String, Ending<Void>) -> Void)?

  init(_ name: String = "root", _ cast: ContractCast) {
    self.name = name
    self.cast = cast
    navigation = Pages(
      .screen("\(name)A"), .flow("\(name)B"), .screen("\(name)C"), .screen("\(name)D"))
    cast.add(self)
  }
}
