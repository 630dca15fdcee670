import Usher
import UsherLinks

/// A stack of places.
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
