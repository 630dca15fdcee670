/// The names in the code of pages and comments exist: in code, as a file or a folder, or in a list of what
/// others named. After `…` stands a part of a name.
///
/// Two pages compare a stand-in with others' sources, and name much that is not here.
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

private let pagesOnOthers = ["CHANGELOG.md", "docs/swiftui-stand-in.md", "docs/uikit-stand-in.md"]

/// The names of types and members in a piece of code: words of several humps, or that begin with a capital.
private func names(in code: Substring) -> [String] {
  code.replacing(/…\w+/, with: "").split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).filter { word in
    word.first!.isLetter && word.contains(where: \.isLowercase)
      && word.dropFirst().contains(where: \.isUppercase)
  }
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
