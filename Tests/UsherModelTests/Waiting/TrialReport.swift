import Testing

/// Counts the cases of a law, and tells those that break it as short texts.
struct TrialReport {
  private(set) var cases = 0
  private var failures: [String] = []

  mutating func count() { cases += 1 }

  mutating func expect(_ isHeld: Bool, _ text: @autoclosure () -> String) {
    if !isHeld { failures.append(text()) }
  }

  /// Records an issue with the first failures, and one if no case was played.
  func end(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(cases > 0, sourceLocation: sourceLocation)
    guard !failures.isEmpty else { return }
    let first = failures.prefix(5).joined(separator: "\n")
    Issue.record(
      "\(failures.count) failures in \(cases) cases:\n\(first)", sourceLocation: sourceLocation)
  }
}
