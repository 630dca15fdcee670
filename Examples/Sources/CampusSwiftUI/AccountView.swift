#if canImport(SwiftUI)
  import Campus
  import SwiftUI

  struct AccountView: View {
    let account: AccountModel

    var body: some View {
      List {
        Section {
          Button("Name") { account.send(.nameTapped) }.badge(account.profile.name)
          Button("Rename") { account.send(.renameTapped) }
          Button("Status") { account.send(.statusTapped) }.badge(account.profile.status.title)
        }
        Button("Log out", role: .destructive) { account.send(.logOutTapped) }
      }
    }
  }
#endif
