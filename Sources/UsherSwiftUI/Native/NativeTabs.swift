#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  struct NativeTabs: View {
    let container: NativeContainer

    var body: some View {
      TabView(selection: container.selected) {
        ForEach(container.tabs) { item in
          NativeItemView(item: item)
            .modifier(NativeTabItem(node: item.node))
            .tag(item.id as NodeID?)
        }
      }
      .background { NativeContainerProbe(container: container) }
    }
  }
#endif
