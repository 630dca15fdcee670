import Usher

/// The app's root flow, for whoever shows it.
@MainActor
package func makeCampus() -> some Coordinator<Void> { AppCoordinator() }
