import Usher
import UsherLinks

/// Two screens of one flow: Back from the second does not end it, Back from the first does.
final class FirstCoordinator: Coordinator, Linkable {
  enum Route: Codable, Hashable { case first, firstSub }
  static let links: Links<Route> = [RouteLink("", .first), RouteLink("sub", .firstSub)]

  let navigation = Stack<Route>(.first)

  func destination(for route: Route) -> Destination {
    switch route {
    case .first: .screen(FirstModel(onNext: { self.push(.firstSub) }))
    case .firstSub: .screen(FirstSubModel(onDone: { self.finish() }))
    }
  }
}
