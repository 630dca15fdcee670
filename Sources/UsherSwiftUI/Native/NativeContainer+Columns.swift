#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  extension NativeContainer {
    /// Which columns are visible; SwiftUI writes it when the user shows or hides some.
    var visibleColumns: Binding<NavigationSplitViewVisibility> {
      Bindable(wrappedValue: self).visibility
    }

    /// SwiftUI's name for the columns that the app, or the user, wants to see.
    private var visibility: NavigationSplitViewVisibility {
      get {
        _ = visibilityRevision
        switch layout?.visibility {
        case .automatic, .all, nil: return .all
        case .withoutFirst: return isTriple ? .doubleColumn : .detailOnly
        case .mainOnly: return .detailOnly
        }
      }
      set {
        guard newValue != visibility, newValue != .automatic else { return }
        layout?.userChose(
          newValue == .detailOnly
            ? isTriple ? .mainOnly : .withoutFirst
            : newValue == .doubleColumn && isTriple ? .withoutFirst : .all)
        visibilityChanged()
      }
    }

    /// True with a column between the first and the main one.
    private var isTriple: Bool { columns.count { $0.column != .inspector } > 2 }
  }
#endif
