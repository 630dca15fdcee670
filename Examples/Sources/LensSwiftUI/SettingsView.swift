#if canImport(SwiftUI) && canImport(UIKit)
  import Lens
  import SwiftUI

  /// The user, and the log out.
  package struct SettingsView: View {
    private let settings: SettingsModel

    package init(_ settings: SettingsModel) { self.settings = settings }

    package var body: some View {
      List {
        Section("계정") {
          LabeledContent("이메일", value: settings.album.account.email.text)
          LabeledContent("사진", value: "\(settings.album.photos.count)장")
        }
        Button("로그아웃", role: .destructive) { settings.logOutTapped() }
      }
    }
  }
#endif
