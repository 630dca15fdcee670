#if canImport(SwiftUI)
  import Campus
  import SwiftUI

  struct ColourView: View {
    let colour: ColourModel

    var body: some View {
      Backdrop(color: colour.hue.color) {
        Text(colour.likes == 0 ? "No likes yet" : "♥ \(colour.likes)").font(.largeTitle)
        Button("Like") { colour.send(.likeTapped) }
        Button("The next colour") { colour.send(.nextTapped) }
      }
    }
  }
#endif
