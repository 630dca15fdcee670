/// Reads the links of Markdown, and the anchors that GitHub gives its headings.
enum Markdown {
  /// The lines of a page with its fenced code emptied, numbered from 1.
  static func prose(_ text: String) -> [(number: Int, line: Substring)] {
    var fence: Substring?
    return zip(1..., text.allLines).map { number, line in
      let mark = line.prefixMatch(of: /\s{0,3}(`{3,}|~{3,})/)?.1
      if let open = fence {
        if let mark, mark.hasPrefix(open), line.trimmingBlanks.allSatisfy({ $0 == open.first }) {
          fence = nil
        }
        return (number, "")
      }
      fence = mark
      return (number, mark == nil ? line : "")
    }
  }

  /// The code spans of a line, with their marks and without.
  static func codeSpans(
    _ line: Substring
  ) -> [(range: Range<Substring.Index>, code: Substring)] {
    var spans: [(Range<Substring.Index>, Substring)] = []
    var rest = line
    while let opening = rest.firstMatch(of: /`+/) {
      rest = rest[opening.range.upperBound...]
      guard let closing = rest.matches(of: /`+/).first(where: { $0.0.count == opening.0.count })
      else { continue }
      spans.append(
        (opening.range.lowerBound..<closing.range.upperBound, rest[..<closing.range.lowerBound]))
      rest = rest[closing.range.upperBound...]
    }
    return spans
  }

  /// A line without its code and the names of tests in it, which are in “ ” or " ".
  static func withoutQuotations(_ line: Substring) -> String {
    var text = line
    for span in codeSpans(line).reversed() { text.replaceSubrange(span.range, with: "``") }
    return String(text).replacing(/“[^”]*”|"[^"]*"/, with: "“”")
  }

  /// The targets of all links and images, each with its line.
  static func links(_ text: String) -> [(line: Int, target: String)] {
    prose(text).flatMap { number, line -> [(Int, String)] in
      guard line.contains("]") || line.contains("<") else { return [] }
      var text = line
      for span in codeSpans(line).reversed() { text.replaceSubrange(span.range, with: "``") }
      var targets = text.matches(of: inlineLink).map { String($0.1 ?? $0.2 ?? "") }
      if let found = text.prefixMatch(of: /\s{0,3}\[[^\]]+\]:\s*(?:<([^>]*)>|(\S+))/) {
        targets.append(String(found.1 ?? found.2 ?? ""))
      }
      targets += text.matches(of: htmlLink).map { String($0.1) }
      return targets.map { (number, $0) }
    }
  }

  /// The anchors of a page: those of its headings on GitHub, and explicit ones.
  static func anchors(_ text: String) -> Set<String> {
    var found: Set<String> = []
    var counts: [String: Int] = [:]
    var previous: Substring = ""
    for (_, line) in prose(text) {
      var heading: Substring?
      if let match = line.wholeMatch(of: /\s{0,3}#{1,6}\s+(.*?)\s*#*\s*/) {
        heading = match.1
      } else if line.wholeMatch(of: /\s{0,3}(=+|-+)\s*/) != nil, !previous.trimmingBlanks.isEmpty {
        heading = previous.trimmingBlanks
      }
      if let heading {
        let slug = slug(heading)
        let count = counts[slug, default: 0]
        counts[slug] = count + 1
        found.insert(count > 0 ? "\(slug)-\(count)" : slug)
      }
      found.formUnion(line.matches(of: htmlAnchor).map { String($0.1) })
      previous = line
    }
    return found
  }

  private static func slug(_ heading: Substring) -> String {
    let shown = heading.replacing(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/) { $0.1 }
      .replacing(/<[^>]+>/, with: "")
      .replacing(/[*`]/, with: "")
    return String(
      shown.trimmingBlanks.lowercased().filter {
        $0.isLetter || $0.isNumber || "_- ".contains($0)
      }.map { $0 == " " ? "-" : $0 })
  }

  nonisolated(unsafe) private static let inlineLink =
    /\]\(\s*(?:<([^>]*)>|((?:[^()\s]|\([^()\s]*\))*))(?:\s+["'(][^)]*)?\s*\)/
  nonisolated(unsafe) private static let htmlLink =
    /<[^>]*?\b(?:href|src|srcset)\s*=\s*["']([^"']+)["']/
    .ignoresCase()
  nonisolated(unsafe) private static let htmlAnchor =
    /<[^>]*?\b(?:id|name)\s*=\s*["']([^"']+)["']/
    .ignoresCase()
}
