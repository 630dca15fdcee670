import Observation
import Usher

/// The navigation of the settings.
@MainActor
package protocol SettingsNavigation: AnyObject {
  func logOutTapped()
}

/// The logged-in user, and their number of photos.
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
