#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// Shows an item: its screen or its container.
  struct NativeItemView: View {
    let item: NativeItem
    /// The stack in which the item is a page above the first one, if it is one.
    var stack: NativeContainer?
    @Environment(\.nativeDriver) private var driver

    var body: some View {
      if let container = item.container {
        if let stack {
          NativeContainerView(container: container)
            .background { NativeMarks(page: item, stack: stack) }
        } else {
          NativeContainerView(container: container)
        }
      } else if let driver {
        NativeScreen(node: item.node, driver: driver, page: stack.map { _ in item }, stack: stack)
      }
    }
  }
#endif
