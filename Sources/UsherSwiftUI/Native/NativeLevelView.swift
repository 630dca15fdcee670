#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// Content that presents one modal at a time.
  struct NativeLevelView<Content: View>: View {
    let level: NativeLevel
    let content: Content

    var body: some View {
      covered
        .popover(
          item: level.presented(as: .popover), attachmentAnchor: .rect(level.popoverAnchor)
        ) {
          NativeModalView(modal: $0)
        }
        .modifier(NativeAlerts(level: level))
    }

    private var covered: some View {
      let sheets = content.sheet(
        item: level.presented(as: .sheet), onDismiss: { level.dismissed(as: .sheet) }
      ) {
        NativeModalView(modal: $0)
      }
      #if canImport(UIKit)
        return sheets.fullScreenCover(
          item: level.presented(as: .cover), onDismiss: { level.dismissed(as: .cover) }
        ) {
          NativeModalView(modal: $0)
        }
      #else
        return sheets
      #endif
    }
  }

  extension SheetDetent {
    var detent: PresentationDetent {
      switch self {
      case .medium: .medium
      case .large: .large
      case .fraction(let share): .fraction(share)
      }
    }
  }
#endif
