/// Verbs that are called one after the other, or in one transaction.
struct TrialCall: CustomStringConvertible {
  let verbs: [TrialVerb]
  let isTogether: Bool

  var description: String {
    let names = verbs.map(\.name).joined(separator: "; ")
    return isTogether ? "transaction { \(names) }" : names
  }

  var resumes: Bool { verbs.contains { $0.name.hasPrefix("resume") } }

  /// True if another route is entered where one is refused.
  var hasFallback: Bool { verbs.contains { $0.name.hasPrefix("resume(orElse") } }

  /// True if it remembers a place and resumes it.
  ///
  /// Modals that come back with the place are judged when they do.
  var resumesWhatItRemembers: Bool {
    resumes && verbs.contains { $0.name.contains("remembering") }
  }
}
