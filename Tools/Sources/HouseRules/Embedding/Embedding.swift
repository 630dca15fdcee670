/// Files that a browser loads, embedded in a Swift file.
///
/// SwiftPM can embed files itself, with `embedInCode`, but not in Xcode (issue 6969 of
/// swift-package-manager). So the Swift file is committed, and a rule keeps it current.
package struct Embedding: Sendable {
  /// The files' folder.
  package let folder: String
  /// The Swift file.
  package let output: String
  /// The condition under which it is compiled; `nil` for none.
  var condition: String?
  /// The files' order: the parts of the script share one scope, and later styles win.
  let texts: [EmbeddedText]

  package static let command = "Scripts/house embed"
  package static let all = [web, inspector]

  /// The script and the stylesheet of the web host.
  package static let web = Embedding(
    folder: "Sources/UsherWeb/Browser", output: "Sources/UsherWeb/Assets/Embedded.swift",
    texts: [
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
          "motion.css", "columns.css",
        ], signs: [">"], separator: " "),
      EmbeddedText(
        constant: "panelStylesheet", documentation: "The style of the panel beside the phone.",
        files: ["panel.css"], signs: [">"], separator: " "),
    ])

  /// The page of the inspector.
  package static let inspector = Embedding(
    folder: "Sources/UsherInspector/Browser",
    output: "Sources/UsherInspector/Assets/Embedded.swift", condition: "DEBUG",
    texts: [
      EmbeddedText(
        constant: "page", documentation: "The page.", files: ["page.html"], signs: [],
        separator: "\n", isCompact: false),
      EmbeddedText(
        constant: "script", documentation: "The script.", files: ["inspector.js"], signs: [],
        separator: "\n", isCompact: false),
      EmbeddedText(
        constant: "stylesheet", documentation: "The stylesheet.", files: ["inspector.css"],
        signs: [], separator: "\n", isCompact: false),
    ])

  /// Returns the Swift file that belongs to the files, or `nil` with the problems.
  package func swift(for checkout: Checkout) -> (text: String?, problems: [Problem]) {
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
    let constants = texts.map { $0.declaration(of: folder, in: checkout) }
    var body = """
      /// What a browser loads with a page.
      enum Embedded {
      \(constants.joined(separator: "\n"))}

      """
    if let condition {
      let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
      let indented = lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
      body = "#if \(condition)\n\(indented)#endif\n"
    }
    let text = """
      // `\(Self.command)` wrote this file: change the files in `\(folder)` instead.
      // swift-format-ignore-file: its lines are those of a browser's files, without their spaces.

      \(body)
      """
    return (text, [])
  }
}

/// The Swift files with what browsers load say what the files say.
@Sendable func checkEmbedding(_ checkout: Checkout) -> Finding {
  var finding = Finding()
  var count = 0
  for embedding in Embedding.all where checkout.holds(embedding) {
    let (text, problems) = embedding.swift(for: checkout)
    finding.problems += problems
    if let text, checkout.text(embedding.output) != text {
      finding.problem(
        embedding.output, nil,
        "differs from the files in `\(embedding.folder)`: type `\(Embedding.command)`")
    }
    count += embedding.texts.map(\.files.count).reduce(0, +)
  }
  finding.summary = "\(count) files for browsers, embedded"
  return finding
}

extension Checkout {
  /// Returns whether the folder of an embedding, or its Swift file, is part of it.
  package func holds(_ embedding: Embedding) -> Bool {
    paths.contains { $0 == embedding.output || $0.hasPrefix("\(embedding.folder)/") }
  }
}
