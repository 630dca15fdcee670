import Foundation
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("docs/verbs.md", .timeLimit(.minutes(10)))
struct VerbTests {
  private let docs = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../docs")

  /// `USHER_DRAW_VERBS=1` writes the pictures instead.
  @Test("Each picture shows what its verb does to a real tree")
  func pictures() async throws {
    let writes = ProcessInfo.processInfo.environment["USHER_DRAW_VERBS"] != nil
    for verb in Verb.all {
      let file = docs.appending(path: "pictures/verbs/\(verb.name).svg")
      let svg = VerbPicture.svg(of: verb.call, await verb.drawing())
      if writes { try svg.write(to: file, atomically: true, encoding: .utf8) }
      let shown = try? String(contentsOf: file, encoding: .utf8)
      #expect(shown == svg, "\(verb.name).svg is not current: USHER_DRAW_VERBS=1 draws it")
    }
  }

  @Test("The child that run has started gives it its value")
  func value() async {
    let flow = LettersFlow([.a])
    let host = InMemoryHost(flow)
    await flow.awaitNumber()
    flow.child(NumbersFlow.self)?.finish(1)
    await flow.untilNumber()
    #expect(flow.number == 1)
    host.tree.close()
  }

  @Test("The page shows each picture, and there is no other")
  func page() throws {
    let page = try String(contentsOf: docs.appending(path: "verbs.md"), encoding: .utf8)
    for verb in Verb.all {
      #expect(page.contains("](pictures/verbs/\(verb.name).svg)"), "\(verb.name) is not shown")
    }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: docs.appending(path: "pictures/verbs").path)
    #expect(Set(files) == Set(Verb.all.map { "\($0.name).svg" }))
  }
}
