import Usher

/// Returns the app's root flow for any host.
@MainActor
package func makeEarlyBuddy(_ services: Services) -> some Coordinator<Void> {
  MainCoordinator(services)
}
