import Testing
import Usher
import UsherTesting

@MainActor
@Suite("The top screen of a host")
struct ScreenTests {
  private let flow = Walk.Flow()
  private let host: InMemoryHost

  init() {
    host = InMemoryHost(flow)
  }

  @Test("is returned if it has the expected type, which the context may name")
  func expected() throws {
    #expect(try host.screen(Walk.Page.self).title == "home")
    let page: Walk.Page = try host.screen()
    #expect(page === host.topScreen)
  }

  @Test("is named in the issue if another type was expected")
  func otherType() throws {
    try expectIssue("Expected StuckPage on top, but found Page.") {
      try host.screen(Walk.StuckPage.self)
    }
    flow.push(.stuck)
    try expectIssue("Expected Page on top, but found StuckPage.") {
      try host.screen(Walk.Page.self)
    }
    #expect(flow.navigation.routes == [.page("home"), .stuck])
  }

  @Test("is not expected under an alert, which the issue names")
  func alert() throws {
    flow.present(.alert)
    try expectIssue("Expected Page on top, but found an alert \"Sure?\".") {
      try host.screen(Walk.Page.self)
    }
    #expect(host.alert?.title == "Sure?")
  }

  @Test("does not exist in an empty host")
  func empty() throws {
    host.tree.close()
    try expectIssue("Expected Page on top, but found nothing.") {
      try host.screen(Walk.Page.self)
    }
  }

  /// Expects that `body` throws and records one issue with this text, on the line after the call.
  private func expectIssue(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws -> some AnyObject
  ) throws {
    let seen = Seen()
    // The error is passed on, as a test function does, and must not be recorded a second time.
    try withKnownIssue {
      _ = try body()
    } matching: { issue in
      MainActor.assumeIsolated { seen.issues.append(issue) }
      return true
    }
    #expect(
      seen.issues.map { $0.comments.map(\.rawValue) } == [[text]], sourceLocation: sourceLocation)
    #expect(
      seen.issues.map { $0.sourceLocation?.line } == [sourceLocation.line + 1],
      sourceLocation: sourceLocation)
  }

  @MainActor
  private final class Seen {
    var issues: [Issue] = []
  }
}
