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

  @Test("A page shows frames of its own server only where something is beside the phone")
  func frames() async {
    // No attribute gives it another content.
    let frame = Markup.frame(
      "/usher/1/?tree=2", title: "A & B",
      ["class": "c", "src": "//evil.example", "srcdoc": "<script>"])
    #expect(
      frame.html == #"<iframe class="c" src="/usher/1/?tree=2" data-key="/usher/1/?tree=2" "#
        + #"title="A &amp; B"></iframe>"#)
    for address in [
      "//evil.example", "https://evil.example", "/\\evil.example", "javascript:x", "",
    ] {
      #expect(Markup.frame(address, title: "").isEmpty)
    }
    let plain = WebApp("B", path: "/b", views: makeTestViews()) { TestApp() }
    for (app, isAllowed) in [(app("A", "/a"), true), (plain, false)] {
      let visitor = Visitor(app)
      await visitor.open()
      let response = await visitor.send(WebRequest(path: visitor.address))
      let policy = response.headers["Content-Security-Policy"] ?? ""
      #expect(policy.contains("frame-src 'self'") == isAllowed)
      expect(policy, contains: "frame-ancestors 'none'")
    }
  }

  @Test("A closure answers below its path, as an app does, with its own limit and headers")
  func parts() async {
    let host = WebHost("All", apps: [app("A", "/a")])
    host.serve("/usher", bodyLimit: 7) { request in
      WebResponse(status: 299, headers: ["X-Path": request.path])
    }
    host.serve("/a/own/") { _ in WebResponse(status: 298) }
    for path in ["/a", "/a/own"] { host.serve(path) { _ in WebResponse(status: 297) } }
    for path in ["/usher", "/usher/", "/usher/a/b"] {
      let response = await get(host, path)
      #expect(response.status == 299 && response.headers["X-Path"] == path)
      #expect(response.headers["Content-Security-Policy"] == nil)
      #expect(host.bodyLimit(at: path) == 7)
    }
    #expect(await get(host, "/usherette").status == 404)
    #expect(host.bodyLimit(at: "/usherette") == 0)
    #expect(await get(host, "/a/own").status == 298)
    #expect(await get(host, "/a/other").status == 404)
    let rooted = WebHost("One", apps: [app("A", "/")])
    rooted.serve("/usher", bodyLimit: 7) { _ in WebResponse(status: 299) }
    #expect(await get(rooted, "/usher/1").status == 299)
    #expect(rooted.bodyLimit(at: "/usher/1") == 7)
    #expect(rooted.bodyLimit(at: "/ushe") == rooted.apps[0].bodyLimit)
    #expect(await get(host, "/").status == 200)
    host.serve("/") { _ in WebResponse(status: 296) }
    #expect(await get(host, "/").status == 296)
    #expect(await get(host, "/usherette").status == 296)
    #expect(await get(host, "/a/other").status == 404)
  }
}
