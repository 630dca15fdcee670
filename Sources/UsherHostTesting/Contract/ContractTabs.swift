import Usher

/// Two stacks in tabs.
@MainActor
final class ContractTabs: ContractCoordinator {
  let name: String
  let cast: ContractCast
  let navigation: Tabs<ContractRoute>
  var onChildEnd: (@MainActor (String, Ending<Void>) -> Void)?

  init(_ name: String = "root", _ cast: ContractCast) {
    self.name = name
    self.cast = cast
    navigation = Tabs(.flow("\(name)L"), .flow("\(name)R"))
    cast.add(self)
  }
}
