import HouseRules
import Testing

@Suite("Links") struct LinkTests {
  let trial = Trial(rule: "links").with("Sources/A.swift", "a\nb\n").with(
    "docs/guide.md",
    """
    # A guide
    ## What `Stack` does, and why
    ## Same
    ## Same
    ## 한국어 제목
    Underlined
    ----------
    <a id="own"></a>
    ```
    # not a heading
    ```
    """)

  @Test("Links that lead to a file, an anchor or a line pass")
  func good() throws {
    try trial.with(
      "README.md",
      """
      # Top
      [a](docs/guide.md), [b](docs/guide.md#what-stack-does-and-why) and
      [c](#top), [d](docs/guide.md#same-1), [e](docs/guide.md#한국어-제목),
      [f](docs/guide.md#underlined), [g](docs/guide.md#own), [h](Sources/A.swift#L2)
      [i](https://example.com/none), ![j](Sources/A.swift "title"), [k](docs), [l][ref]
      `[not a link](none.md)`
      ```markdown
      [nor](none.md)
      ```

      [ref]: docs/guide.md#a-guide
      """
    ).with("docs/other.md", "[a](guide.md#same) [b](../Sources/A.swift)\n").expectPasses()
  }

  @Test(
    "Links that lead nowhere are found",
    arguments: [
      ("[a](none.md)", "no such file"), ("[a](docs/Guide.md)", "no such file"),
      ("[a](docs/guide.md#none)", "no such anchor"),
      ("[a](docs/guide.md#not-a-heading)", "no such anchor"),
      ("[a](docs/guide.md#same-2)", "no such anchor"), ("[a](#none)", "no such anchor"),
      ("[a](Sources/A.swift#L9)", "no such line"), ("[a](../../x.md)", "out of the project"),
      ("![a](docs/none.png)", "no such file"), ("<img src=\"docs/none.png\">", "no such file"),
      ("[a]: docs/none.md", "no such file"),
    ])
  func bad(_ link: String, _ saying: String) throws {
    let trial = trial.with("README.md", "# Top\n\n\(link)\n")
    try trial.expectFails("README.md:3: error: ")
    try trial.expectFails(saying)
  }
}

@Suite("README") struct ReadmeTests {
  private static let readme = """
    # Usher [other](README.ko.md)
    Read [this](docs/a.md).

    ```swift
    a()
    ```

    | a | b |
    |---|---|
    | 1 | 2 |

    - one

    """

  @Test("The README is short")
  func length() throws {
    let trial = Trial(rule: "README")
    try trial.with("README.md", String(repeating: "a\n", count: 180)).expectPasses()
    try trial.with("README.md", String(repeating: "a\n", count: 181)).expectFails("more than 180")
    try trial.expectFails("there is none")
  }

  @Test(
    "A translation says as much as the README",
    arguments: [
      ("a()", "b()", "its code differs"),
      ("- one\n", "one\n", "0 points of lists, and the original has 1"),
      ("| 1 | 2 |\n", "", "2 rows of tables, and the original has 3"),
      ("# Usher", "Usher", "0 headings"),
      ("[this](docs/a.md)", "this", "the original's link docs/a.md is missing"),
      ("[this](docs/a.md)", "[this](docs/a.md) [b](docs/b.md)", "the link docs/b.md is not in"),
    ])
  func translation(_ before: String, _ after: String, _ saying: String) throws {
    let trial = Trial(rule: "README").with("README.md", Self.readme)
    try trial.with("README.ko.md", Self.readme.replacing("Read", with: "읽기")).expectPasses()
    try trial.with("README.ko.md", Self.readme.replacing(before, with: after)).expectFails(saying)
  }

  @Test("Any page may have a translation, whose links lead to translations where there are some")
  func anyPage() throws {
    let trial = Trial(rule: "README").with("README.md", Self.readme)
      .with("docs/a.md", "# A\n[b](b.md) [in Korean](a.ko.md)\n")
    try trial.with("docs/a.ko.md", "# 가\n[b](b.ko.md) [영어](a.md)\n").expectPasses()
    try trial.with("docs/a.ko.md", "# 가\n[영어](a.md)\n").expectFails("link b.md is missing")
    try trial.with("docs/c.ko.md", "# 다\n").expectFails("there is no docs/c.md")
  }

  @Test(
    "A path of one machine is found",
    arguments: ["/Users/me/usher", "/home/me/usher", "/tmp/build", "`/root/x`", "C:\\Users"])
  func machinePaths(_ path: String) throws {
    try Trial(rule: "machine paths").with("docs/a.md", "It is in \(path).\n")
      .expectFails("docs/a.md:1: error: ")
    try Trial(rule: "machine paths").with("docs/a.md", "http://127.0.0.1:8080/practice/first\n")
      .expectPasses()
  }
}

@Suite("Code in pages") struct PageCodeTests {
  let trial = Trial(rule: "code in pages").with(
    "Tests/PageTests/Code.swift",
    """
    import Usher

    func open(_ flow: ShopFlow) {
      flow.push(.item(3))  // not flow.pop(to: .list)
      flow.run(
        Child(), as: .sheet)
    }

    let child = Destination.flow(Child()) { value in
      print(value)
    }
    """)

  @Test("Code that the tests compile passes")
  func compiled() throws {
    let trial = trial.with(
      "docs/a.md",
      """
      # A page
      Call `push(.item(3))` or `flow.run(Child(), as: .sheet)`, not `pop(to:)` by `make test`.

      | in a table | `.flow(Child()) { value in … }`, `.flow(Child()) { value in }` |

      ```swift
      func open(_ flow: ShopFlow) {
        flow.push(.item(3))  // not flow.pop(to: .list)
      ```

      ```text
      flow.nowhere(1)
      ```
      """)
    try trial.expectPasses()
    #expect(try trial.finding().summary.hasPrefix("1 blocks and 4 spans"))
  }

