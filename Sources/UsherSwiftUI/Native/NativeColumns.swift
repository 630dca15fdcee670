#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// The columns of a split beside each other, each with a stack of its own.
  struct NativeColumns: View {
    let container: NativeContainer
    @Binding var visibility: NavigationSplitViewVisibility

    var body: some View {
      let leading = container.columns.filter { $0 !== main && $0 !== inspector }
      if leading.count > 1 {
        NavigationSplitView(columnVisibility: $visibility) {
          NativeStack(container: leading[0])
        } content: {
          NativeStack(container: leading[1])
        } detail: {
          detail
        }
        .navigationSplitViewStyle(.balanced)
      } else if let sidebar = leading.first {
        NavigationSplitView(columnVisibility: $visibility) {
          NativeStack(container: sidebar)
        } detail: {
          detail
        }
        .navigationSplitViewStyle(.balanced)
      } else {
        detail
      }
    }

    /// The last column but the inspector.
    private var main: NativeContainer? {
      container.columns.last { $0.column != .inspector } ?? container.columns.last
    }

    private var inspector: NativeContainer? {
      container.columns.last { $0.column == .inspector && $0 !== main }
    }

    @ViewBuilder private var detail: some View {
      if let main {
        #if os(visionOS)
          NativeStack(container: main)
        #else
          if let inspector {
            NativeStack(container: main)
              .inspector(isPresented: inspector.showsInspector) {
                NativeStack(container: inspector)
              }
          } else {
            NativeStack(container: main)
          }
        #endif
      }
    }
  }
#endif
