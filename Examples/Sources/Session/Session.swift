import Usher

/// Returns the app's root flow, with its services.
@MainActor
package func makeSession(_ services: AppServices) -> some Coordinator<Void> {
  AppCoordinator(services)
}
