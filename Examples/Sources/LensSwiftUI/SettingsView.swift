#if canImport(SwiftUI) && canImport(UIKit)
  import Lens
  import SwiftUI

  struct SettingsView: View {
    let settings: SettingsModel

    var body: some View {
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
