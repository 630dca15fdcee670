/// A text that a browser loads: files in their order, made one constant.
struct EmbeddedText: Sendable {
  let constant: String
  let documentation: String
  /// The files, without their folder.
  let files: [String]
  /// The text before the files, and after them.
  var before = ""
  var after = ""
  /// The signs that need no spaces around them.
  let signs: [String]
  /// The sign between two lines.
  let separator: String
  /// False for a text that only loses its comments and the indentation of its lines.
  var isCompact = true

  /// Returns a constant of Swift with the text of files in a folder.
  func declaration(of folder: String, in checkout: Checkout) -> String {
    let parts = files.map { checkout.text("\(folder)/\($0)") ?? "" }
    let text = compact(before + parts.joined() + after)
    // Enough signs that nothing in the text ends the literal or stands for something else.
    var marks = "#"
    while text.contains("\"\"\"\(marks)") || text.contains("\\\(marks)") { marks += "#" }
    let lines = text.split(separator: "\n").map { "    \($0)" }
    return """
        /// \(documentation)
        static let \(constant) = \(marks)\"""
      \(lines.joined(separator: "\n"))
          \"""\(marks)

      """
  }

  /// Leaves out the parts for readers of the source: indentation, lines of comments, spaces around the
  /// signs, and ends of lines after which a statement goes on.
  ///
  /// It does not recognise strings in the source: no string may depend on such a space or end.
  private func compact(_ source: String) -> String {
    let lines = source.split(separator: "\n").map(\.trimmingBlanks)
      .filter { !$0.isEmpty && !isComment($0) }
    guard isCompact else { return lines.joined(separator: separator) }
    let ends = [
      ("{ ", "{"), (" {", "{"), ("; ", ";"), (": ", ":"), (", ", ","), (" }", "}"), ("} ", "}"),
      (";}", "}"),
    ]
    // A line that ends so goes on, and the comma before an end means nothing.
    let joints = ["{", "(", "[", ",", ";"].map { ("\($0)\n", $0) }
    let closings = [")", "]", "}"].flatMap { [("\n\($0)", $0), (",\($0)", $0)] }
    let pairs = joints + closings + signs.map { (" \($0) ", $0) } + ends
    return pairs.reduce(lines.joined(separator: separator)) { $0.replacing($1.0, with: $1.1) }
  }

  private func isComment(_ line: Substring) -> Bool {
    line.hasPrefix("//") || line.hasPrefix("/*") && line.hasSuffix("*/")
  }
}
