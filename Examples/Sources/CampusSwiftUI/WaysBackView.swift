#if canImport(SwiftUI)
  import Campus
  import SwiftUI

  struct WaysBackView: View {
    let ways: WaysBackModel

    var body: some View {
      List {
        Section("Leave each in every way there is") {
          ForEach(Way.allCases, id: \.self) { way in
            HueRow(title: way.title, detail: way.detail, color: way.color) {
              ways.send(.tapped(way))
            }
          }
        }
        if let mix = ways.diary.mix {
          Section("Mixed last") { Text(mix.title) }
        }
        Section("How they ended") {
          if ways.diary.lines.isEmpty { Text("Nothing has ended yet") }
          // The rows hold the lines: an index may outlive its line when the diary is emptied.
          ForEach(Array(ways.diary.lines.enumerated()), id: \.offset) { Text($0.element) }
        }
        if !ways.diary.lines.isEmpty {
          Button("Empty the diary", role: .destructive) { ways.send(.emptyTapped) }
        }
      }
    }
  }

  extension Way {
    fileprivate var color: Color {
      switch self {
      case .red: .red
      case .yellow: .yellow
      case .green: .green
      case .mix: .purple
      }
    }
  }
#endif
