#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import Usher
  import UsherUIKit

  /// What a screen declares of the sheet around it; it stands beside the content, whose own modifiers count.
  struct NativeSheet: View {
    /// The heights that are declared; empty for none.
    let detents: [SheetDetent]
    let declared: (any SheetConfiguring)?

    var body: some View {
      let options = declared?.sheetOptions ?? SheetOptions()
      heights
        .background {
          if let shows = options.showsGrabber {
            Color.clear.presentationDragIndicator(shows ? .visible : .hidden)
          }
        }
        .background {
          if let detent = options.largestUndimmedDetent?.detent {
            Color.clear.presentationBackgroundInteraction(.enabled(upThrough: detent))
          }
        }
        .background {
          if let expands = options.scrollingExpands {
            Color.clear.presentationContentInteraction(expands ? .resizes : .scrolls)
          }
        }
        .background {
          if let radius = options.cornerRadius {
            Color.clear.presentationCornerRadius(radius)
          }
        }
    }

    @ViewBuilder private var heights: some View {
      let all = Set(detents.map(\.detent))
      if detents.isEmpty {
        Color.clear
      } else if let declared {
        Color.clear.presentationDetents(all, selection: selection(of: declared))
      } else {
        Color.clear.presentationDetents(all)
      }
    }

    /// The height where the sheet rests: the smallest one at first.
    private func selection(of declared: any SheetConfiguring) -> Binding<PresentationDetent> {
      Binding { @MainActor in
        let chosen = declared.selectedDetent
        return (detents.first { $0 == chosen } ?? detents.first ?? .large).detent
      } set: { @MainActor new in
        let chosen = detents.first { $0.detent == new }
        if let chosen, chosen != declared.selectedDetent { declared.selectedDetent = chosen }
      }
    }
  }
#endif
