package import Foundation
package import Lens

/// What Lens needs from this machine.
package struct LensServices: Sendable {
  package let accounts: any Accounts
  package let library: any PhotoLibrary

  /// Keeps everything below a folder, which need not be there.
  package init(in folder: URL, cost: ScryptCost = .interactive) {
    accounts = AccountStore(at: folder.appending(path: "accounts.json"), cost: cost)
    library = PhotoStore(in: folder.appending(path: "photos"))
  }
}
