public import Usher

/// The last requests and endings of a tree as text without payloads, for crash reporters.
///
/// ```swift
/// import UsherJournal
/// …
/// let breadcrumbs = Breadcrumbs(host.tree)
/// breadcrumbs.onLine = { line in crashReporter.leaveBreadcrumb(line) }
/// ```
///
/// It names types, the cases of routes and the numbers of requests. What a case holds, links, texts of alerts and
/// what is typed never appear. A route that is no enum appears without its value, unless its description is a single
/// word.
@MainActor
public final class Breadcrumbs {
  /// The lines, the oldest first.
  public private(set) var lines: [String] = []
  /// Receives each line when it is written; does nothing by default.
  public var onLine: @MainActor (String) -> Void = { _ in }

  private let limit: Int
  private var observation: TreeObservation?

  /// Follows a tree until the object is released.
  ///
  /// - Parameters:
  ///   - tree: The tree, which is not retained.
  ///   - limit: The number of lines kept, at least 1; the oldest are dropped first.
  public init(_ tree: Tree, limit: Int = 100) {
    self.limit = max(limit, 1)
    observation = tree.observe { [weak self, weak tree] event in
      guard let self, let line = Self.line(for: event, by: tree?.engine.currentRequest) else {
        return
      }
      write(line)
    }
  }

  private func write(_ line: String) {
    if lines.count >= limit { lines.removeFirst(lines.count - limit + 1) }
    lines.append(line)
    onLine(line)
  }

  /// Returns the line for an event; `nil` for an event that leaves none.
  private static func line(
    for event: TreeEvent, by current: NavigationRequest.ID?
  ) -> String? {
    switch event {
    case .request(let request):
      var text = "\(request.id) \(request.verb)"
      if let target = request.target { text += " \(target.withoutPayload)" }
      if let flow = request.flow { text += " in \(flow)" }
      text += " by \(request.origin)"
      if let cause = request.cause { text += " because of \(cause)" }
      return text
    case .ended(let node, let cause):
      return "ended \(node.withoutPayload) (\(cause))" + (current.map { " by \($0)" } ?? "")
    case .concluded(_, .settled): return nil
    case .concluded(let id, let outcome): return "\(outcome.withoutPayload) \(id)"
    case .misuse(let misuse): return "misuse of \(misuse.value.withoutPayload)"
    default: return nil
    }
  }
}
