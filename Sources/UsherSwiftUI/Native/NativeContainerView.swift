#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// Shows a ``NativeContainer``.
  struct NativeContainerView: View {
    let container: NativeContainer

    var body: some View {
      switch container.kind {
      case .stack: NativeStack(container: container)
      case .split: NativeSplit(container: container)
      case .tabs: NativeTabs(container: container)
      case .single: NativeSingle(container: container)
      case .pages: NativePages(container: container)
      }
    }
  }
#endif
