import Campus
import UsherWeb

extension WebViews {
  func addWaysBack() {
    register(WaysBackModel.self) { ways in
      Section("Leave each in every way there is") {
        for way in Way.allCases {
          Row(way.title, detail: way.detail, swatch: way.swatch) { ways.send(.tapped(way)) }
        }
      }
      if let mix = ways.diary.mix {
        Section("Mixed last") { Row(mix.title, swatch: WebColor(mix)) }
      }
      Section("How they ended") {
        if ways.diary.lines.isEmpty { Row("Nothing has ended yet") }
        for (number, line) in ways.diary.lines.enumerated() {
          Row(line, id: "\(ways.diary.lines.count - number)")
        }
      }
      if !ways.diary.lines.isEmpty {
        Button("Empty the diary", role: .destructive) { ways.send(.emptyTapped) }
      }
    }

    register(GreenModel.self) { green in
      Backdrop(.green)
      Spacer()
      Text("Draw me down,\nor not quite", style: .display)
      Spacer()
      Button("Done") { green.send(.doneTapped) }
    }

    register(MixModel.self) { mix in
      Section(mix.first == nil ? "Choose one" : "And another") {
        for hue in Hue.primary {
          Row(hue.title, swatch: WebColor(hue), isChosen: hue == mix.choice) {
            mix.send(.chosen(hue))
          }
        }
      }
      Button(mix.first == nil ? "Next" : "Mix", isEnabled: mix.choice != nil) {
        mix.send(.nextTapped)
      }
    }
  }
}

extension Way {
  fileprivate var swatch: WebColor {
    switch self {
    case .red: .red
    case .yellow: .yellow
    case .green: .green
    case .mix: .purple
    }
  }
}
