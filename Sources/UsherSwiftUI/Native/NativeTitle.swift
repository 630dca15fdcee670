#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// Sets a title if there is one.
  ///
  /// The title belongs to an overlay, so that the screen keeps its place, and its state, when a title comes or goes. Of
  /// titles beside each other the first counts, and an overlay comes after the content: a title of the screen's wins.
  struct NativeTitle: ViewModifier {
    let title: String?

    func body(content: Content) -> some View {
      content.overlay {
        if let title {
          Color.clear.navigationTitle(title).allowsHitTesting(false).accessibilityHidden(true)
        }
      }
    }
  }
#endif
