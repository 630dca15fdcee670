#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// The columns of a split beside each other, each with a stack of its own.
  struct NativeColumns: View {
    let container: NativeContainer

    var body: some View {
      switch container.layout?.display {
      case .over, .displacing: columns.navigationSplitViewStyle(.prominentDetail)
      case .automatic, .beside, nil: columns.navigationSplitViewStyle(.balanced)
      }
    }

    @ViewBuilder private var columns: some View {
      let leading = container.columns.filter { $0 !== main && $0 !== inspector }
      if leading.count > 1 {
        NavigationSplitView(columnVisibility: container.visibleColumns) {
          column(leading[0])
        } content: {
          column(leading[1])
        } detail: {
          detail
        }
      } else if let sidebar = leading.first {
        NavigationSplitView(columnVisibility: container.visibleColumns) {
          column(sidebar)
        } detail: {
          detail
        }
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

    private func width(of column: NativeContainer) -> ColumnWidth? {
      column.column.flatMap { container.layout?.width(of: $0) }
    }

    @ViewBuilder private func column(_ column: NativeContainer) -> some View {
      if let width = width(of: column) {
        NativeStack(container: column)
          .navigationSplitViewColumnWidth(
            min: width.minimum, ideal: width.ideal, max: width.maximum)
      } else {
        NativeStack(container: column)
      }
    }

    @ViewBuilder private var detail: some View {
      if let main {
        #if os(visionOS)
          NativeStack(container: main)
        #else
          if let inspector {
            NativeStack(container: main)
              .inspector(isPresented: inspector.showsInspector) {
                inspected(inspector)
              }
          } else {
            NativeStack(container: main)
          }
        #endif
      }
    }

    #if !os(visionOS)
      @ViewBuilder private func inspected(_ inspector: NativeContainer) -> some View {
        if let width = width(of: inspector) {
          NativeStack(container: inspector)
            .inspectorColumnWidth(min: width.minimum, ideal: width.ideal, max: width.maximum)
        } else {
          NativeStack(container: inspector)
        }
      }
    #endif
  }
#endif
