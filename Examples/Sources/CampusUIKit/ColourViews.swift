#if canImport(UIKit)
  import Campus
  import PlainUIKit
  import UIKit
  import UsherUIKit

  extension UIKitViews {
    func addColours() {
      register(ColoursModel.self) { colours in
        PlainController {
          for hue in colours.hues {
            row(hue.title, color: hue.color) { colours.send(.tapped(hue)) }
          }
          text("Go deep, change tabs, come back: each tab keeps its stack.", style: .footnote)
        }
      }

      register(ColourModel.self) { colour in
        PlainController(backdrop: colour.hue.color) {
          text(
            colour.likes == 0 ? "Nobody likes it yet" : "♥ \(colour.likes)", style: .largeTitle)
          button("Like") { colour.send(.likeTapped) }
          button("The next colour", .gray()) { colour.send(.nextTapped) }
        }
      }
    }
  }

  extension Hue {
    /// The colour of a hue.
    var color: UIColor {
      switch self {
      case .red: .systemRed
      case .orange: .systemOrange
      case .yellow: .systemYellow
      case .green: .systemGreen
      case .blue: .systemBlue
      case .purple: .systemPurple
      }
    }
  }
#endif
