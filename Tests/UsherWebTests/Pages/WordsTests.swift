import Testing
import Usher
import UsherWeb

@Suite("The words of the host", .drained)
@MainActor
struct WordsTests {
  /// Words of no language.
  private static let strange: WebWords = {
    var words = WebWords()
    words.back = "b1"
    words.close = "c2"
    words.tabs = "t3"
    words.cannotGoForward = "f4"
    words.endedNote = "e5"
    words.tooLargeNote = "l6"
    words.noConnection = "n7"
    words.reconnecting = "r8"
    words.startAgain = "s9"
    words.notFound = WebWords.Message("<t10>", "d11")
    words.forbidden = WebWords.Message("t12", "d13")
    words.wrongMethod = WebWords.Message("t14", "d15")
    return words
  }()

  @Test("An app sets them on its pages, in its script and in its errors")
  func own() async {
    let app = makeTestApp {
      $0.words = Self.strange
      $0.language = "x-strange"
    }
    let visitor = Visitor(app)
    await visitor.open()
    await visitor.press("Log in")
    await visitor.press("Pick")
    let page = await visitor.send(WebRequest(path: visitor.address)).text ?? ""
    for word in ["c2", "t3", "e5", "l6", "n7", "r8", "s9"] {
      expect(page, contains: "=\"\(word)\"")
    }
    expect(page, contains: "<html lang=\"x-strange\"")
    #expect(await visitor.postByScript("history:7").contains("f4"))

    let lost = await visitor.send(WebRequest(path: "/test/nowhere")).text ?? ""
    for word in ["<title>&lt;t10&gt;</title>", "d11", "s9", "lang=\"x-strange\""] {
      #expect(lost.contains(word))
    }
    let put = await visitor.send(WebRequest(method: "PUT", path: "/test"))
    expect(put.text, contains: "d15")
    #expect(put.headers["Allow"] == "GET")
  }

  @Test("A screen above one without a title has a button with the word for back")
  func back() async {
    let visitor = Visitor(makeTestApp { $0.words = .korean })
    await visitor.open()
    await visitor.press("Log in")
    await visitor.press("Open item 1")
    let html = await visitor.send(WebRequest(path: visitor.address)).text ?? ""
    expect(html, contains: "aria-label=\"뒤로, List\"")
  }

  @Test("The page that lists the apps uses them as well")
  func host() async {
    let host = WebHost("All", apps: [], language: "ko", words: .korean)
    let lost = await host.respond(to: WebRequest(path: "/nowhere"))
    expect(lost.text, contains: "처음부터 다시 시작")
    expect(lost.text, contains: "<html lang=\"ko\"")
  }

  @Test("A translation leaves out none of them")
  func complete() {
    let english = Mirror(reflecting: WebWords.english).children
    let korean = Mirror(reflecting: WebWords.korean).children
    #expect(english.count > 15)
    for (one, other) in zip(english, korean) {
      let word = one.label ?? ""
      #expect(String(describing: one.value) != String(describing: other.value), "\(word)")
    }
  }

  @Test("No part of the host writes other words")
  func nothingElse() {
    // The script's texts come from the page.
    let script = String(decoding: Asset.script.bytes, as: UTF8.self)
    #expect(script.matches(of: /note\(['"`]|textContent=['"`]/).isEmpty)
  }
}
