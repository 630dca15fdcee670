import Usher

/// The last events of a tree, in words.
@MainActor
final class EventLog {
  private static let limit = 60
  private(set) var lines: [String] = []

  func add(_ event: TreeEvent) {
    lines.append(event.description)
    if lines.count > Self.limit { lines.removeFirst(lines.count - Self.limit) }
  }
}
