import Campus
import UsherWeb

extension WebViews {
  func addColours() {
    register(ColoursModel.self) { colours in
      List {
        for hue in colours.hues {
          Row(hue.title, swatch: WebColor(hue)) { colours.send(.tapped(hue)) }
        }
      }
      Text("Go deep, change tabs, come back: each tab keeps its stack.", style: .footnote)
    }

    register(ColourModel.self) { colour in
      Backdrop(WebColor(colour.hue))
      Spacer()
      Text(colour.likes == 0 ? "Nobody likes it yet" : "♥ \(colour.likes)", style: .display)
      Spacer()
      Button("Like") { colour.send(.likeTapped) }
      Button("The next colour", role: .secondary) { colour.send(.nextTapped) }
    }
  }
}

extension WebColor {
  /// The colour of a hue.
  init(_ hue: Hue) {
    self =
      switch hue {
      case .red: .red
      case .orange: .orange
      case .yellow: .yellow
      case .green: .green
      case .blue: .blue
      case .purple: .purple
      }
  }
}
