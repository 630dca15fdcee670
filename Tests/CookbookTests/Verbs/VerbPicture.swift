/// Draws a tree before and after a verb, beside each other.
///
/// Places that end are red and struck through, and so is each line that only the tree before has. Places that start, and lines
/// that only the tree after has, are green.
struct VerbPicture {
  private static let lineHeight = 20

  static func svg(of call: String, _ drawing: Verb.Drawing) -> String {
    let before = drawing.before.split(separator: "\n").map(String.init)
    let after = drawing.after.split(separator: "\n").map(String.init)
    // The mark of the selected place is no other place.
    let kept = common(
      before.map { $0.replacing("*", with: "") }, after.map { $0.replacing("*", with: "") })
    let rows = max(before.count, after.count)
    let height = 66 + rows * lineHeight + (drawing.endings.isEmpty ? 0 : 26)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 \(height)" role="img" aria-label="\(escaped(call)): the tree before and after">
        <title>\(escaped(call)): the tree before and after</title>
        <style>
          text { font: 13px ui-monospace, "DejaVu Sans Mono", monospace; fill: #1f2328; white-space: pre }
          .head { font: 600 13px -apple-system, "Segoe UI", sans-serif; fill: #59636e }
          .gone { fill: #a40e26; text-decoration: line-through }
          .new { fill: #116329; font-weight: 600 }
          rect { fill: #f6f8fa; stroke: #d1d9e0 }
          path { fill: none; stroke: #59636e; stroke-width: 1.5 }
          @media (prefers-color-scheme: dark) {
            text { fill: #e6edf3 }
            .head { fill: #9198a1 }
            .gone { fill: #ff7b72 }
            .new { fill: #56d364 }
            rect { fill: #161b22; stroke: #3d444d }
            path { stroke: #9198a1 }
          }
        </style>
        <rect x="1" y="30" width="330" height="\(rows * lineHeight + 20)" rx="6"/>
        <rect x="389" y="30" width="330" height="\(rows * lineHeight + 20)" rx="6"/>
        <path d="M343 \(40 + rows * lineHeight / 2) H377 M370 \(34 + rows * lineHeight / 2) L377 \(40 + rows * lineHeight / 2) L370 \(46 + rows * lineHeight / 2)"/>
        <text class="head" x="2" y="18">before</text>
        <text class="head" x="390" y="18">after \(escaped(call))</text>

      """
    for (row, line) in before.enumerated() {
      let stays = kept.before.contains(row) && !isPlace(line, of: drawing.gone)
      text += self.line(line, 14, row, stays ? "" : "gone")
    }
    for (row, line) in after.enumerated() {
      let wasThere = kept.after.contains(row) && !isPlace(line, of: drawing.new)
      text += self.line(line, 402, row, wasThere ? "" : "new")
    }
    if !drawing.endings.isEmpty {
      let ends = "ends: " + drawing.endings.joined(separator: ", ")
      text += "  <text class=\"head\" x=\"2\" y=\"\(height - 8)\">\(escaped(ends))</text>\n"
    }
    return text + "</svg>\n"
  }

  private static func isPlace(_ line: String, of beginnings: Set<String>) -> Bool {
    let words = line.drop { $0 == " " || $0 == "*" }
    return beginnings.contains { words.hasPrefix($0) }
  }

  private static func line(_ line: String, _ x: Int, _ row: Int, _ style: String) -> String {
    let style = style.isEmpty ? "" : " class=\"\(style)\""
    let indent = line.prefix { $0 == " " }.count * 8
    let y = 54 + row * lineHeight
    let words = escaped(String(line.drop { $0 == " " }))
    return "  <text\(style) x=\"\(x + indent)\" y=\"\(y)\">\(words)</text>\n"
  }

  /// The positions of the longest common subsequence.
  private static func common(
    _ one: [String], _ other: [String]
  ) -> (before: Set<Int>, after: Set<Int>) {
    var lengths = [[Int]](
      repeating: [Int](repeating: 0, count: other.count + 1), count: one.count + 1)
    for i in one.indices.reversed() {
      for j in other.indices.reversed() {
        lengths[i][j] =
          one[i] == other[j]
          ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    var kept: (before: Set<Int>, after: Set<Int>) = ([], [])
    while i < one.count, j < other.count {
      if one[i] == other[j] {
        kept.before.insert(i)
        kept.after.insert(j)
        (i, j) = (i + 1, j + 1)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return kept
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
