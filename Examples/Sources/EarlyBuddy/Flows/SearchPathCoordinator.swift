import Usher
import UsherLinks

/// Searches for a place and shows it on a map; returns the confirmed one.
final class SearchPathCoordinator: Coordinator, Linkable {
  // navigation:begin
  enum Route: Codable, Hashable { case searchPath, map(Place) }
  /// The map of a place to choose has no address: it is a step of the form.
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
