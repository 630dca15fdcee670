#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// The first page of a stack, which pushes do not change, or the placeholder of an empty column.
  struct NativeFirst: View {
    let container: NativeContainer
    @Environment(\.nativeDriver) private var driver

    var body: some View {
      #if canImport(UIKit)
        if container.column != nil, driver?.readsUIKit == true {
          page.background { probe }
        } else {
          page
        }
      #else
        page
      #endif
    }

    @ViewBuilder private var page: some View {
      if let first = container.first {
        NativeItemView(item: first).id(first.id)
      } else if let placeholder = container.placeholder {
        NativePlaceholder(placeholder: placeholder)
      }
    }

    #if canImport(UIKit)
      private var probe: some View {
        Probe(revision: 0) { [weak container] probe, _ in
          container?.firstProbe = probe
        } moved: {
        }
      }
    #endif
  }
#endif
