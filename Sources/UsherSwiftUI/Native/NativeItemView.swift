#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// Shows an item: its screen or its container.
  struct NativeItemView: View {
    let item: NativeItem
    @Environment(\.nativeDriver) private var driver

    var body: some View {
      if let container = item.container {
        NativeContainerView(container: container)
      } else if let driver {
        NativeScreen(node: item.node, driver: driver)
      }
    }
  }
#endif
