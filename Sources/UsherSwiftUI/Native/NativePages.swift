#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// Pages that the user swipes through; those far from the shown one are empty.
  struct NativePages: View {
    let container: NativeContainer

    var body: some View {
      pages.background { NativeContainerProbe(container: container) }
    }

    private var pages: some View {
      TabView(selection: container.selected) {
        ForEach(container.tabs) { item in
          NativePageView(item: item).tag(item.id as NodeID?)
        }
      }
      #if !os(macOS)
        .tabViewStyle(.page(indexDisplayMode: .never))
      #endif
    }
  }

  private struct NativePageView: View {
    let item: NativeItem

    var body: some View {
      if item.isListed {
        Color.clear
      } else {
        NativeItemView(item: item)
      }
    }
  }
#endif
