import Usher
import UsherLinks

/// A colour by name.
package enum Hue: String, CaseIterable, Codable, Hashable, LinkParameter, Sendable {
  case red, orange, yellow, green, blue, purple

  package static let primary: [Hue] = [.red, .yellow, .blue]

  package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The next hue on the colour wheel.
  var next: Hue {
    let all = Hue.allCases
    return all[(all.firstIndex(of: self)! + 1) % all.count]
  }

  /// Returns the mix of two primary colours; a colour mixed with itself stays the same.
  func mixed(with other: Hue) -> Hue {
    switch Set([self, other]) {
    case [.red, .yellow]: .orange
    case [.yellow, .blue]: .green
    case [.blue, .red]: .purple
    default: other
    }
  }
}
