import SwiftParser
package import SwiftSyntax

/// A Swift file: its tree, its tokens and the texts in it.
package final class SourceFile: Sendable {
  /// A token of the code, with its place.
  struct Token: Sendable {
    /// Its text; that of a piece of a string begins with a quotation mark.
    let text: String
    let line: Int
    /// Where its text begins and ends, in bytes.
    let range: Range<Int>
  }

  package let path: String
  package let text: String
  package let tree: SourceFileSyntax
  let lineCount: Int
  /// The code without comments.
  let tokens: [Token]
  /// The comments and the texts of strings, by line.
  let prose: [(line: Int, text: String, isComment: Bool)]
  let nodes: Nodes
  private let lineStarts: [Int]

  package init(path: String, text: String) {
    self.path = path
    self.text = text
    let tree = Parser.parse(source: text)
    self.tree = tree
    var starts = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
    lineCount = text.utf8.last == UInt8(ascii: "\n") ? starts.count - 1 : starts.count
    let scan = Scan(lineStarts: starts)
    scan.walk(tree)
    tokens = scan.tokens
    prose = scan.prose
    nodes = scan.nodes
  }

  /// The line of a place, counted from 1.
  func line(of node: some SyntaxProtocol) -> Int {
    lineStarts.line(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The comment of a line: on the line itself, and in the block right above.
  func comment(at line: Int) -> String {
    let comments = Dictionary(
      prose.filter(\.isComment).map { ($0.line, $0.text) }, uniquingKeysWith: { $0 + $1 })
    var lines = [comments[line] ?? ""]
    let code = Set(tokens.map(\.line))
    var above = line - 1
    while let comment = comments[above], !code.contains(above) {
      lines.append(comment)
      above -= 1
    }
    return lines.reversed().joined(separator: "\n")
  }

  /// Returns whether a comment at a line contains a word, capitalised or not.
  func hasReason(_ words: String, at line: Int) -> Bool {
    comment(at: line).lowercased().contains(words)
  }

  /// The text of a line.
  func text(ofLine line: Int) -> String {
    let end = line < lineStarts.count ? lineStarts[line] - 1 : text.utf8.count
    return String(decoding: Array(text.utf8)[lineStarts[line - 1]..<end], as: UTF8.self)
  }

  /// The lines with code on them.
  var linesOfCode: Set<Int> { Set(tokens.map(\.line)) }

  func isBelow(_ folder: String) -> Bool { path.hasPrefix(folder + "/") }
}

extension [Int] {
  /// The line of an offset, given where lines start.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
