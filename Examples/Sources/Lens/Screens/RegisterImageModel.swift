import Observation
import Usher

/// The navigation of the screen that registers an image.
@MainActor
package protocol RegisterImageNavigation: Working {
  func registered(_ photo: Photo)
}

/// Accepts a file, and registers it if it is an image.
@Observable
package final class RegisterImageModel: ScreenConfiguring {
  package let screenOptions = ScreenOptions(title: "이미지 등록")
  package let limits = PhotoLimits()
  /// The chosen file before its registration.
  package private(set) var chosen: ImageFile?
  package private(set) var problem: PhotoError?
  package private(set) var isWorking = false
  private let album: Album
  private let navigation: any RegisterImageNavigation

  init(_ album: Album, navigation: any RegisterImageNavigation) {
    self.album = album
    self.navigation = navigation
  }

  package func choose(_ file: ImageFile) {
    guard !isWorking else { return }
    chosen = file
    problem = nil
  }

  package func registerTapped() {
    guard !isWorking else { return }
    guard let file = chosen else { return problem = PhotoError(.nothingChosen) }
    chosen = nil
    problem = nil
    isWorking = true
    navigation.task { await self.register(file) }
  }

  private func register(_ file: ImageFile) async {
    defer { isWorking = false }
    do throws(PhotoError) {
      navigation.registered(try await album.add(file))
    } catch {
      problem = error
    }
  }
}
