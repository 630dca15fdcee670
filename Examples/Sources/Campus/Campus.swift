import Usher

/// Returns the app's root flow for any host.
@MainActor
package func makeCampus() -> some Coordinator<Void> { AppCoordinator() }
