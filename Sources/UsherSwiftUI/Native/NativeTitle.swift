#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// Sets a title if there is one.
  struct NativeTitle: ViewModifier {
    let title: String?

    func body(content: Content) -> some View {
      if let title { content.navigationTitle(title) } else { content }
    }
  }
#endif
