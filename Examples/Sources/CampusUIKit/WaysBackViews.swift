#if canImport(UIKit)
  import Campus
  import PlainUIKit
  import UIKit
  import UsherUIKit

  extension UIKitViews {
    func addWaysBack() {
      register(WaysBackModel.self) { ways in
        PlainController {
          text("Leave each in every way there is", style: .headline)
          for way in Way.allCases {
            row(way.title, detail: way.detail, color: way.color) { ways.send(.tapped(way)) }
          }
          if let mix = ways.diary.mix {
            text("Mixed last: \(mix.title)")
          }
          text("How they ended", style: .headline)
          if ways.diary.lines.isEmpty {
            text("Nothing has ended yet")
          } else {
            for line in ways.diary.lines { text(line) }
            button("Empty the diary", .plain(), isDestructive: true) { ways.send(.emptyTapped) }
          }
        }
      }

      register(GreenModel.self) { green in
        PlainController(backdrop: .systemGreen) {
          text("Draw me down,\nor not quite", style: .largeTitle)
          button("Done") { green.send(.doneTapped) }
        }
      }

      register(MixModel.self) { mix in
        PlainController {
          text(mix.first == nil ? "Choose one" : "And another", style: .headline)
          for hue in Hue.primary {
            row(hue.title, color: hue.color, isChosen: hue == mix.choice) { mix.send(.chosen(hue)) }
          }
          button(mix.first == nil ? "Next" : "Mix", isEnabled: mix.choice != nil) {
            mix.send(.nextTapped)
          }
        }
      }
    }
  }

  extension Way {
    fileprivate var color: UIColor {
      switch self {
      case .red: .systemRed
      case .yellow: .systemYellow
      case .green: .systemGreen
      case .mix: .systemPurple
      }
    }
  }
#endif
