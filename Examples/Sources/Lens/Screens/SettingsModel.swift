import Observation
import Usher

/// What the settings say to their coordinator.
@MainActor
package protocol SettingsNavigation: AnyObject {
  func logOutTapped()
}

/// Who is logged in, and what they have.
@Observable
package final class SettingsModel: ScreenConfiguring {
  package let screenOptions = ScreenOptions(title: "설정")
  package let album: Album
  private let navigation: any SettingsNavigation

  init(_ album: Album, navigation: any SettingsNavigation) {
    self.album = album
    self.navigation = navigation
  }

  package func logOutTapped() { navigation.logOutTapped() }
}
