@_spi(Hosting) import Usher
import UsherWeb

/// Shows trees and their events beside the phone, as text.
@MainActor
final class TreeLog {
  private final class Log {
    weak var tree: Tree?
    var lines: [String] = []
    var observation: TreeObservation?
  }

  private var logs: [ObjectIdentifier: Log] = [:]

  func markup(of tree: Tree) -> Markup {
    .fragment([
      .element("pre", ["data-usher": "tree"], [.text(tree.description)]),
      .element(
        "pre", ["data-usher": "events"], [.text(log(of: tree).lines.joined(separator: "\n"))]),
    ])
  }

  private func log(of tree: Tree) -> Log {
    if let log = logs[ObjectIdentifier(tree)], log.tree === tree { return log }
    let log = Log()
    log.tree = tree
    log.observation = tree.observe { [weak log] in log?.lines.append($0.description) }
    logs[ObjectIdentifier(tree)] = log
    return log
  }
}
