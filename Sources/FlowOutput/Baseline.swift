import FlowFacts

/// The findings that a project accepts for now.
package struct Baseline: Sendable {
  private let accepted: Set<String>

  /// Reads a baseline: the first word of each line is a fingerprint.
  package init(_ text: String) {
    accepted = Set(
      text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap {
        $0.split(separator: " ").first.map(String.init)
      })
  }

  /// The findings that the baseline does not have.
  package func new(_ findings: [Finding]) -> [Finding] {
    zip(findings, Fingerprint.all(findings)).filter { !accepted.contains($0.1) }.map(\.0)
  }

  /// The text of a baseline with some findings.
  package static func text(_ findings: [Finding]) -> String {
    let lines = zip(findings, Fingerprint.all(findings)).map {
      "\($1) \($0.rule) \($0.place.file) \($0.subject)"
    }
    return
      "# Accepted findings. Written by `usher --write-baseline`; delete a line to see one again.\n"
      + lines.sorted().map { $0 + "\n" }.joined()
  }
}
