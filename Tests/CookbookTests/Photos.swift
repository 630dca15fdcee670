import Testing
import Usher
import UsherTesting

final class GalleryFlow: Coordinator {
  enum Route: Hashable { case photo(Int) }

  let navigation: Pages<Route>
  init(_ photos: [Int], at position: Int) {
    navigation = Pages(photos.map { .photo($0) }, startingAt: position)
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .photo(let id): .screen(PhotoModel(id))
    }
  }
}

// Not on the page:

final class PhotoModel {
  init(_ id: Int) {}
}

extension CookbookTests {
  @Test("Only the pages near the selected one are made")
  func photos() throws {
    let host = InMemoryHost(GalleryFlow([1, 2, 3, 4], at: 0))
    host.user.swipeToNextPage()
    host.expectTree(try page.tree("Swipe through photos"))
  }
}
