import Usher

/// One photo; finishes when it has been seen, or removed.
final class PhotoCoordinator: Coordinator {
  enum Route: Codable { case photo, removal, failure(PhotoError) }

  let navigation = Stack<Route>(.photo)
  private let photo: Photo
  private let album: Album

  init(_ photo: Photo, in album: Album) {
    self.photo = photo
    self.album = album
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .photo: .screen(ImageResultModel(photo, in: album, navigation: self))
    case .removal:
      .alert(
        Alert(
          "사진을 지울까요?", message: "되돌릴 수 없어요.", .cancel("취소"),
          .destructive("지우기") { self.remove() }))
    case .failure(let error):
      .alert(Alert("지울 수 없어요", message: error.text, .cancel("확인")))
    }
  }

  private func remove() {
    task {
      do throws(PhotoError) {
        try await self.album.remove(self.photo)
        self.finish()
      } catch {
        self.present(.failure(error))
      }
    }
  }
}

extension PhotoCoordinator: ImageResultNavigation {
  func doneTapped() { finish() }
  func removeTapped() { present(.removal) }
}
