import Usher

/// Returns the app's root flow for any host.
@MainActor
package func makePractice() -> some Coordinator<Void> { MainCoordinator() }
