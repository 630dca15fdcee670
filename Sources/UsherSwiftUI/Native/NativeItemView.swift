#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// What stands in a container, or is presented.
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
