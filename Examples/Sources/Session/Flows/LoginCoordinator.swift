import Usher

/// Logging in; returns the session.
final class LoginCoordinator: Coordinator {
  enum Route: Codable { case login }
  typealias Output = LiveSession

  let navigation = Stack<Route>(.login)
  private let services: AppServices
  private let end: SessionEnd

  init(_ services: AppServices, after end: SessionEnd) {
    self.services = services
    self.end = end
  }

  func destination(for route: Route) -> Destination {
    .screen(LoginModel(services, after: end, navigation: self))
  }
}

extension LoginCoordinator: LoginNavigation {
  func loggedIn(_ session: LiveSession) { finish(session) }
}
