import Usher
import UsherLinks

/// A colour by name.
package enum Hue: String, CaseIterable, Codable, Hashable, LinkParameter, Sendable {
  case red, orange, yellow, green, blue, purple

  package static let primary: [Hue] = [.red, .yellow, .blue]

  package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The next one round the circle.
  var next: Hue {
    let all = Hue.allCases
    return all[(all.firstIndex(of: self)! + 1) % all.count]
  }

  /// What two primary colours give; a colour mixed with itself stays what it is.
  func mixed(with other: Hue) -> Hue {
    switch Set([self, other]) {
    case [.red, .yellow]: .orange
    case [.yellow, .blue]: .green
    case [.blue, .red]: .purple
    default: other
    }
  }
}
