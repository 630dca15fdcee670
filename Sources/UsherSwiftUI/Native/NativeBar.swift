#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// What a screen declares of the bar above it.
  ///
  /// Windows of macOS have no such bar.
  struct NativeBar: ViewModifier {
    let options: ScreenOptions

    func body(content: Content) -> some View {
      #if canImport(UIKit)
        content
          .background {
            // Around the content it might replace what the view says itself.
            if options.hidesNavigationBar == true {
              Color.clear.toolbar(.hidden, for: .navigationBar)
            }
            if let title = options.backTitle { NativeBackTitle(title: title) }
          }
      #else
        content
      #endif
    }
  }
#endif
