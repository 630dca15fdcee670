#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  struct SecondView: View {
    var body: some View {
      List {
        Text("The second flow has this one screen, and no button at all. Go back:")
        Text("by the back button, or by a swipe from the left edge.")
        Text("Begin one, and let go early: nothing happens.")
      }
    }
  }
#endif
