import Testing
import UsherWeb

@Suite("Pages that are unused for a while keep no rendering", .drained, .timeLimit(.minutes(10)))
@MainActor
struct RestingPageTests {
  /// Opens so many trees that the renderings of earlier pages are released.
  private func crowd(_ app: WebApp) async {
    for _ in 0..<70 { await Visitor(app).open() }
  }

  @Test("The page is the same at the next request, and no newer")
  func sameAgain() async throws {
    let app = makeTestApp(showsTree: false)
    let visitor = Visitor(app)
    await visitor.open()
    let before = try #require(await visitor.send(WebRequest(path: visitor.address)).text)
    await crowd(app)
    let after = try #require(await visitor.send(WebRequest(path: visitor.address)).text)
    #expect(before == after)
  }

  @Test("Its buttons work, and the browser's Back goes back")
  func action() async throws {
    let app = makeTestApp(showsTree: false)
    let (visitor, other) = (Visitor(app), Visitor(app))
    for visitor in [visitor, other] {
      await visitor.open()
      await visitor.press("Log in")
      await visitor.press("Open item 2")
    }
    await crowd(app)
    let late = await visitor.postByScript("history:0")
    // This one is rendered when it goes back.
    await other.reload()
    let early = await other.postByScript("history:0")
    #expect(late.contains("\"depth\":0"))
    #expect(late.count == early.count)
  }
}
