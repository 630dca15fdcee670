import Usher

/// The app's root flow, for whoever shows it and says where accounts and photos are kept.
@MainActor
package func makeLens(
  accounts: any Accounts, library: any PhotoLibrary
) -> some Coordinator<Void> {
  AppCoordinator(accounts: accounts, library: library)
}
