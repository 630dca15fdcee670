import Testing
import Usher
import UsherLinks
import UsherTesting

@MainActor
@Suite("Links that lead nowhere: which part is wrong, and nothing changes")
struct LinkErrorTests {
  private func mistake(in link: String) -> LinkError? {
    let host = InMemoryHost(LinkApp(.main))
    let before = host.tree.description
    let observation = host.tree.observe { Issue.record("\(link) caused “\($0)”") }
    defer { observation.cancel() }
    guard let error = #expect(throws: LinkError.self, performing: { try host.tree.open(link) })
    else { return nil }
    #expect(host.tree.description == before)
    #expect(throws: error) { try InMemoryHost(LinkApp(), opening: link) }
    return error
  }

  @Test(
    "The part is named",
    arguments: [
      ("/nowhere", "unknown", "nowhere"),
      ("/home/3/nowhere/4", "unknown", "nowhere"),
      ("/home/users/1/posts", "unknown", nil),
      ("/home/users/x/posts/2", "unreadable", "x"),
      ("/home/99999999999999999999", "unknown", "99999999999999999999"),
      ("/home/태그/blue", "unreadable", "blue"),
      ("/home/need", "missing", nil),
      ("/home/need?count=many", "unreadable", "count=many"),
      ("/home/need?count=1&count=2", "unreadable", "count"),
      ("/home/find?all=perhaps", "unreadable", "all=perhaps"),
      ("/home/find?tag=red&tag=blue", "unreadable", "tag=red"),
      ("/home/%zz", "malformed", "%zz"), ("/home/word/100%", "malformed", "%"),
      ("/home/word/%E0%80", "malformed", "%E0%80"),
      ("/home/word/%C0%AF", "malformed", "%C0%AF"),
      ("/home/word/%ED%A0%80", "malformed", "%ED%A0%80"),
      ("/home/word/a%00b", "malformed", "a%00b"),
      ("/home/word/a\u{0}b", "malformed", "\u{0}"), ("/home/\n3", "malformed", "\n"),
      ("/home//3", "malformed", "/"), ("//home/3", "malformed", "/"),
      ("/home/../login", "malformed", ".."), ("/home/%2e%2E/login", "malformed", "%2e%2E"),
      ("/home/./3", "malformed", "."),
      ("https://evil.com/home/3", "foreign", "evil.com"),
      ("https://example.com.evil.com/home", "foreign", "example.com.evil.com"),
      ("https://example.com@evil.com/home", "foreign", "example.com@evil.com"),
      ("https://user@example.com/home", "foreign", "user@example.com"),
      ("https://example.com:8443/home", "foreign", "example.com:8443"),
      ("https://example.org/home", "foreign", "example.org"),
      ("https://a.example.org/home", "foreign", "a.example.org"),
      ("https://evil.com#.example.org/앱/home", "foreign", "evil.com"),
      ("https://evil.com\\.example.org/앱/home", "foreign", "evil.com\\.example.org"),
      ("http://example.com/home", "foreign", "http"),
      ("javascript:alert(1)", "foreign", "javascript"),
      ("/;", "unknown", ";"), ("/home/;;;;/3", "unknown", ";;;;"),
      ("/home/@@@@/sheet", "unknown", "@@@@"),
      ("/home/3/!", "unknown", "!"), ("/settings/settings", "unknown", "settings"),
      ("/login/home", "unknown", "home"), ("/about", "unknown", "about"),
    ])
  func parts(_ link: String, _ code: String, _ part: String?) throws {
    let error = try #require(mistake(in: link))
    #expect(error.code.description == code, "\(error)")
    #expect(error.part.map(String.init) == part, "\(error)")
    #expect(error.link == link)
  }

  @Test("Long, deep and crowded links are refused early")
  func bounds() throws {
    let links = [
      "/home/word/" + String(repeating: "a", count: 9_000_000),
      "/home" + String(repeating: "/3", count: 3000),
      "/home" + String(repeating: "/again", count: 300),
      "/home" + String(repeating: "/again", count: 80),
      "/home/find?" + String(repeating: "tag=red&", count: 1000),
      "/home/word/" + String(repeating: "%", count: 8000),
      String(repeating: "/", count: 8000),
    ]
    for link in links {
      let error = try #require(mistake(in: link))
      #expect([.tooLong, .malformed, .foreign].contains(error.code))
      #expect(error.link.utf8.count <= 8192)
    }
  }

  @Test("Random bytes do no harm", arguments: 1...4)
  func noise(seed: UInt64) {
    var random = LinkDice(state: seed)
    let pieces = [
      "/", "home", "3", "word", "%", "%41", "%ff", ";", "@", "!", "=", "?", "&", "#", ":", "again",
      "..",
      "한", "\u{301}", "https://example.com", "usher:", "find", "all", "+", "\\", "list", "about",
      " ",
    ]
    let host = InMemoryHost(LinkApp(.main))
    var opened = 0
    for _ in 0..<400 {
      let count = Int.random(in: 0..<12, using: &random)
      let link = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      guard (try? host.tree.open(link)) != nil else { continue }
      opened += 1
      let address = try? host.tree.address
      #expect(address != nil, "\(link) \(host.tree)")
    }
    #expect(opened > 0)
    #expect(host.misuses == [])
  }

  @Test("A flow without links is reported")
  func without() {
    final class Plain: Coordinator {
      enum Route { case first }
      let navigation = Stack<Route>(.first)
      func destination(for route: Route) -> Destination { .screen(LinkScreen(route)) }
    }
    let host = InMemoryHost(Plain())
    let error = #expect(throws: LinkError.self) { try host.tree.open("/first") }
    #expect(error?.code == .unaddressed)
    #expect(error?.message.contains("Plain declares no links") == true)
  }

  @Test("A place without an address is named")
  func unaddressed() throws {
    let app = LinkApp(.main)
    let host = InMemoryHost(app)
    let tabs = try #require(app.child(LinkTabs.self))
    let stack = try #require(tabs.child(LinkStack.self))
    stack.push(.hidden)
    let hidden = #expect(throws: LinkError.self) { try host.tree.address }
    #expect(hidden?.code == .unaddressed)
    #expect(hidden?.message.contains("hidden") == true)
    stack.pop()
    stack.present(.sheet, as: .fullScreen)
    let sheet = #expect(throws: LinkError.self) { try host.tree.address }
    #expect(sheet?.message.contains("presented as full screen") == true)
    stack.dismiss()
    #expect(try host.tree.address == "/home")
  }
}
