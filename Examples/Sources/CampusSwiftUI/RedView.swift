#if canImport(SwiftUI)
  import SwiftUI

  struct RedView: View {
    var body: some View {
      Backdrop(color: .red) {
        Text("No button here.\nSwipe from the left edge, or use Back.").font(.largeTitle)
      }
    }
  }
#endif
