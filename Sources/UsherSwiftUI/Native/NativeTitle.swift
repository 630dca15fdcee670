#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit
  @_spi(Hosting) import Usher

  /// Sets a title if there is one.
  struct NativeTitle: ViewModifier {
    let title: String?

    func body(content: Content) -> some View {
      if let title { content.navigationTitle(title) } else { content }
    }
  }
#endif
