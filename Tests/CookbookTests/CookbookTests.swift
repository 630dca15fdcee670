import Foundation
import Testing
import Usher
import UsherTesting

/// The recipes of docs/cookbook.md, each in a file of its own with its test.
///
/// `make check` compares the code of the page with these files. The trees are on the page only: the tests
/// read them there.
@MainActor
@Suite("docs/cookbook.md", .timeLimit(.minutes(10)))
struct CookbookTests {
  let page: CookbookPage
  init() throws { page = try CookbookPage() }

  @Test("Each recipe has code, and a tree that a test compares")
  func recipes() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let stands = folder.appending(path: "../../StandIns/Tests/ReadmeTests")
    let tests = try [folder, stands].flatMap {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    #expect(page.recipes.count >= 20)
    for (heading, text) in page.recipes {
      #expect(text.contains("```swift\n"), "\(heading) has no code")
      let trees = text.components(separatedBy: "```text\n").count - 1
      #expect(trees >= 1, "\(heading) has no tree")
      for number in 0..<trees {
        let call =
          number == 0 ? "page.tree(\"\(heading)\")" : "page.tree(\"\(heading)\", \(number))"
        #expect(tests.contains(call), "no test has \(call)")
      }
    }
  }
}
