import Usher

/// Returns the app's root flow, with the stores of accounts and photos.
@MainActor
package func makeLens(
  accounts: any Accounts, library: any PhotoLibrary
) -> some Coordinator<Void> {
  AppCoordinator(accounts: accounts, library: library)
}
