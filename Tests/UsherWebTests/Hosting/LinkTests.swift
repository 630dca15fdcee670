import Testing
@_spi(Hosting) import Usher
import UsherLinks
import UsherWeb

private final class Shelf: Coordinator, Linkable {
  enum Route: Hashable { case books, book(String), note }
  static let links: Links<Route> = [
    RouteLink("", .books), RouteLink("책/:title", Route.book), RouteLink("note", .note, as: .sheet),
  ]

  let navigation = Stack<Route>(.books)

  func destination(for route: Route) -> Destination {
    .screen(BookModel("\(route)", onOpen: { self.push(.book($0)) }))
  }
}

private final class BookModel: ScreenConfiguring {
  let title: String
  var screenOptions: ScreenOptions { ScreenOptions(title: title) }
  let onOpen: @MainActor (String) -> Void

  init(_ title: String, onOpen: @escaping @MainActor (String) -> Void) {
    self.title = title
    self.onOpen = onOpen
  }
}

@MainActor
@Suite("The address bar shows the tree's address")
struct LinkTests {
  private let app: WebApp = {
    let views = WebViews()
    views.register(BookModel.self) { model in
      Button("Open") { model.onOpen("서울 역") }
    }
    return WebApp("Shelf", path: "/shelf", views: views) { Shelf() }
  }()

  private func get(
    _ target: String, _ cookie: String? = nil, typed: Bool = true
  ) async -> WebResponse {
    var headers: WebHeaders = ["Sec-Fetch-Site": typed ? "none" : "same-origin"]
    if let cookie { headers["Cookie"] = cookie }
    return await app.respond(to: WebRequest(target: target, headers: headers))
  }

  private func sentCookie(_ response: WebResponse) -> String? {
    response.headers["Set-Cookie"]?.split(separator: ";").first.map(String.init)
  }

  private func tree(_ location: String) -> String { String(location.suffix(32)) }

  @Test("Opening the app leads to the tree's place, and a reload stays there")
  func opening() async throws {
    let first = await get("/shelf")
    let location = try #require(first.headers["Location"])
    #expect(location == "/shelf/?tree=\(tree(location))")
    let cookie = try #require(sentCookie(first))
    let page = await get(location, cookie)
    #expect(page.status == 200)
    expect(page.text, contains: "data-link=\"\(location)\"")
    expect(page.text, contains: "action=\"/shelf/t/\(tree(location))\"")
    #expect(await get(location, cookie, typed: false).status == 200)
    #expect(app.pageCount == 1)
  }

  @Test("A link starts a tree there, with the places below it")
  func linking() async throws {
    let first = await get("/shelf/%EC%B1%85/%EC%84%9C%EC%9A%B8%20%EC%97%AD/note")
    let location = try #require(first.headers["Location"])
    #expect(
      location == "/shelf/%EC%B1%85/%EC%84%9C%EC%9A%B8%20%EC%97%AD/note?tree=\(tree(location))")
    let page = await get(location, sentCookie(first))
    expect(page.text, contains: "note")
    expect(page.text, contains: "서울 역")
  }

  @Test("For another visitor, and after the tree's end, the address gives the same tree anew")
  func anew() async throws {
    let first = await get("/shelf/note")
    let location = try #require(first.headers["Location"])
    let other = await get(location)
    let its = try #require(other.headers["Location"])
    #expect(its.hasPrefix("/shelf/note?tree="))
    #expect(its != location)
    #expect(app.pageCount == 2)
    app.close()
    #expect(
      await get(location, sentCookie(first)).headers["Location"]?.hasPrefix("/shelf/note?") == true)
  }

  @Test("A typed path moves the tree; a page's link does not")
  func typing() async throws {
    let first = await get("/shelf")
    let id = tree(try #require(first.headers["Location"]))
    let cookie = sentCookie(first)
    let shown = await get("/shelf/note?tree=\(id)", cookie, typed: false)
    expect(shown.text, contains: "data-link=\"/shelf/?tree=\(id)\"")
    let moved = await get("/shelf/note?tree=\(id)", cookie)
    #expect(moved.headers["Location"] == "/shelf/note?tree=\(id)")
    #expect(await get("/shelf/note?tree=\(id)", cookie).status == 200)
    #expect(await get("/shelf/nowhere?tree=\(id)", cookie).status == 404)
    #expect(await get("/shelf/note?tree=\(id)", cookie).status == 200)
    #expect(app.pageCount == 1)
  }

  @Test("A form may be posted to the current address, and leads to the next one")
  func posting() async throws {
    let first = await get("/shelf/note")
    let location = try #require(first.headers["Location"])
    let cookie = try #require(sentCookie(first))
    let text = await get(location, cookie).text ?? ""
    let token = text.firstRange(of: "name=\"token\" value=\"").map {
      String(text[$0.upperBound...].prefix(32))
    }
    let response = await app.respond(
      to: WebRequest(
        method: "POST", target: location,
        headers: ["Cookie": cookie, "Content-Type": "application/x-www-form-urlencoded"],
        body: Array("token=\(token ?? "")&do=history:0".utf8)))
    #expect(response.status == 303)
    #expect(response.headers["Location"] == "/shelf/?tree=\(tree(location))")
  }

  @Test(
    "A link that leads nowhere is not found, offers a way home, and starts no tree",
    arguments: [
      "/shelf/nowhere", "/shelf/%zz", "/shelf/note/note/x", "/shelf//note", "/shelf/../etc",
      "/shelf/%EC%B1%85/%FF", "/shelf/t/1", "/shelf/;;;;", "/shelf/nowhere?tree=1",
      "/shelf/\(String(repeating: "note/", count: 3000))",
    ])
  func nowhere(_ target: String) async {
    let response = await get(target)
    #expect(response.status == 404)
    expect(response.text, contains: "href=\"/shelf\"")
    #expect(app.pageCount == 0)
  }

  @Test("A subresource request and a browser's preload start no tree")
  func loading() async {
    for headers: WebHeaders in [
      ["Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"], ["Sec-Purpose": "prefetch"],
    ] {
      let response = await app.respond(to: WebRequest(target: "/shelf/note", headers: headers))
      #expect(response.status == 403)
    }
    #expect(await app.respond(to: WebRequest(method: "POST", target: "/shelf/note")).status == 405)
    #expect(app.pageCount == 0)
  }
}
