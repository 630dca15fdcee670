import Usher
import UsherLinks

/// Searches for a place and looks at it on a map; gives back the one that was confirmed.
final class SearchPathCoordinator: Coordinator, Linkable {
  // navigation:begin
  enum Route: Codable, Hashable { case searchPath, map(Place) }
  /// A place that is looked at to choose it has no address: it is a step of what is being written.
  static let links: Links<Route> = [RouteLink("", .searchPath)]
  typealias Output = Place

  let navigation = Stack<Route>(.searchPath)
  private let services: Services

  init(_ services: Services) { self.services = services }

  func destination(for route: Route) -> Destination {
    switch route {
    case .searchPath: .screen(SearchPathModel(services) { self.push(.map($0)) })
    case .map(let place):
      .screen(MapModel(place, search: services.places) { self.finish($0) })
    }
  }
  // navigation:end
}
