import Foundation
import Testing
import UsherWeb
import UsherWebTesting

@testable import NotesWeb

@Suite("The page about the browser")
@MainActor
struct NotesWebTests {
  @Test("Each Swift block of the page is in a file that is compiled")
  func blocksAreCompiled() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    let code = try [
      "Fixtures/PublicOnly/Sources/NotesWeb/Notes.swift",
      "Examples/Sources/serve/Serve.swift",
      "Tests/UsherWebTests/Hosting/WebPageCode.swift",
    ].map(text)
    let blocks = try text("docs/web.md").components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(blocks.count >= 8)
    for block in blocks {
      // A block in the page starts at the margin, but the code may be nested.
      let isThere = code.contains { file in
        ["", "  ", "    "].contains { file.contains(indented(block, by: $0)) }
      }
      #expect(isThere, "not compiled as it stands:\n\(block)")
    }
  }

  private func indented(_ block: String, by margin: String) -> String {
    block.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }

  /// Returns the page for a minimal browser without scripts.
  private func page(of app: WebApp) async throws -> String {
    let opened = await app.respond(to: WebRequest(path: app.path))
    let cookie = try #require(opened.headers["Set-Cookie"]?.split(separator: ";").first)
    let address = try #require(opened.headers["Location"])
    let shown = await app.respond(
      to: WebRequest(path: address, headers: ["Cookie": String(cookie)]))
    return try #require(shown.text)
  }

  @Test("The smallest app shows its notes, and escapes their text")
  func smallest() async throws {
    let html = try await page(of: makeNotes())
    #expect(html.contains("Milk") && html.contains("&lt;b&gt;Bread&lt;/b&gt;"))
    #expect(!html.contains("NotesFlow"))
    let host = makeInspectedNotes()
    let inspected = try await page(of: host.apps[0])
    let frame = try #require(inspected.firstMatch(of: /<iframe src="([^"]*)"/)?.1)
    let request = WebRequest(target: String(frame), headers: ["Host": "localhost"])
    #expect(await host.respond(to: request).status == 200)
  }

  @Test("A second view for a screen replaces the first, with HTML of its own")
  func own() async throws {
    let views = makeNotesViews()
    addOwnHTML(to: views)
    let app = WebApp("Notes", path: "/notes", views: views) {
      NotesFlow()
    }
    let html = try await page(of: app)
    let list = #"<ol class="notes"><li>Milk</li><li>&lt;b&gt;Bread&lt;/b&gt;</li></ol>"#
    #expect(html.contains(list))
    #expect(html.contains(#"<button class="star" form="#))
  }

  @Test("With a store for trees, a place survives a restart of the app")
  func kept() async throws {
    let trees = MemoryTreeStore(isShared: false)
    var app = makeKeptNotes(in: trees)
    let opened = await app.respond(to: WebRequest(path: "/notes"))
    let cookie = try #require(opened.headers["Set-Cookie"]?.split(separator: ";").first)
    let address = try #require(opened.headers["Location"])
    var request = WebRequest(path: address, headers: ["Cookie": String(cookie)])
    let first = try #require(await app.respond(to: request).text)
    let token = try #require(first.firstMatch(of: /name="token"[^>]* value="([0-9a-f]*)"/)?.1)
    let button = try #require(first.firstMatch(of: /value="(tap:[^"]*Add)"/)?.1)
    request.method = "POST"
    request.headers["Content-Type"] = "application/x-www-form-urlencoded"
    let action = button.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    request.body = Array("token=\(token)&do=\(action)".utf8)
    #expect(await app.respond(to: request).status == 303)
    request.method = "GET"
    request.body = []
    for _ in 0..<2 {
      app = makeKeptNotes(in: trees)
      let again = await app.respond(to: request)
      #expect(again.text?.contains("New note") == true)
    }
    request.headers["Cookie"] = nil
    #expect(await app.respond(to: request).status == 404)
  }

  @Test("Another language and other colours")
  func korean() async throws {
    let app = makeKoreanNotes()
    #expect(try await page(of: app).contains(#"<html lang="ko">"#))
    let lost = await makeNotesHost().respond(to: WebRequest(path: "/memo/nowhere"))
    #expect(lost.text?.contains("처음부터 다시 시작") == true)
    let style = await app.respond(to: WebRequest(path: "/memo/usher.css"))
    #expect(style.text?.hasSuffix("--solid: #8e44ad }") == true)
    #expect(makeDutchWords().reconnecting == WebWords.english.reconnecting)
  }
}
