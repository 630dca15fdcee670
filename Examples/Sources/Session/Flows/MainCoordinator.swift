import Usher
import UsherLinks

/// The tabs of the logged-in user; finishes when the session ends, whatever is open.
final class MainCoordinator: Coordinator, Linkable {
  enum Route: Codable { case letters, activity, account }
  static let links: Links<Route> = [
    RouteLink("letters", .letters, to: LettersCoordinator.self),
    RouteLink("activity", .activity), RouteLink("account", .account),
  ]
  typealias Output = SessionEnd

  let navigation = Tabs<Route>(.letters, .activity, .account)
  private let session: LiveSession
  private let services: AppServices
  private let activity: Activity

  init(_ session: LiveSession, _ services: AppServices, _ activity: Activity) {
    self.session = session
    self.services = services
    self.activity = activity
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .letters: .flow(LettersCoordinator(LetterBox(session)))
    case .activity: .flow(ActivityCoordinator(activity))
    case .account: .flow(AccountCoordinator(session, services.preferences))
    }
  }

  func lifetime() async {
    guard let end = await session.untilEnd() else { return }
    withoutAsking { finish(end) }
  }
}
