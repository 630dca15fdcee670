#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  struct NativeStack: View {
    let container: NativeContainer

    var body: some View {
      let identity = container.identity
      NavigationStack(path: container.path(of: identity)) {
        NativeFirst(container: container)
          .navigationDestination(for: NodeID.self) { id in
            if let item = container.item(id) { NativePage(item: item, container: container).id(id) }
          }
      }
      .id(identity)
      .background { NativeContainerProbe(container: container) }
    }
  }
#endif
