import Usher
import UsherLinks

/// Any number of colours on top of each other; equal ones do not share a model.
final class ColoursCoordinator: Coordinator, Linkable, ScreenConfiguring {
  enum Route: Codable, Hashable { case list, colour(Hue) }
  static let links: Links<Route> = [RouteLink("", .list), RouteLink(":hue", Route.colour)]

  let navigation = Stack<Route>(.list)
  let screenOptions = ScreenOptions(tabItem: TabItem("Colours", imageName: "paintpalette"))

  func destination(for route: Route) -> Destination {
    switch route {
    case .list: .screen(ColoursModel { self.push(.colour($0)) })
    case .colour(let hue): .screen(ColourModel(hue) { self.push(.colour($0)) })
    }
  }
}
