@_spi(Hosting) @testable import Usher

/// Pages without a placeholder.
final class EmptyBook: Coordinator {
  let navigation: Pages<Int>
  init(_ pages: [Int] = []) { navigation = Pages(pages) }
  func destination(for route: Int) -> Destination { .screen(MixedPage()) }
}
