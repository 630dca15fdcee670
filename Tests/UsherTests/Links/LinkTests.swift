import Testing
import Usher
import UsherLinks
import UsherTesting

@MainActor
@Suite("Links: places, and the addresses of trees")
struct LinkTests {
  private func opened(_ link: String) throws -> String {
    let host = InMemoryHost(LinkApp())
    try host.tree.open(link)
    return host.tree.description
  }

  private func home(_ lines: String...) -> String {
    """
    LinkApp (switcher)
      main: LinkTabs (tabs)
        *home: LinkStack (stack)
          first: LinkScreen

    """ + lines.map { "      \($0)\n" }.joined() + """
          list: LinkList (stack)
            all: LinkScreen
          settings: LinkScreen
      """
  }

  @Test(
    "A link names a place, with the places below it",
    arguments: [
      ("/home/3", "item(3): LinkScreen"),
      ("/home/word/한글%20%2F", "word(\"한글 /\"): LinkScreen"),
      ("/home/%ED%83%9C%EA%B7%B8/%EC%B4%88%EB%A1%9D", "tag(UsherTests.LinkTag.green): LinkScreen"),
      ("/home/k7", "key(UsherTests.LinkKey(number: 7)): LinkScreen"),
      ("/home/users/1/posts/2", "post(user: 1, post: 2): LinkScreen"),
      ("/home/word/=", "word(\"\"): LinkScreen"),
      ("/home/word/==..", "word(\"=..\"): LinkScreen"),
      ("/home/need?count=2&utm=x", "need(count: 2): LinkScreen"),
      ("/home/find", "find(text: nil, tags: [], all: false): LinkScreen"),
      (
        "/home/find?all&tag=red&text=a+b&tag=%EC%B4%88%EB%A1%9D",
        "find(text: Optional(\"a b\"), tags: [UsherTests.LinkTag.red, UsherTests.LinkTag.green], all: true): LinkScreen"
      ),
      ("https://example.com/home/3", "item(3): LinkScreen"),
      ("HTTPS://EXAMPLE.com:443/home/3/", "item(3): LinkScreen"),
      ("https://shop.example.org/%EC%95%B1/home/3#top", "item(3): LinkScreen"),
      ("usher://home/3", "item(3): LinkScreen"),
      ("usher:///home/3", "item(3): LinkScreen"),
      ("home/3", "item(3): LinkScreen"),
    ])
  func places(_ link: String, _ line: String) throws {
    #expect(try opened(link) == home(line))
  }

  @Test(
    "A tree is written as the link that gives it",
    arguments: [
      "/login", "/home", "/list/all", "/settings", "/home/3/word/x/4", "/home/sheet/question",
      "/home/3/form/all/item/a%20b/;/5", "/home/form/all/item/z/more", "/home/@/about",
      "/home/again/3/again/4/;;/5/sheet", "/home/3/;/list/all/item/x", "/list/all/item/x/;/home/3",
      "/home/!/3", "/home/again/!/word/=%3B", "/home/find?text=%26&all", "/home/again/@/sheet",
      "/home/find/find?text=a&text.2=b&tag.2=red", "/login/notice/hi", "/home/3/@/about",
      "/home/3/@@/notice/%EC%95%88%EB%85%95", "/list/all/item/x/more/;/home/3",
    ])
  func written(_ link: String) throws {
    let host = try InMemoryHost(LinkApp(), opening: link)
    #expect(try host.tree.address == link)
    #expect(try host.tree.link == "https://example.com" + link)
    let other = InMemoryHost(LinkApp())
    try other.tree.open(link)
    #expect(other.tree.description == host.tree.description)
    #expect(try other.tree.address == link)
  }
}
