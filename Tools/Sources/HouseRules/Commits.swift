/// The messages of commits: a subject of at most 72 characters in the imperative, and reasons in the body.
package enum Commits {
  /// The moment before which commits are exempt; a commit would not be there in a shallow clone.
  package static let since = "2026-11-26T18:00:00Z"

  /// Words that end like another form of a verb, and are imperatives.
  private static let imperatives: Set<String> = [
    "Address", "Assess", "Bring", "Bypass", "Compress", "Discuss", "Dismiss", "Embed", "Express",
    "Feed", "Focus", "Guess", "Miss", "Need", "Pass", "Press", "Proceed", "Process", "Progress",
    "Seed", "Shed", "Speed", "Spring", "String", "Suppress", "Toss", "Trespass", "Unless",
  ]

  /// Returns what is wrong with a message.
  package static func problems(of message: String) -> [String] {
    let lines = message.allLines
    let subject = lines.first ?? ""
    let words = subject.split(separator: " ")
    var problems: [String] = []
    if subject.count > 72 {
      problems.append("the subject has \(subject.count) characters, more than 72")
    }
    if words.count < 2 { problems.append("the subject says nothing") }
    if let first = words.first, !isImperative(String(first)) {
      problems.append("“\(first)” is no verb in the imperative with a capital letter")
    }
    if subject.hasSuffix(".") { problems.append("the subject ends with a full stop") }
    if lines.count > 1, !lines[1].trimmingBlanks.isEmpty {
      problems.append("there is no empty line below the subject")
    }
    if lines.dropFirst().allSatisfy(\.trimmingBlanks.isEmpty) {
      problems.append("there is no body with the reasons")
    }
    return problems
  }

  private static func isImperative(_ word: String) -> Bool {
    guard word.first?.isUppercase == true, word.dropFirst().allSatisfy(\.isLowercase) else {
      return false
    }
    return imperatives.contains(word) || !["ed", "ing", "s"].contains { word.hasSuffix($0) }
  }
}
