/// The script and the stylesheet of the web host: files of their own, embedded in a Swift file.
///
/// SwiftPM can embed files itself, with `embedInCode`, but not in Xcode (issue 6969 of
/// swift-package-manager). So the Swift file is committed, and a rule keeps it current.
package enum Embedding {
  /// The files' folder.
  package static let folder = "Sources/UsherWeb/Browser"
  /// The Swift file.
  package static let output = "Sources/UsherWeb/Assets/Embedded.swift"
  package static let command = "Scripts/house embed"

  /// The files' order: the parts of the script share one scope, and later styles win.
  static let texts = [
    EmbeddedText(
      constant: "script", documentation: "The script, in parts that share one scope.",
      files: [
        "page.js", "morph.js", "motion.js", "gestures.js", "pages.js", "history.js", "posting.js",
        "returning.js", "focus.js",
      ], before: "(() => {\n'use strict';\n", after: "\n})();\n",
      signs: [
        "=>", "=", "==", "!=", "===", "!==", "&&", "||", "?", ":", "+", "-", "*", "/", "<", ">",
      ], separator: "\n"),
    EmbeddedText(
      constant: "stylesheet", documentation: "The stylesheet, in parts.",
      files: [
        "base.css", "frame.css", "bars.css", "content.css", "controls.css", "layers.css",
        "motion.css", "columns.css", "panel.css",
      ], signs: [">"], separator: " "),
  ]

  /// Returns the Swift file that belongs to the files, or `nil` with the problems.
  package static func swift(for checkout: Checkout) -> (text: String?, problems: [Problem]) {
    var finding = Finding()
    let named = Set(texts.flatMap(\.files).map { "\(folder)/\($0)" })
    let there = checkout.paths.filter { $0.hasPrefix("\(folder)/") }
    for path in named.subtracting(there).sorted() {
      finding.problem(path, nil, "there is no such file, and `Embedding.texts` in Tools names it")
    }
    for path in there.subtracting(named).sorted() {
      finding.problem(path, nil, "add it to `Embedding.texts` in Tools, which has the files' order")
    }
    guard finding.problems.isEmpty else { return (nil, finding.problems) }
    let constants = texts.map { $0.declaration(in: checkout) }
    let text = """
      // `\(command)` wrote this file: change the files in `\(folder)` instead.
      // swift-format-ignore-file: its lines are those of a browser's files, without their spaces.

      /// What a browser loads with a page.
      enum Embedded {
      \(constants.joined(separator: "\n"))}

      """
    return (text, [])
  }
}

/// The Swift file with the script and the stylesheet of the web host says what their files say.
@Sendable func checkEmbedding(_ checkout: Checkout) -> Finding {
  var finding = Finding()
  let (text, problems) = Embedding.swift(for: checkout)
  finding.problems = problems
  if let text, checkout.text(Embedding.output) != text {
    finding.problem(
      Embedding.output, nil,
      "differs from the files in `\(Embedding.folder)`: type `\(Embedding.command)`")
  }
  let count = Embedding.texts.map(\.files.count).reduce(0, +)
  finding.summary = "\(count) files for browsers, embedded"
  return finding
}
