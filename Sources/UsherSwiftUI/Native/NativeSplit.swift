#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// A split: columns where there is room, elsewhere one stack of all places.
  ///
  /// SwiftUI's own collapsing is not used: what it writes then to the paths and to the preferred column is not documented.
  struct NativeSplit: View {
    let container: NativeContainer
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
      // A Mac may tell no width.
      let isWide = width != .compact
      content(isWide).onChange(of: isWide, initial: true) { container.roomChanged(isWide: isWide) }
    }

    @ViewBuilder
    private func content(_ isWide: Bool) -> some View {
      if isWide {
        NativeColumns(container: container)
      } else {
        NativeStack(container: container)
      }
    }
  }
#endif
