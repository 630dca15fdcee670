#if canImport(SwiftUI)
  import SwiftUI

  /// Words and buttons in the middle of a colour.
  struct Backdrop<Content: View>: View {
    let color: Color
    @ViewBuilder let content: Content

    var body: some View {
      VStack(spacing: 16) { content }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(color.opacity(0.25))
    }
  }
#endif
