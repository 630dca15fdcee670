#if canImport(SwiftUI)
  import Campus
  import SwiftUI

  struct MixView: View {
    let mix: MixModel

    var body: some View {
      List {
        Section(mix.first == nil ? "Choose one" : "And another") {
          ForEach(Hue.primary, id: \.self) { hue in
            HueRow(title: hue.title, color: hue.color, isChosen: hue == mix.choice) {
              mix.send(.chosen(hue))
            }
          }
        }
        Button(mix.first == nil ? "Next" : "Mix") { mix.send(.nextTapped) }
          .disabled(mix.choice == nil)
      }
    }
  }
#endif
