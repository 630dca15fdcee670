import Observation
import Usher

/// The starts and ends of flows in the app, the latest first.
@Observable @MainActor
package final class Activity {
  /// One start or end of a flow.
  package struct Line: Hashable, Sendable, Identifiable {
    package let id: Int
    package let flow: String
    /// The cause of the end; `nil` for a start.
    package let cause: String?

    package var text: String { cause.map { "끝 · \($0)" } ?? "시작" }
  }

  private static let most = 100
  package private(set) var lines: [Line] = []
  private var count = 0

  /// Records the starts and ends of coordinators.
  func note(_ event: TreeEvent) {
    switch event {
    case .started(let node) where node.kind == .flow: add(node.name, nil)
    case .ended(let node, let cause) where node.kind == .flow: add(node.name, "\(cause)")
    default: break
    }
  }

  private func add(_ flow: String, _ cause: String?) {
    count += 1
    lines.insert(Line(id: count, flow: flow, cause: cause), at: 0)
    if lines.count > Self.most { lines.removeLast() }
  }
}
