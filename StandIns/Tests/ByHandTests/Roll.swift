/// Knows who came, and who is still alive, without holding anybody.
@MainActor
final class Roll {
  private struct Line {
    let name: String
    weak var object: AnyObject?
  }

  private var lines: [Line] = []

  /// Enters an object; a no-op the second time.
  func enter(_ object: AnyObject) {
    guard !lines.contains(where: { $0.object === object }) else { return }
    lines.append(Line(name: String(describing: type(of: object)), object: object))
  }

  /// Everybody who came and is still there.
  var objects: [AnyObject] { lines.compactMap(\.object) }

  /// How many of a type are still there, by its name.
  func alive(_ name: String) -> Int { lines.count { $0.object != nil && $0.name == name } }

  /// How many of a type came, dead or alive.
  func came(_ name: String) -> Int { lines.count { $0.name == name } }
}
