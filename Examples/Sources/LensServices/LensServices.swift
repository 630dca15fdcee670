package import Foundation
package import Lens

/// Lens's services on this machine.
package struct LensServices: Sendable {
  package let accounts: any Accounts
  package let library: any PhotoLibrary

  /// Stores everything below a folder, which need not exist.
  package init(in folder: URL, cost: ScryptCost = .interactive) {
    accounts = AccountStore(at: folder.appending(path: "accounts.json"), cost: cost)
    library = PhotoStore(in: folder.appending(path: "photos"))
  }
}
