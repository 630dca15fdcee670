import Observation
import Usher

/// The navigation of the main screen.
@MainActor
package protocol MainNavigation: AnyObject {
  func registerTapped()
  func photoTapped(_ photo: Photo)
}

/// The photos of the logged-in user; a screen without a bar.
@Observable
package final class MainModel: ScreenConfiguring {
  package let screenOptions = ScreenOptions(title: "메인", hidesNavigationBar: true)
  package let album: Album
  private let navigation: any MainNavigation

  init(_ album: Album, navigation: any MainNavigation) {
    self.album = album
    self.navigation = navigation
  }

  package func registerTapped() { navigation.registerTapped() }
  package func photoTapped(_ photo: Photo) { navigation.photoTapped(photo) }
}
