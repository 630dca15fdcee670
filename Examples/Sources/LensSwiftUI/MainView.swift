#if canImport(SwiftUI) && canImport(UIKit)
  import Lens
  import SwiftUI

  /// The list of photos.
  package struct MainView: View {
    private let main: MainModel

    package init(_ main: MainModel) { self.main = main }

    package var body: some View {
      List {
        Section("내 사진") {
          if main.album.photos.isEmpty { Text("아직 사진이 없어요") }
          ForEach(main.album.photos) { photo in
            Button(photo.name) { main.photoTapped(photo) }.badge(photo.dimensions)
          }
        }
        ProblemText(text: main.album.problem?.text)
        Button("이미지 등록") { main.registerTapped() }
      }
    }
  }
#endif
