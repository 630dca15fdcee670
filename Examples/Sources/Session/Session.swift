import Usher

/// The app's root flow, for whoever shows it and says what it needs from outside.
@MainActor
package func makeSession(_ services: AppServices) -> some Coordinator<Void> {
  AppCoordinator(services)
}
