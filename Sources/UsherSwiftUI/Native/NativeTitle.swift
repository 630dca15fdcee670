#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// Sets a title if there is one.
  ///
  /// The title belongs to the background, so that the screen keeps its place, and its state, when a title comes or goes.
  struct NativeTitle: ViewModifier {
    let title: String?

    func body(content: Content) -> some View {
      content.background {
        if let title { Color.clear.navigationTitle(title) }
      }
    }
  }
#endif