  @Test(
    "Code that no test compiles is found",
    arguments: [
      "push(.item(4))", "sh(.item(3))", "pop(to: .list)", ".flow(Child()) { other in … }",
      "let flow = ShopFlow()",
    ])
  func unknown(_ code: String) throws {
    let saying = "docs/a.md:2: error: not compiled in this form"
    try trial.with("docs/a.md", "# A page\nCall `\(code)`.\n").expectFails(saying)
    try trial.with("docs/a.md", "# A page\n| a | `\(code)` |\n").expectFails(saying)
    try trial.with("docs/a.md", "# A page\n```swift\n\(code)\n```\n").expectFails(saying)
  }

  @Test("Code by hand needs a reason and a use")
  func allowed() throws {
    let page = "# A page\nBy hand: `child.start(with: self)`.\n"
    try trial.with("README.md", page).expectFails("README.md:2")
    let allowed = trial.with(
      "Scripts/page-code-allowed.txt", "README.md child.start(with: self) -- by hand\n")
    try allowed.with("README.md", page).expectPasses()
    try allowed.with("README.md", "# A page\n").expectFails("no longer exists")
  }
}

@Suite("Symptoms") struct SymptomTests {
  private let good = """
    ### It is gone
    - **Here**: no. ([a#1](https://a.example/1)) [Test](../Tests/A.swift) “It stays”

    """

  private func trial(_ entry: String) -> Trial {
    Trial(rule: "symptoms").with("Tests/A.swift", "@Test(\"It stays\") func a() {}\n")
      .with("docs/symptoms.md", "# Symptoms\n" + String(repeating: good, count: 29) + entry)
  }

  @Test("An entry has a source, and a test that is there")
  func entries() throws {
    try trial(good).expectPasses()
    try trial("").expectFails("has 29 entries instead of 30")
    try trial(good.replacing("https", with: "mailto")).expectFails("`It is gone` has no source")
    try trial(good.replacing("“It stays”", with: "")).expectFails("`It is gone` names no test")
    try trial(good.replacing("“It stays”", with: "“It goes”")).expectFails("no test “It goes”")
  }
}

@Suite("Overview") struct OverviewTests {
  @Test("The overview for assistants names each page")
  func pages() throws {
    let trial = Trial(rule: "overview").with("docs/a.md", "# A\n").with("docs/a.ko.md", "# 가\n")
    try trial.with("llms.txt", "- [a](docs/a.md)\n").expectPasses()
    try trial.with("llms.txt", "# Usher\n").expectFails("does not name docs/a.md")
    try trial.with("llms.txt", "- [a](docs/a.md) [b](docs/b.md)\n").expectFails("no page docs/b.md")
  }
}

@Suite("Side by side") struct SideBySideTests {
  private let code = """
    import Usher

    // navigation:begin
    final class A {
      let b = 1
    }
    // navigation:end
    let c = 1

    """

  @Test("The page has the counted lines and types")
  func counts() throws {
    let folder = "StandIns/Tests/SideBySideTests"
    let page = """
      | lines of navigation code | 3 | 3 | 3 |
      | types of navigation | 1 | 1 | 1 |
      | lines in all | 4 | 4 | 4 |

      """
    let trial = Trial(rule: "side by side").with("docs/side-by-side.md", page)
      .with("\(folder)/ByHand/A.swift", code).with("\(folder)/PlainSwiftUI/A.swift", code)
      .with("\(folder)/WithUsher/A.swift", code)
    try trial.expectPasses()
    try trial.with("\(folder)/ByHand/B.swift", code).expectFails("| 6 | 3 | 3 |")
    try trial.with("\(folder)/WithUsher/A.swift", "let a = 1\n").expectFails("navigation:begin")
  }
}

@Suite("Complaints") struct ComplaintTests {
  private func trial(_ rows: String..., questions: Int = 30) -> Trial {
    let good = (3...12).map { "| C\($0) | x | [A](../Tests/A.swift) “C1: it is gone” |" }
    let answers = (0..<questions).map { "| S\($0) | x | [A](../Tests/A.swift) “C1: it is gone” |" }
    return Trial(rule: "complaints")
      .with(
        "Tests/A.swift",
        "@Test(\"C1: it is gone\") func c1() {}\n@Test(\n  \"C2: it is gone, in every way\", arguments: [1]) func c2() {}\n"
      )
      .with("docs/from-the-pattern.md", (rows + good).joined(separator: "\n"))
      .with("docs/swiftui-questions.md", answers.joined(separator: "\n"))
  }
  private let first = "| C1 | x | [A](../Tests/A.swift) “C1: it is gone” |"
  private let second = "| C2 | x | [A](../Tests/A.swift) “C2: it is gone, in every way” |"

  @Test("Tests that are there pass")
  func good() throws {
    try trial(first, second).expectPasses()
    try trial(first, second, questions: 29).expectFails("has 29 rows instead of 30")
    try Trial(rule: "complaints").expectFails("there is none")
  }

  @Test(
    "A complaint without its test is found",
    arguments: [
      ("| C1 | x | [A](../Tests/A.swift) “C1: it is there” |", "has no test “C1: it is there”"),
      ("| C1 | x | [B](../Tests/B.swift) “C1: it is gone” |", "no such file"),
      ("| C1 | x | [A](../Tests/A.swift) |", "C1 names no test"), ("", "C1 has no row"),
    ])
  func bad(_ row: String, _ saying: String) throws {
    try trial(row, second).expectFails(saying)
  }
}
