#if canImport(SwiftUI)
  import Campus
  import SwiftUI

  struct YellowView: View {
    let yellow: YellowModel

    var body: some View {
      Backdrop(color: .yellow) {
        Text("A flow inside of a flow").font(.largeTitle)
        Button("To main") { yellow.send(.mainTapped) }
        Button("On to red") { yellow.send(.redTapped) }
        Button("Back, by code") { yellow.send(.backTapped) }
      }
    }
  }
#endif
