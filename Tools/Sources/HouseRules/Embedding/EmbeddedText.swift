/// A text that a browser loads: files in their order, made one constant.
struct EmbeddedText: Sendable {
  let constant: String
  let documentation: String
  /// The files, without their folder.
  let files: [String]
  /// The text before the files, and after them.
  var before = ""
  var after = ""

  /// Returns a constant of Swift with the text.
  func declaration(in checkout: Checkout) -> String {
    let parts = files.map { checkout.text("\(Embedding.folder)/\($0)") ?? "" }
    let text = before + parts.joined() + after
    // Enough signs that nothing in the text ends the literal or stands for something else.
    var signs = "#"
    while text.contains("\"\"\"\(signs)") || text.contains("\\\(signs)") { signs += "#" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }
    return """
        /// \(documentation)
        static let \(constant) = \(signs)\"""
      \(lines.joined(separator: "\n"))
          \"""\(signs)

      """
  }
}
