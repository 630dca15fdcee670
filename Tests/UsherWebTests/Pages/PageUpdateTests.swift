import Foundation
import Testing
import UsherWeb

@Suite("An update as JSON")
struct PageUpdateTests {
  private struct Read: Decodable, Equatable {
    let version: Int
    let depth: Int
    let link: String
    let title: String
    let spoken: String
    let phone: String
    let panel: String
    let isRefused: Bool
    let note: String?
  }

  @Test(
    "Any text comes back as it was",
    arguments: ["", "a\"b\\c/d", "서울 😀 \u{2028}", "\u{0}\u{1f}\n\r\t\u{7f}"])
  func texts(text: String) throws {
    let update = PageUpdate(
      version: 3, depth: 2, link: text, title: text, spoken: text, phone: text, panel: text,
      isRefused: true, note: text)
    let read = try JSONDecoder().decode(Read.self, from: Data(update.json))
    #expect(
      read
        == Read(
          version: 3, depth: 2, link: text, title: text, spoken: text, phone: text, panel: text,
          isRefused: true, note: text))
  }

  @Test("It is one line, and absent parts are left out")
  func oneLine() {
    let update = PageUpdate(version: 1, depth: 0, title: "A\nB", spoken: "", phone: "<p>")
    #expect(
      String(decoding: update.json, as: UTF8.self) == """
        {"depth":0,"isRefused":false,"link":"","panel":"","phone":"<p>","spoken":"",\
        "title":"A\\nB","version":1}
        """)
  }
}
