import Testing
import Usher
import UsherJournal
import UsherTesting

@Suite("Text in printed Swift source")
struct SwiftLiteralTests {
  @Test(
    "is escaped so that the literal is one line and means the same",
    arguments: [
      ("plain", #""plain""#),
      ("two\nlines\r\n", #""two\nlines\r\n""#),
      ("\ta \"quote\"", #""\ta \"quote\"""#),
      (#"C:\new \(x)"#, #""C:\\new \\(x)""#),
      ("\0\u{1B}\u{7F}\u{85}", #""\u{0}\u{1b}\u{7f}\u{85}""#),
      ("\u{2028}\u{202E}\u{FEFF}", #""\u{2028}\u{202e}\u{feff}""#),
      ("한글 👩‍👧 é", #""한글 👩‍👧 é""#),
      ("", #""""#),
    ])
  func escaped(text: String, literal: String) {
    #expect(text.swiftLiteral == literal)
  }

  @Test("becomes a name of one line without an end that is too long")
  func name() {
    #expect("the tree is\nFlow (stack)\n  home".testName == "the tree is Flow (stack) home")
    #expect(String(repeating: "a ", count: 100).testName.count == 120)
  }

  @Test("of a failure compiles: its name and its steps are literals on one line")
  @MainActor
  func failure() async throws {
    let fuzzer = Fuzzer(check: { (_: Walk.Flow) in "a \"b\"\n\\(c)" }) { Walk.Flow() }
    let failure = try #require(await fuzzer.run(steps: 5).failure)
    #expect(failure.description.contains(#"@MainActor @Test("a \"b\" \\(c)")"#))
    #expect("\(FuzzStep.act("\\(x)\n"))" == #".act("\\(x)\n")"#)
    #expect("\(FuzzStep.choose("\u{85}"))" == #".choose("\u{85}")"#)
    #expect("\(FuzzStep.typeText("\u{202E}"))" == #".typeText("\u{202e}")"#)
  }
}
