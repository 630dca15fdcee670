import Usher

/// The app's root flow, for whoever shows it.
@MainActor
package func makeEarlyBuddy(_ services: Services) -> some Coordinator<Void> {
  MainCoordinator(services)
}
