import Usher

/// The app's root flow, for whoever shows it.
@MainActor
package func makePractice() -> some Coordinator<Void> { MainCoordinator() }
