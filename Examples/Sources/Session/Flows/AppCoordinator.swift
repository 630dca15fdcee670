import Usher
import UsherLinks
import UsherSnapshots

/// The introduction once, then log in or the tabs: one at a time, with nothing left of the other.
final class AppCoordinator: Coordinator, RouteGuard, Linkable, TreeObserver {
  enum Route: Codable, Hashable { case introduction, login(SessionEnd), main }
  static let links = Links<Route>(
    from: "https://usher.example.org/session", "session:",
    links: [
      RouteLink("", .main, to: MainCoordinator.self), RouteLink("login/:end", Route.login),
      RouteLink("introduction", .introduction),
    ])

  let navigation = Switcher<Route>(.main)
  private let services: AppServices
  private let activity = Activity()
  private var session: LiveSession?
  private var person: String?
  private var hasSeenIntroduction = false

  init(_ services: AppServices) { self.services = services }

  /// Every other place needs the introduction, once, and a log in; then the request resumes.
  func decision(for route: Route) -> RouteDecision<Route> {
    let wasIntroduced = hasSeenIntroduction || services.preferences.hasSeenIntroduction
    let first: Route = wasIntroduced ? .login(.notBegun) : .introduction
    return switch route {
    case .main: .require(session != nil, else: .redirect(to: first, remembering: true))
    case .introduction, .login: .require(session == nil, else: .redirect(to: .main))
    }
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .introduction:
      .flow(IntroductionCoordinator(services.preferences)) {
        self.hasSeenIntroduction = true
        self.resume(orElse: .main)
      }
    case .login(let end): .flow(LoginCoordinator(services, after: end), onFinish: goOn)
    case .main:
      if let session {
        .flow(MainCoordinator(session, services, activity), onFinish: logIn)
      } else {
        .flow(LoginCoordinator(services, after: .notBegun), onFinish: goOn)
      }
    }
  }

  private func logIn(after end: SessionEnd) {
    session = nil
    show(.login(end), remembering: end != .loggedOut)
  }

  /// Restores the places of the same user; another user starts at the beginning.
  private func goOn(_ session: LiveSession) {
    if let person, person != session.person { forgetRememberedRoute() }
    self.session = session
    person = session.person
    resume(orElse: .main)
  }

  func happened(_ event: TreeEvent) { activity.note(event) }
}

// The user's name is saved, but no session: after a restart the user logs in, and returns to the
// same place if the name is the same.
extension AppCoordinator: StateSaving {
  var savedState: String? {
    get { person }
    set { person = newValue }
  }
}
