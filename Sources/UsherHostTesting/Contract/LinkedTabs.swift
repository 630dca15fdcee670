import Usher
import UsherLinks

/// Two stacks in tabs.
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
