import Usher

/// The introduction; finishes when the user has read it to its end.
final class IntroductionCoordinator: Coordinator {
  enum Route: Codable { case welcome, sessions }

  let navigation = Stack<Route>(.welcome)
  private let preferences: any Preferences

  init(_ preferences: any Preferences) { self.preferences = preferences }

  func destination(for route: Route) -> Destination {
    switch route {
    case .welcome: .screen(WelcomeModel { self.push(.sessions) })
    case .sessions: .screen(SessionsModel(preferences) { self.finish() })
    }
  }
}
