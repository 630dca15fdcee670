#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  struct NativeSingle: View {
    let container: NativeContainer

    var body: some View {
      ZStack {
        if let item = container.tabs.last {
          NativeItemView(item: item).transition(item.transition).id(item.id)
        }
      }
      .background { NativeContainerProbe(container: container) }
    }
  }
#endif
