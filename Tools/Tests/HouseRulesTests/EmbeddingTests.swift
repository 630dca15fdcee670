import HouseRules
import Testing

@Suite("Embedded files") struct EmbeddingTests {
  private let scripts = [
    "page", "morph", "motion", "gestures", "pages", "history", "posting", "returning", "focus",
  ].map { "\($0).js" }
  private let styles = [
    "base", "frame", "bars", "content", "controls", "layers", "motion", "columns", "panel",
  ].map { "\($0).css" }

  /// The files, each of which says its name, without the Swift file.
  private var files: Trial {
    (scripts + styles).reduce(Trial(rule: "embedded files")) {
      $0.with("\(Embedding.web.folder)/\($1)", "/* A comment */\n\nf('\($1)')\n")
    }
  }

  private func embedded(_ trial: Trial) throws -> String {
    try #require(Embedding.web.swift(for: Checkout(trial.texts)).text)
  }

  @Test("What the tool writes passes")
  func current() throws {
    let trial = files.with(Embedding.web.output, try embedded(files))
    try trial.expectPasses()
    #expect(try trial.finding().summary.hasPrefix("18 files"))
  }

  @Test("All files are embedded in their order")
  func everything() throws {
    let text = try embedded(files)
    let names = text.matches(of: /f\('(\w+\.\w+)'\)/).map { String($0.1) }
    #expect(names == scripts + styles)
  }

  @Test("A Swift file that is missing or older is found, with the command to type")
  func stale() throws {
    let web = Embedding.web
    let saying = "\(web.output): error: differs from the files in `\(web.folder)`"
    try files.expectFails(saying)
    let old = files.with(Embedding.web.output, try embedded(files))
    let changed = old.with("\(Embedding.web.folder)/focus.js", "let a\n")
    try changed.expectFails(saying)
    try changed.expectFails("type `Scripts/house embed`")
  }

  @Test("A file without its place in the order, and a place without its file, are found")
  func order() throws {
    try files.with("\(Embedding.web.folder)/new.js", "").expectFails(
      "\(Embedding.web.folder)/new.js: error: add it to `Embedding.texts`")
    var trial = files
    trial.texts["\(Embedding.web.folder)/bars.css"] = nil
    try trial.expectFails("\(Embedding.web.folder)/bars.css: error: there is no such file")
  }

  @Test("Comments, indentation, spaces around signs and ends of lines in a statement are left out")
  func compact() throws {
    var trial = files
    let style = "/* Why */\na {\n  b: c, d;\n}\n\na > b {\n  c: d;\n}\n"
    trial = trial.with("\(Embedding.web.folder)/columns.css", style)
    let script = "// Why\nif (a === b) {\n  c(\n    d,\n  );\n}\nf()\n"
    trial = trial.with("\(Embedding.web.folder)/focus.js", script)
    let text = try embedded(trial)
    #expect(text.contains("a{b:c,d}a>b{c:d}\n"))
    #expect(text.contains("    if (a===b){c(d)}\n    f()})();\n"))
    #expect(!text.contains("Why"))
  }

  @Test(
    "Nothing in a file ends its literal or is an escape in it",
    arguments: [
      ("a \\n \"\"\" b", "#"), ("a \"\"\"# b", "##"), ("a \\#(b) c", "##"), ("a \\##n", "###"),
    ])
  func literals(_ text: String, _ signs: String) throws {
    let text = try embedded(files.with("\(Embedding.web.folder)/panel.css", "\(text)\n"))
    #expect(text.contains("static let script = #\"\"\"\n"))
    #expect(text.contains("static let panelStylesheet = \(signs)\"\"\"\n"))
    #expect(text.hasSuffix("    \"\"\"\(signs)\n}\n"))
  }
}
