import Testing
import Usher
import UsherWeb

@Suite("Several apps on one host", .drained)
@MainActor
struct WebHostTests {
  private func app(_ name: String, _ path: String) -> WebApp {
    WebApp(
      name, path: path, views: makeTestViews(),
      beside: { tree in .element("p", [:], [.text("Beside: \(tree.description.prefix(7))")]) }
    ) { TestApp() }
  }

  private func get(_ host: WebHost, _ path: String) async -> WebResponse {
    await host.respond(to: WebRequest(path: path))
  }

  @Test("Each app answers below its own path, the longest one first")
  func paths() async {
    let host = WebHost("All", apps: [app("A", "/a"), app("Inner", "/a/b/"), app("C", "/c")])
    #expect(await get(host, "/a").headers["Location"]?.hasPrefix("/a/t/") == true)
    #expect(await get(host, "/a/b").headers["Location"]?.hasPrefix("/a/b/t/") == true)
    #expect(await get(host, "/c/").headers["Location"]?.hasPrefix("/c/t/") == true)
    #expect(await get(host, "/ab").status == 404)
    #expect(host.apps.map(\.pageCount) == [1, 1, 1])
    host.close()
    #expect(host.apps.map(\.pageCount) == [0, 0, 0])
  }

  @Test("A tree knows its visitor: one in every tab and app, and never the cookie")
  func visitors() async {
    final class Log { var visitors: [WebVisitor] = [] }
    let log = Log()
    func app(_ path: String) -> WebApp {
      WebApp(path, path: path, views: makeTestViews()) { visitor in
        log.visitors.append(visitor)
        return TestApp()
      }
    }
    let host = WebHost("All", apps: [app("/a"), app("/b")])
    let opening = await get(host, "/a")
    let cookie = String(opening.headers["Set-Cookie"]?.prefix { $0 != ";" } ?? "")
    for path in ["/a", "/b"] {
      _ = await host.respond(to: WebRequest(path: path, headers: ["Cookie": cookie]))
    }
    #expect(log.visitors.count == 3 && Set(log.visitors).count == 1)
    _ = await get(host, "/b")
    #expect(Set(log.visitors).count == 2)
    let secret = cookie.split(separator: "=").last ?? ""
    #expect(secret.count > 20 && log.visitors.allSatisfy { !$0.id.contains(secret) })
    host.close()
  }

  @Test("The start page lists the apps, or shows the app's own page")
  func startPage() async {
    let page = await get(WebHost("<All>", apps: [app("A & B", "/a")]), "/")
    #expect(page.status == 200)
    expect(page.text, contains: "<h1>&lt;All&gt;</h1>")
    expect(page.text, contains: "href=\"/a\">A &amp; B</a>")
    #expect(page.headers["Content-Security-Policy"] != nil)
    let own = await get(WebHost("All", apps: [], start: .element("em", [:], ["Mine"])), "/")
    expect(own.text, contains: "<em>Mine</em>")
  }

  @Test("A missing address shows a page that leads back, under the same rules")
  func notFound() async {
    let host = WebHost("All", apps: [app("A", "/a")])
    for path in ["/nowhere", "/a/nowhere", ""] {
      let response = await get(host, path)
      #expect(response.status == 404)
      expect(response.text, contains: "Start again")
      #expect(response.headers["Content-Security-Policy"] != nil)
    }
    #expect(await host.respond(to: WebRequest(method: "POST", path: "/")).status == 405)
    #expect(await get(host, "/usher.css").status == 200)
  }

  @Test("An app shows a panel of its own beside the phone, which follows the tree")
  func beside() async {
    let visitor = Visitor(app("A", "/a"))
    await visitor.open()
    expect(visitor.page.text, contains: "Beside: TestApp")
  }
}
