/// Comments, strings and pages name the actor: the user, the app, the host, the caller.
///
/// A sentence that does so rarely needs one of these words. `Scripts/allowed-words.txt` lists the lines
/// in which such a word is right, such as data of an app.
@Sendable func checkEnglish(_ checkout: Checkout) -> Finding {
  var finding = Finding()
  var allowed = ReasonTable("Scripts/allowed-words.txt", columns: 2, in: checkout, &finding)
  // The tests of this rule have all the words.
  let sources = checkout.sources.filter { !$0.isBelow("Tools/Tests") }
  let found = inParallel(sources) { source in
    source.prose.flatMap { piece in
      PlainEnglish.words(toReplaceIn: piece.text).map { (line: piece.line, words: $0) }
    }
  }
  for (source, places) in zip(sources, found) {
    for (line, words) in places {
      let isAllowed = allowed.allows {
        $0[0] == source.path && source.text(ofLine: line).contains($0[1])
      }
      if !isAllowed {
        finding.problem(source.path, line, "`\(words)`: name the actor or the thing")
      }
    }
  }
  let pages = checkout.pages(below: "docs", "Examples")
  for page in pages {
    for (line, text) in Markdown.prose(checkout.text(page) ?? "") {
      let text = Markdown.withoutQuotations(text)
      for words in PlainEnglish.phrases(toReplaceIn: text) {
        let isAllowed = allowed.allows { $0[0] == page && text.contains($0[1]) }
        if !isAllowed { finding.problem(page, line, "`\(words)`: name the actor or the thing") }
      }
    }
  }
  allowed.reportUnused(&finding)
  finding.summary = "\(sources.count + pages.count) files without words to replace"
  return finding
}

/// The words that make a sentence hard to read.
enum PlainEnglish {
  private static let table: [String: [[String]]] = {
    var all = [
      "whoever", "whomever", "somebody", "someone", "nobody", "no one", "anybody", "anyone",
      "everybody", "people", "in vain", "all the same", "let go of", "is a no", "for ever",
    ]
    for subject in ["what", "who"] {
      for verb in ["is", "was", "are", "were"] {
        all += ["there", "on it", "on top", "in it", "below it"].map { "\(subject) \(verb) \($0)" }
      }
    }
    return Dictionary(grouping: all.map(\.words), by: { $0[0] })
  }()
  private static let verbs: Set<String> = [
    "is", "was", "were", "are", "has", "have", "had", "does", "did", "leave", "leaves", "left",
    "ask", "asks", "stay", "stays", "came", "comes", "goes", "went", "wait", "waits", "begin",
    "begins", "began", "end", "ends", "ended", "lies", "lay", "stands", "stood", "move", "moves",
    "moved", "follows", "belongs", "cannot", "can", "could", "may", "must", "should",
  ]
  private static let prepositions: Set<String> = [
    "of", "on", "over", "by", "with", "from", "for", "to", "in", "after", "before", "below",
    "above", "beside",
  ]

  private struct Word {
    let text: Substring
    let lowercased: String
  }

  /// Returns the phrases and the clauses of a line of text that should be replaced.
  static func words(toReplaceIn line: String) -> [String] {
    let words = split(line)
    return phrases(of: words, in: line)
      + words.indices.compactMap { clause(words, $0, line).map(String.init) }
  }

  /// Returns the phrases of a line of a page that should be replaced.
  static func phrases(toReplaceIn line: String) -> [String] {
    phrases(of: split(line), in: line)
  }

  private static func split(_ line: String) -> [Word] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .map { Word(text: $0, lowercased: $0.lowercased()) }
  }

  private static func phrases(of words: [Word], in line: String) -> [String] {
    var found: [String] = []
    for (index, first) in words.enumerated() {
      for phrase in table[first.lowercased] ?? [] {
        guard let end = joined(phrase, words, index, line) else { continue }
        if phrase.last == "no", end < line.endIndex, line[end] == "-" { continue }
        found.append(String(line[first.text.startIndex..<end]))
      }
    }
    return found
  }

  /// Returns where a phrase that starts at a word ends, or `nil` if other words follow.
  private static func joined(
    _ phrase: [String], _ words: [Word], _ start: Int, _ line: String
  ) -> String.Index? {
    guard start + phrase.count <= words.count else { return nil }
    for (offset, part) in phrase.enumerated() {
      guard words[start + offset].lowercased == part else { return nil }
      if offset > 0, !areAdjacent(words[start + offset - 1], words[start + offset], line) {
        return nil
      }
    }
    return words[start + phrase.count - 1].text.endIndex
  }

  /// A clause in place of a noun: as the subject of a sentence that is no question, or behind a preposition.
  ///
  /// “Says what happened” and “it is what it was” are plain English.
  private static func clause(_ words: [Word], _ index: Int, _ line: String) -> Substring? {
    guard index + 1 < words.count, words[index].lowercased == "what" else { return nil }
    let (word, verb) = (words[index], words[index + 1])
    guard verbs.contains(String(verb.text)), areAdjacent(word, verb, line) else { return nil }
    if word.text == "What" {
      let before = line[..<word.text.startIndex].trimmingBlanks
      guard before.isEmpty || "*\"—:./".contains(before.last!) else { return nil }
      let rest = line[verb.text.endIndex...].prefix { $0 != "." }
      return rest.contains("?") ? nil : line[word.text.startIndex..<verb.text.endIndex]
    }
    guard word.text == "what", index > 0, prepositions.contains(String(words[index - 1].text)),
      areAdjacent(words[index - 1], word, line)
    else { return nil }
    return line[words[index - 1].text.startIndex..<verb.text.endIndex]
  }

  private static func areAdjacent(_ one: Word, _ next: Word, _ line: String) -> Bool {
    line[one.text.endIndex..<next.text.startIndex] == " "
  }
}
