import Testing
import UsherWeb

@Suite("Requests from other sources than our page", .drained)
@MainActor
struct HostileTests {
  private func visitorAtHome() async -> Visitor {
    let visitor = Visitor(makeTestApp())
    await visitor.open()
    await visitor.press("Log in")
    return visitor
  }

  @Test("Another visitor's tree is not found")
  func otherVisitor() async {
    let mine = await visitorAtHome()
    let theirs = Visitor(mine.app)
    await theirs.open()
    #expect(theirs.cookie != mine.cookie)
    for path in [mine.address, mine.address + "/events"] {
      #expect(await theirs.send(WebRequest(path: path)).status == 404)
    }
    #expect(await theirs.send(mine.request("tap:1:x")).status == 404)
    #expect(await mine.app.respond(to: WebRequest(path: mine.address)).status == 404)
  }

  @Test("Two tabs of one browser have separate trees, with separate tokens")
  func twoTabs() async {
    let visitor = await visitorAtHome()
    let (first, request) = (visitor.address, visitor.request("back:1"))
    await visitor.open()
    #expect(visitor.address != first)
    #expect(visitor.tree.contains("LoginModel"))
    var mixed = request
    mixed.path = visitor.address
    #expect(await visitor.send(mixed).status == 403)
    expect(await visitor.send(WebRequest(path: first)).text, contains: "HomeFlow")
  }

  @Test(
    "Unknown addresses are not found",
    arguments: [
      "/", "/tes", "/testing", "/test/t", "/test/t/", "/test/t/1", "/test/t/../../etc/passwd",
      "/test/usher.css/x", "/test/t/00000000000000000000000000000000", "/test//",
      "/test/t/00000000000000000000000000000000/events", "", "/test/favicon.ico",
    ])
  func addresses(_ path: String) async {
    let response = await makeTestApp().respond(to: WebRequest(path: path))
    #expect(response.status == 404)
  }

  @Test("A request that names two hosts is not understood, also where every host is answered")
  func twoHosts() async {
    let app = makeTestApp()
    var request = WebRequest(path: "/test", headers: ["Host": "a"])
    request.headers.add("host", "a")
    #expect(await app.respond(to: request).status == 400)
    #expect(app.pageCount == 0)
    request.path = "/"
    #expect(await WebHost("All", apps: [app]).respond(to: request).status == 400)
  }

  @Test("Wrong methods are named, and change nothing", arguments: ["PUT", "DELETE", "PATCH", ""])
  func methods(_ method: String) async {
    let visitor = await visitorAtHome()
    for path in [visitor.address, visitor.address + "/events", "/test", "/test/usher.js"] {
      let response = await visitor.send(WebRequest(method: method, path: path))
      #expect(response.status == 405)
      #expect(response.headers["Allow"] != nil)
    }
    #expect(await visitor.send(WebRequest(method: "POST", path: "/test")).status == 405)
    #expect(visitor.app.pageCount == 1)
  }

  @Test(
    "Actions without a button change nothing",
    arguments: [
      "", "push:1", "history:-1", "tap:1", "gesture:jump:1", "answer:1:-1", "tab:1",
    ])
  func malformed(_ action: String) async {
    let visitor = await visitorAtHome()
    let tree = visitor.tree
    #expect(await visitor.send(visitor.request(action)).status == 400)
    await visitor.reload()
    #expect(visitor.tree == tree)
  }

  @Test("Buttons of removed, covered or invented screens change nothing")
  func stale() async {
    let visitor = await visitorAtHome()
    let row = visitor.page.button("Open item 1")?.value ?? ""
    let node = row.split(separator: ":")[1]
    await visitor.press("Open item 2")
    let tree = visitor.tree
    let back = visitor.page.button(posting: "back:")?.value ?? ""
    for action in [
      row, "tap:\(node):nothing", "tap:999:x", "write:999", "back:\(node)", "back:999",
      "backto:999", "dismiss:\(node)", "tab:999:1", "tab:1:999", "answer:\(node):0",
    ] {
      await visitor.post(action)
      #expect(visitor.status == 200)
      #expect(visitor.tree == tree, "\(action)")
    }
    await visitor.post(back)
    await visitor.post(back)
    #expect(visitor.page.titles == ["Home"])
  }

  @Test("H03 a double tap on a button that pushes a screen with the same button pushes once")
  func doubleTap() async {
    let visitor = await visitorAtHome()
    await visitor.press("Open item 1")
    let next = visitor.page.button("Next")?.value ?? ""
    await visitor.post(next)
    await visitor.post(next)
    #expect(visitor.page.titles == ["Item 2"])
  }

  @Test("Every response carries the headers that bind browsers")
  func headers() async {
    let visitor = await visitorAtHome()
    for path in [
      "/test", visitor.address, "/test/usher.js", "/nowhere", visitor.address + "/events",
    ] {
      let response = await visitor.send(WebRequest(path: path))
      #expect(response.headers["Content-Security-Policy"]?.contains("default-src 'none'") == true)
      #expect(response.headers["X-Content-Type-Options"] == "nosniff")
    }
  }

  @Test("Pages hold nothing inline")
  func nothingInline() async {
    let visitor = await visitorAtHome()
    let html = await visitor.send(WebRequest(path: visitor.address)).text ?? ""
    #expect(html.ranges(of: "<script").count == 1)
    #expect(html.ranges(of: "style=").isEmpty)
    #expect(html.ranges(of: "<style").isEmpty)
    #expect(html.matches(of: /\son[a-z]+=/).isEmpty)
  }

  @Test("Stylesheet and script are cached by the browser, and revalidated")
  func assets() async throws {
    let app = makeTestApp()
    for asset in [Asset.stylesheetWithPanel, .script] {
      let first = await app.respond(to: WebRequest(target: asset.address(below: "/test")))
      #expect(first.headers["Cache-Control"]?.contains("immutable") == true)
      let tag = try #require(first.headers["ETag"])
      let again = await app.respond(
        to: WebRequest(path: "/test/\(asset.name)", headers: ["If-None-Match": tag]))
      #expect(again.status == 304)
      #expect(again.text == "")
      let head = await app.respond(to: WebRequest(method: "HEAD", path: "/test/\(asset.name)"))
      #expect(head.status == 200 && head.text == "")
    }
  }
}
