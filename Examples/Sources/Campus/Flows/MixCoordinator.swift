import Usher
import UsherLinks

/// A whole navigation stack, presented and dismissed as one; returns the mixed colour.
final class MixCoordinator: Coordinator, Linkable {
  enum Route: Codable, Hashable { case first, second(after: Hue) }
  static let links: Links<Route> = [RouteLink("", .first), RouteLink(":hue", Route.second)]
  typealias Output = Hue

  let navigation = Stack<Route>(.first)

  func destination(for route: Route) -> Destination {
    switch route {
    case .first: .screen(MixModel { self.push(.second(after: $0)) })
    case .second(let first): .screen(MixModel(first) { self.finish(first.mixed(with: $0)) })
    }
  }
}
