/// The names in the code of pages and comments exist: in code, as a file or a folder, or in a list of what
/// others named.
///
/// After `…` stands a part of a name. Two pages compare a stand-in with others' sources, and name much
/// that is not here.
@Sendable func checkNames(_ checkout: Checkout) -> Finding {
  var finding = Finding()
  var foreign = ReasonTable("Scripts/names-of-others.txt", columns: 1, in: checkout, &finding)
  let known = knownNames(checkout)
  var count = 0
  func check(_ line: Substring, _ path: String, _ number: Int) {
    for span in Markdown.codeSpans(line) {
      for name in names(in: span.code) {
        count += 1
        guard !known.contains(name), !foreign.allows(where: { $0 == [name] }) else { continue }
        finding.problem(path, number, "there is no `\(name)`")
      }
    }
  }
  for page in checkout.pages(below: "docs", "Examples", "Fixtures", ".github", "Sources")
  where !page.hasPrefix("docs/decisions/") && !pagesOnOthers.contains(page) {
    for (number, line) in Markdown.prose(checkout.text(page) ?? "") { check(line, page, number) }
  }
  for source in checkout.sources {
    for comment in source.prose where comment.isComment {
      check(comment.text[...], source.path, comment.line)
    }
  }
  foreign.reportUnused(&finding)
  finding.summary = "\(count) names in pages and comments"
  return finding
}

private let pagesOnOthers = [
  "CHANGELOG.md", "docs/swiftui-stand-in.md", "docs/uikit-stand-in.md",
]

/// The names of types and members in a piece of code: words with a small letter, and a capital inside.
private func names(in code: Substring) -> [String] {
  guard code.utf8.dropFirst().contains(where: isCapital) else { return [] }
  return code.utf8.split { !isPartOfWord($0) }.filter { word in
    word.contains(where: isSmall) && word.dropFirst().contains(where: isCapital)
      && !code.utf8[..<word.startIndex].reversed().starts(with: "…".utf8.reversed())
  }.map { String($0)! }
}

private func isSmall(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
}
private func isCapital(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
}
private func isPartOfWord(_ byte: UInt8) -> Bool {
  isSmall(byte) || isCapital(byte) || byte == UInt8(ascii: "_")
    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

/// The words of all code, and of the paths of all files.
private func knownNames(_ checkout: Checkout) -> Set<String> {
  let ofCode = inParallel(checkout.sources) { source in
    var words: Set<String> = []
    for token in source.tokens { words.formUnion(names(in: token.text[...])) }
    return words
  }
  var words = ofCode.reduce(into: Set()) { $0.formUnion($1) }
  for path in checkout.paths { words.formUnion(names(in: path[...])) }
  return words
}
