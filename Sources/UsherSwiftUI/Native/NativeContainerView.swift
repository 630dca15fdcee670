#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit
  @_spi(Hosting) import Usher

  /// A container of SwiftUI's.
  struct NativeContainerView: View {
    let container: NativeContainer

    var body: some View {
      switch container.kind {
      case .stack: NativeStack(container: container)
      case .tabs: NativeTabs(container: container)
      default: NativeSingle(container: container)
      }
    }
  }
#endif
