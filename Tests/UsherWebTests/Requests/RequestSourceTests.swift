import Testing
import UsherWeb

@Suite("Origins and targets of requests")
struct RequestSourceTests {
  @Test(
    "A host compares without its port and without case",
    arguments: ["example.com", "EXAMPLE.com:8080", "127.0.0.1:80", "[::1]", "[::1]:8080"])
  func own(_ host: String) {
    let hosts: Set = ["Example.com", "127.0.0.1", "[::1]"]
    #expect(RequestSource(["Host": host]).isFor(hosts))
  }

  @Test(
    "Another host, a malformed one, two hosts and a missing one do not match",
    arguments: [
      ["Host": "evil.example"], ["Host": "example.com.evil.example"], ["Host": "example.com:80x"],
      ["Host": "evil.example:80:example.com"], ["Host": ""], ["Host": "[::1"], ["Host": "[::1]x"],
      ["Host": "example.com@evil.example"], [:], ["Host": "example.com", "host": "evil.example"],
    ] as [WebHeaders])
  func others(_ headers: WebHeaders) {
    #expect(!RequestSource(headers).isFor(["example.com", "[::1]"]))
  }

  @Test("Without names, any host is this one")
  func any() {
    #expect(RequestSource(["Host": "evil.example"]).isFor(nil))
    #expect(RequestSource([:]).isFor(nil))
  }

  @Test("Only a navigation opens an app, as far as the browser says so")
  func opening() {
    #expect(RequestSource([:]).isOpening)
    #expect(RequestSource(["Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"]).isOpening)
    for headers: WebHeaders in [
      ["Sec-Fetch-Mode": "no-cors"], ["Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe"],
      ["Sec-Purpose": "prefetch;prerender"], ["Purpose": "Prefetch"],
    ] {
      #expect(!RequestSource(headers).isOpening)
    }
  }

  @Test("Over encrypted connections the cookie is one that no other host can set")
  func secureCookie() {
    let visitor = Secret()
    let cookie = VisitorCookie.header(for: visitor, lasting: .seconds(9), isSecure: true)
    #expect(cookie.hasPrefix("__Host-usher_visitor="))
    #expect(!cookie.contains("Domain"))
    let headers: WebHeaders = [
      "Cookie": "usher_visitor=\(Secret()); __Host-usher_visitor=\(visitor)"
    ]
    #expect(VisitorCookie.visitor(in: headers, isSecure: true) == visitor)
    #expect(VisitorCookie.visitor(in: headers, isSecure: false) != visitor)
  }
}
