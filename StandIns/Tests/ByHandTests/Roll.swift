/// Lists the objects that were created, and which ones are still alive, without retaining them.
@MainActor
final class Roll {
  private struct Line {
    let name: String
    weak var object: AnyObject?
  }

  private var lines: [Line] = []

  /// Enters an object; a second entry of the same object does nothing.
  func enter(_ object: AnyObject) {
    guard !lines.contains(where: { $0.object === object }) else { return }
    lines.append(Line(name: String(describing: type(of: object)), object: object))
  }

  /// The entered objects that are still alive.
  var objects: [AnyObject] { lines.compactMap(\.object) }

  /// The number of living objects of a type, by its name.
  func alive(_ name: String) -> Int { lines.count { $0.object != nil && $0.name == name } }

  /// The number of entered objects of a type, alive or not.
  func came(_ name: String) -> Int { lines.count { $0.name == name } }
}
