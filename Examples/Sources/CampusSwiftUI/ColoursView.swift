#if canImport(SwiftUI)
  import Campus
  import SwiftUI

  struct ColoursView: View {
    let colours: ColoursModel

    var body: some View {
      List {
        Section {
          ForEach(colours.hues, id: \.self) { hue in
            HueRow(title: hue.title, color: hue.color) { colours.send(.tapped(hue)) }
          }
        } footer: {
          Text("Go deep, change tabs, come back: each tab keeps its stack.")
        }
      }
    }
  }
#endif
