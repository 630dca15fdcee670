import HouseRules
import Testing

@Suite("Globals") struct GlobalTests {
  let trial = Trial(rule: "globals")

  @Test(
    "A variable of the whole process is refused",
    arguments: [
      "struct A {\n  private static var a: Int?\n}", "class A {\n  @MainActor static var a = 0\n}",
      "struct A {\n  public nonisolated(unsafe) static var a = 0 { didSet {} }\n}",
      "\nprivate var a = 0", "#if DEBUG\n  var a = 0\n#endif",
    ])
  func shared(_ text: String) throws {
    try trial.with("Sources/Usher/A.swift", text).expectFails("A.swift:2: error: `a` is a variable")
  }

  @Test("Variables of objects, computed ones and task-local ones pass")
  func others() throws {
    let text = """
      struct A {
        private var a = 0
        static var b: Int { 0 }
        @TaskLocal static var c = false
      }
      var d: Int { 0 }
      func e() { var f = 0; f += 1 }
      """
    try trial.with("Sources/Usher/A.swift", text).expectPasses()
    try trial.with("Tests/ATests/A.swift", "var a = 0").expectPasses()
  }
}

@Suite("Expectations") struct ExpectationTests {
  private func trial(_ body: String) -> Trial {
    Trial(rule: "expectations").with(
      "Tests/UsherTests/A.swift", "func a() throws {\n\(body)\n}\n")
  }

  @Test(
    "A test that passes when nothing is thrown is found",
    arguments: [
      "do { try f() } catch { #expect(error.code == .x) }",
      "do throws(E) {\n  try f()\n} catch {\n  #expect(error == x)\n}",
      "do { _ = try f() } catch is E {\n} catch { #expect(error == x) }",
      "do { if try f() { return } } catch { #expect(error == x) }",
      "do {\n  if a { return }\n  try f()\n} catch { #expect(error == x) }",
      "do { try f() } catch { #expect(error == x); return }",
      "do { try f() } catch { try #require(error == x) }",
      "do {\n  #expect(a == 1)\n  try f()\n} catch { #expect(error == x) }",
      #"do { try f() } catch { Issue.record("a"); #expect(error == x) }"#,
    ])
  func passing(_ body: String) throws {
    try trial(body).expectFails("A.swift:2: error: passes when nothing is thrown")
  }

  @Test(
    "A test that fails when nothing is thrown passes",
    arguments: [
      "let error = #expect(throws: E.self) { try f() }",
      "do {\n  try f()\n  Issue.record(\"no error\")\n} catch { #expect(error == x) }",
      "do {\n  try f()\n  return nil\n} catch {\n  #expect(error == x)\n  return error\n}",
      "do {\n  a = try f()\n} catch {\n  #expect(error == x)\n  continue\n}\n#expect(a == 1)",
      "do { try f() } catch { errors.append(error) }",
      "do {\n  let a = try f()\n  #expect(a == 1)\n} catch { #expect(error == x) }",
      "do { let a = 1; #expect(a == 1) }", "// do { try f() } catch { #expect(error == x) }",
    ])
  func failing(_ body: String) throws {
    try trial(body).expectPasses()
  }

  @Test("A value that is compared with itself is found")
  func same() throws {
    try trial("#expect(host.tree == host.tree)").expectFails("`host.tree` is compared with itself")
    try trial("#expect(host.tree == host.tree.parent)").expectPasses()
  }
}

@Suite("Files") struct FileTests {
  @Test("A long file is a warning, and a very long one a problem")
  func lengths() throws {
    let trial = Trial(rule: "file lengths")
    func lines(_ count: Int) -> Trial {
      trial.with("Sources/A.swift", String(repeating: "\n", count: count))
    }
    #expect(try lines(300).finding().problems.isEmpty)
    #expect(try lines(301).finding().problems.map(\.isWarning) == [true])
    try lines(501).expectFails("Sources/A.swift: error: 501 lines")
  }

  private func type(_ name: String, lines: Int) -> String {
    "struct \(name) {\n" + String(repeating: "  let a = 1\n", count: lines - 2) + "}\n"
  }

  @Test("A file of the library has one type, besides small, private and nested ones")
  func types() throws {
    let trial = Trial(rule: "file types")
    try trial.with("Sources/A.swift", "struct A {\n  enum B {}\n}\nprivate struct C {}\n")
      .expectPasses()
    try trial.with("Sources/A.swift", type("A", lines: 30) + type("B", lines: 12)).expectPasses()
    let two = type("A", lines: 30) + "\n@MainActor\n" + type("B", lines: 13)
    for text in [two, "#if canImport(UIKit)\n\(two)#endif\n"] {
      try trial.with("Sources/A.swift", text).expectFails("Sources/A.swift: error: declares A, B")
    }
  }

