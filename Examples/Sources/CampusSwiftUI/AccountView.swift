#if canImport(SwiftUI)
  import Campus
  import SwiftUI

  struct AccountView: View {
    let account: AccountModel

    var body: some View {
      List {
        Section {
          row("Name", account.profile.name) { account.send(.nameTapped) }
          Button("Rename") { account.send(.renameTapped) }
          row("Status", account.profile.status.title) { account.send(.statusTapped) }
        }
        Button("Log out", role: .destructive) { account.send(.logOutTapped) }
      }
    }

    /// A row with its value at the end, which is also the value that VoiceOver reads.
    private func row(
      _ title: String, _ value: String, action: @escaping @MainActor () -> Void
    ) -> some View {
      Button(title, action: action).badge(value)
        .accessibilityLabel(title).accessibilityValue(value)
    }
  }
#endif
