import Foundation

/// The project compiles the Swift code in its pages.
///
/// This looks at fenced `swift` blocks, and at code spans that are more than a name or a signature
/// (`push(.map)` is code; `push`, `pop(to:)` and `make test` are not). Each must be in a Swift file of the
/// tests, examples or fixtures. Spaces and comments do not matter, and `…` matches any short text, as does
/// the body of an empty closure. `Scripts/page-code-allowed.txt` lists code that cannot be compiled here.
@Sendable func checkPageCode(_ checkout: Checkout) -> Finding {
  var finding = Finding()
  var allowed = ReasonTable("Scripts/page-code-allowed.txt", columns: 2, in: checkout, &finding)
  let compiled = checkout.sources(
    below: "Tests", "Examples/Sources", "Examples/Tests", "Fixtures", "StandIns/Tests",
    "StandIns/Sources/UIKit/Navigation")
  let code = inParallel(compiled) { Array(source($0).utf8) }
  let pages = checkout.pages(below: "docs", "Examples")
  let snippets = pages.flatMap { page in
    pageCode(checkout.text(page) ?? "").map { (page: page, snippet: $0) }
  }
  let isCompiled = inParallel(snippets) { contains(code, $0.snippet.code) }
  for ((page, snippet), isCompiled) in zip(snippets, isCompiled) where !isCompiled {
    let key = snippet.isBlock ? "block" : snippet.code.oneLine
    if !allowed.allows(where: { $0[0] == page && $0[1] == key }) {
      let first = snippet.code.allLines.first { !$0.trimmingBlanks.isEmpty } ?? ""
      finding.problem(page, snippet.line, "not compiled in this form: \(first.trimmingBlanks)")
    }
  }
  allowed.reportUnused(&finding)
  let blocks = snippets.filter(\.snippet.isBlock).count
  finding.summary = "\(blocks) blocks and \(snippets.count - blocks) spans of Swift are compiled"
  return finding
}

private struct Snippet: Sendable {
  let line: Int
  let code: String
  let isBlock: Bool
}

/// The Swift of a page.
private func pageCode(_ text: String) -> [Snippet] {
  var found: [Snippet] = []
  var block: (start: Int, language: Substring, lines: [Substring])?
  for (number, line) in zip(1..., text.allLines) {
    if let fence = line.wholeMatch(of: /\s{0,3}```(\w*)\s*/) {
      if let closed = block {
        if closed.language == "swift" {
          let code = closed.lines.joined(separator: "\n")
          found.append(Snippet(line: closed.start, code: code, isBlock: true))
        }
        block = nil
      } else {
        block = (number, fence.1, [])
      }
    } else {
      block?.lines.append(line)
    }
  }
  for (number, line) in Markdown.prose(text) where line.contains("`") {
    for span in Markdown.codeSpans(line) {
      let code = span.code.replacing("\\|", with: "|").trimmingBlanks
        .replacing(/\{\s*\}/, with: "{ … }").replacing(/\bin\s*\}/, with: "in … }")
      if String(code).isCode {
        found.append(Snippet(line: number, code: String(code), isBlock: false))
      }
    }
  }
  return found
}

extension String {
  /// Returns whether a span is Swift, and more than a name, a path of names or a signature.
  fileprivate var isCode: Bool {
    if wholeMatch(of: /[@.]?[\w.]+(<\w+>)?(\(.*\w+:\)|\(\))?/) != nil { return false }
    let isOther = prefixMatch(
      of: /(make|swift|git|curl|apt)\b|history\.|javascript:|https?:|[\/\-#]/)
    if isOther != nil { return false }
    return firstMatch(
      of:
        /\w\s*\(.*\)|\{.*\}|^(let|var|case|func|protocol|class|await|try|weak|guard|return)\s|\s=\s/
    ) != nil
  }

  fileprivate var oneLine: String { words.joined(separator: " ") }
}

/// The code of a file, with spaces only where two words would become one.
private func source(_ file: SourceFile) -> String { joined(file.tokens.map(\.text)) }

private func joined(_ tokens: [String]) -> String {
  var text = ""
  for token in tokens where !token.isEmpty {
    if let last = text.utf8.last, let first = token.utf8.first, last.isWord, first.isWord {
      text += " "
    }
    text += token
  }
  return text
}

extension UInt8 {
  fileprivate var isWord: Bool {
    self >= 0x80 || self == UInt8(ascii: "_")
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
  }
}

/// Returns whether a file has the code, in which `…` stands for any text of at most this many bytes.
private func contains(_ files: [[UInt8]], _ code: String) -> Bool {
  let gap = 300
  let parts = code.split(separator: "…", omittingEmptySubsequences: true)
    .map { Array(joined(TokenPattern.tokens(of: String($0))).utf8) }.filter { !$0.isEmpty }
  guard let first = parts.first else { return true }
  return files.contains { file in
    var start = 0
    while let found = file.find(first, from: start) {
      start = found + 1
      if first[0].isWord, found > 0, file[found - 1].isWord { continue }
      var end = found + first.count
      let isWhole = parts.dropFirst().allSatisfy { part in
        guard let next = file.find(part, from: end), next - end <= gap else { return false }
        end = next + part.count
        return true
      }
      if isWhole { return true }
    }
    return false
  }
}

extension [UInt8] {
  fileprivate func find(_ part: [UInt8], from start: Int) -> Int? {
    guard start + part.count <= count else { return nil }
    return withUnsafeBytes { bytes in
      part.withUnsafeBytes { part in
        var place = start
        while let found = memchr(
          bytes.baseAddress! + place, Int32(part[0]), count - part.count + 1 - place)
        {
          place = UnsafeRawPointer(found) - bytes.baseAddress!
          if memcmp(found, part.baseAddress!, part.count) == 0 { return place }
          place += 1
        }
        return nil
      }
    }
  }
}