  @Test("A file is called as its type")
  func names() throws {
    let trial = Trial(rule: "file types")
    try trial.with("Sources/A+More.swift", type("A", lines: 30)).expectPasses()
    try trial.with("Sources/B.swift", type("B", lines: 5) + type("C", lines: 5)).expectPasses()
    try trial.with("Sources/B.swift", "extension A {}\n").expectPasses()
    try trial.with("Sources/B.swift", type("A", lines: 30) + type("B", lines: 5))
      .expectFails("Sources/B.swift: error: declares A: call it A.swift")
  }
}

@Suite("Documentation") struct DocumentationTests {
  private func trial(_ text: String) -> Trial {
    Trial(rule: "documentation").with("Sources/A.swift", text)
  }

  @Test(
    "A parameter that the declaration lacks is found",
    arguments: [
      "/// Does it.\n/// - Parameter b: It.\nfunc f(a: Int) {}",
      "/// Does it.\n/// - Parameters:\n///   - a: It\n///     and more.\n///   - b: It.\ninit(a: Int) {}",
      "/// Does it.\n///\n/// - Parameter b: It.\nvar a: Int { 1 }",
      "/// Does it.\n/// - Parameter with: It.\npackage func f(with a: Int) {}",
    ])
  func ghosts(_ text: String) throws {
    try trial(text).expectFails("there is no parameter `")
  }

  @Test("Documentation names parameters by their inner names")
  func parameters() throws {
    try trial(
      "/// Does it.\n///\n/// - Parameters:\n///   - a: It.\n///     - b: a point.\nfunc f(with a: Int) {}"
    ).expectPasses()
  }

  @Test(
    "An empty line of documentation is found",
    arguments: [
      "/// Does it.\n///\nfunc f() {}", "///\n/// Does it.\nfunc f() {}",
      "/// Does it.\n///\n///\n/// More.\nfunc f() {}", "///\nfunc f() {}",
    ])
  func empty(_ text: String) throws {
    try trial(text).expectFails("the documentation has an empty line")
    try trial("/// Does it.\n///\n/// More.\nfunc f() {}").expectPasses()
  }
}

@Suite("English") struct EnglishTests {
  private func trial(_ text: String) -> Trial {
    Trial(rule: "English").with("Sources/A.swift", text)
  }

  @Test(
    "A word to replace is found in comments and strings",
    arguments: [
      ("/// Whoever makes it.", "`Whoever`"),
      ("@Test(\"Nobody is asked\") func a() {}", "`Nobody`"),
      ("// Goes on all the same.", "`all the same`"),
      ("/// What is taken off the screen is forgotten.", "`What is`"),
      ("// It ends. What was pushed stays.", "`What was`"),
      ("let a = \"a push on what leaves\"", "`on what leaves`"),
      ("// nobody's turn", "`nobody`"), ("// Back is a no.", "`is a no`"),
    ])
  func words(_ text: String, _ word: String) throws {
    try trial(text).expectFails("Sources/A.swift:1: error: \(word)")
  }

  @Test(
    "Plain sentences pass",
    arguments: [
      "/// Returns the top screen.\nlet a = \"The user swipes back.\"",
      #"let people = "\(somebody)""#, "// Selecting the tab again is a no-op.",
      "// What is a model? It decides what comes next.",
      "/// Says what was pushed, and asks what is shown.",
      "let a = \"The tree (+) is not what was expected (-)\"",
    ])
  func plain(_ text: String) throws {
    try trial(text).expectPasses()
  }

  @Test("A word to replace is found in pages, but not in their code and quotations")
  func pages() throws {
    let page = Trial(rule: "English").with("Sources/A.swift", "let a = 1\n")
    try page.with("docs/a.md", "It stays.\nNobody is asked.\n")
      .expectFails("docs/a.md:2: error: `Nobody`")
    try page.with("docs/a.md", "It stays for ever.\n")
      .expectFails("docs/a.md:1: error: `for ever`")
    try page.with("docs/a.md", "The test “Nobody is asked”, `nobody`.\n```\nnobody\n```\n")
      .expectPasses()
  }

  @Test("A row allows its own line, and no row is left over")
  func allowed() throws {
    let table = "Sources/A.swift Nobody likes -- text of the app\n"
    let line = "let a = \"Nobody likes it yet\"\n"
    try trial(line).with("Scripts/allowed-words.txt", table).expectPasses()
    try trial(line + "// Nobody reads it.").with("Scripts/allowed-words.txt", table)
      .expectFails("Sources/A.swift:2: error: `Nobody`")
    try trial("").with("Scripts/allowed-words.txt", table).expectFails("no longer exists")
  }
}
