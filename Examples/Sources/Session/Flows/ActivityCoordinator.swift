import Usher

/// The starts and ends of flows.
final class ActivityCoordinator: Coordinator, ScreenConfiguring {
  enum Route: Codable { case activity }

  let navigation = Stack<Route>(.activity)
  let screenOptions = ScreenOptions(tabItem: TabItem("활동", imageName: "list.bullet"))
  private let activity: Activity

  init(_ activity: Activity) { self.activity = activity }

  func destination(for route: Route) -> Destination {
    .screen(ActivityModel(activity))
  }
}
