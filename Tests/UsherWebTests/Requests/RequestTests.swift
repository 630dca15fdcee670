import Testing
import UsherWeb

@Suite("Requests, headers and secrets")
struct RequestTests {
  @Test("A target is cut at its first question mark")
  func target() {
    let request = WebRequest(method: "get", target: "/a/b?x=1?y", headers: [:], body: [])
    #expect(request.method == "GET")
    #expect(request.path == "/a/b")
    #expect(request.query == "x=1?y")
    #expect(WebRequest(target: "/a").query == "")
  }

  @Test("Header names are compared without case, and no value can begin another header")
  func headers() {
    var headers: WebHeaders = ["Content-Type": "text/html"]
    #expect(headers["content-type"] == "text/html")
    headers.add("X-Name", "a\r\nSet-Cookie: b=c\u{0}")
    #expect(headers["x-name"] == "aSet-Cookie: b=c")
    headers["CONTENT-TYPE"] = nil
    #expect(headers.fields.count == 1)
  }

  @Test("Secrets differ, have one form, and are compared as a whole")
  func secrets() throws {
    let secret = Secret()
    #expect(secret.description.count == 32)
    #expect(Secret(secret.description) == secret)
    #expect(secret.matches(secret.description))
    #expect(!secret.matches(""))
    #expect(!secret.matches(secret.description + "0"))
    for index in 0..<32 {
      var digits = Array(secret.description)
      digits[index] = digits[index] == "0" ? "1" : "0"
      #expect(!secret.matches(String(digits)))
    }
    #expect(Set((0..<1000).map { _ in Secret() }).count == 1000)
  }

  @Test(
    "A secret in another form is invalid",
    arguments: [
      "", "abc", String(repeating: "g", count: 32), String(repeating: "A", count: 32),
      String(repeating: "0", count: 33), String(repeating: "é", count: 16),
    ])
  func secretForm(_ text: String) {
    #expect(Secret(text) == nil)
  }

  @Test("The visitor is read from among other cookies, in any header")
  func cookie() {
    let visitor = Secret()
    var headers: WebHeaders = ["Cookie": "a=b; usher_visitor=\(visitor); c"]
    #expect(VisitorCookie.visitor(in: headers, isSecure: false) == visitor)
    headers = ["Cookie": "a=b", "cookie": "usher_visitor=\(visitor)"]
    #expect(VisitorCookie.visitor(in: headers, isSecure: false) == visitor)
    headers = ["Cookie": "usher_visitor=short; xusher_visitor=\(visitor)"]
    #expect(VisitorCookie.visitor(in: headers, isSecure: false) == nil)
  }

  @Test("Two visitors in the cookies, one from another page on this host, count for none")
  func twoCookies() {
    let (mine, other) = (Secret(), Secret())
    var headers: WebHeaders = ["Cookie": "usher_visitor=\(other); usher_visitor=\(mine)"]
    #expect(VisitorCookie.visitor(in: headers, isSecure: false) == nil)
    headers = ["Cookie": "usher_visitor=\(mine); usher_visitor=\(mine)"]
    #expect(VisitorCookie.visitor(in: headers, isSecure: false) == mine)
  }

  @Test("Scripts and other sites get no cookie")
  func cookieAttributes() {
    let header = VisitorCookie.header(for: Secret(), lasting: .seconds(9), isSecure: true)
    #expect(header.hasSuffix("; Path=/; Max-Age=9; HttpOnly; SameSite=Lax; Secure"))
    let plain = VisitorCookie.header(for: Secret(), lasting: .seconds(-1), isSecure: false)
    #expect(plain.hasSuffix("; Max-Age=0; HttpOnly; SameSite=Lax"))
  }

  @Test("The browser keeps the visitor for 30 days after each page that it loads")
  @MainActor
  func cookieLifetime() async {
    let app = makeTestApp()
    let opening = await app.respond(to: WebRequest(path: "/test"))
    let cookie = opening.headers["Set-Cookie"] ?? ""
    #expect(cookie.contains("; Max-Age=2592000;"))
    let visitor = cookie.prefix { $0 != ";" }
    for path in [opening.headers["Location"] ?? "", "/test"] {
      let again = await app.respond(
        to: WebRequest(path: path, headers: ["Cookie": String(visitor)]))
      #expect(again.headers["Set-Cookie"] == cookie, "\(path)")
    }
    app.close()
  }

  @Test("The policy allows nothing inline and nothing from elsewhere")
  func policy() throws {
    var headers = WebHeaders()
    SecurityHeaders.apply(to: &headers)
    let policy = try #require(headers["Content-Security-Policy"])
    #expect(policy.hasPrefix("default-src 'none'"))
    #expect(!policy.contains("unsafe"))
    #expect(!policy.contains("*"))
    #expect(headers["X-Content-Type-Options"] == "nosniff")
  }
}
