import Testing
import Usher
import UsherJournal
import UsherTesting

@Suite("Breadcrumbs")
@MainActor
struct BreadcrumbsTests {
  @Test("name requests and endings with their causes, without payloads")
  func lines() throws {
    let flow = NotesFlow()
    let host = InMemoryHost(flow)
    let crumbs = Breadcrumbs(host.tree)
    var seen: [String] = []
    crumbs.onLine = { seen.append($0) }
    flow.push(.note(4711))
    host.user.tapBack()
    #expect(
      crumbs.lines == [
        "!2 push note(…) in NotesFlow by code", "!3 back button by user",
        "ended note(…): NotePage (back button) by !3",
      ])
    #expect(seen == crumbs.lines)
  }

  @Test("are at most as many as asked for, the last ones")
  func limit() {
    let flow = NotesFlow()
    let host = InMemoryHost(flow)
    let crumbs = Breadcrumbs(host.tree, limit: 3)
    for number in 0..<10 { flow.push(.note(number)) }
    #expect(crumbs.lines.count == 3)
    #expect(crumbs.lines.last == "!11 push note(…) in NotesFlow by code")
    withExtendedLifetime(host) {}
  }

  @Test(
    "hide everything that a case or a sentence holds",
    arguments: [
      ("note(7)", "note(…)"), ("App.Route.note(\"a (b)\")", "App.Route.note(…)"), ("list", "list"),
      ("some words", "…"), ("app://word/secret", "…"), ("42", "…"), ("", ""),
    ])
  func routes(_ text: String, _ expected: String) {
    #expect(text.withoutPayload == expected)
  }

  @Test("hide what a reason quotes")
  func reasons() {
    #expect("not signed in as “alice”".withoutValues == "not signed in as “…”")
    #expect("row 17 of note(\"x\") is gone".withoutValues == "row … of note(…) is gone")
    #expect("it ends (here".withoutValues == "it ends (…")
  }
}
