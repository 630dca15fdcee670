import Testing
import Usher
import UsherInspector
import UsherTesting

@Suite("Requests to the inspector")
@MainActor
struct RequestTests {
  private let bench = Bench()
  private var door: String { bench.page + "door" }

  @Test("are answered with the page, its script and its stylesheet")
  func page() async {
    for (name, type) in [
      ("", "text/html"), ("inspector.js", "text/javascript"), ("inspector.css", "text/css"),
    ] {
      let response = await bench.send("GET", bench.page + name)
      #expect(response.status == 200)
      #expect(response.headers.first?.value.hasPrefix(type) == true)
      #expect(response.headers.contains { $0.name == "Content-Security-Policy" })
      #expect(response.headers.contains { $0 == ("Referrer-Policy", "no-referrer") })
      #expect(!response.body.isEmpty)
      #expect(await bench.send("HEAD", bench.page + name).body.isEmpty)
    }
    #expect(await bench.send("GET", bench.page + "other").status == 404)
  }

  @Test("are answered only while it is open, at an address with a secret")
  func opening() async {
    let inspector = Inspector()
    let request = InspectorRequest(target: "/usher//", headers: [("Host", "localhost")])
    #expect(await inspector.respond(to: request).status == 404)
    let page = inspector.open()
    #expect(page == inspector.open())
    func status(_ target: String) async -> Int {
      await inspector.respond(to: InspectorRequest(target: target, headers: [("Host", "[::1]:1")]))
        .status
    }
    #expect(await status(page) == 200)
    let token = page.split(separator: "/")[1]
    #expect(token.count == 32)
    let wrong = (token.first == "0" ? "1" : "0") + token.dropFirst()
    for other in [wrong, "", String(token.dropLast()), "\(token)0", token.uppercased() + "g"] {
      #expect(await status("/usher/\(other)/") == 404)
      #expect(await status("/usher/\(other)/inspector.js") == 404)
    }
    #expect(await status("/usher/\(token)") == 404)
    inspector.close()
    #expect(await status(page) == 404)
    #expect(inspector.open() != page)
  }

  @Test(
    "are refused for a host that is not allowed",
    arguments: [
      "evil.example", "127.0.0.1.evil.example", "localhost:x", "", "127.0.0.1@evil", "[::1",
    ])
  func hosts(_ host: String) async {
    #expect(await bench.send(host: host).status == 421)
    #expect(await bench.send("POST", door, host: host, [Bench.json], body: "{}").status == 421)
  }

  @Test("are refused without a host, with two hosts, and answered for a host that was added")
  func otherHosts() async {
    let two = await bench.send("GET", bench.page, [("host", "evil.example")])
    #expect(two.status == 421)
    let none = InspectorRequest(target: bench.page, headers: [])
    #expect(await bench.inspector.respond(to: none).status == 421)
    bench.inspector.allowedHosts.insert("phone.local")
    #expect(await bench.send(host: "Phone.local:80").status == 200)
  }

  @Test(
    "that another page sends are refused, and change nothing",
    arguments: [
      ("Origin", "https://evil.example"), ("Origin", "null"), ("Origin", "http://127.0.0.1:9"),
      ("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Site", "same-site"),
    ])
  func origins(_ header: String, _ value: String) async {
    let command = #"{"do":"allow","changes":true,"payloads":true}"#
    for name in ["door", "mcp"] {
      let response = await bench.send(
        "POST", bench.page + name, [Bench.json, (header, value)], body: command)
      #expect(response.status == 403)
    }
    #expect(!bench.inspector.allowsChanges)
    let own = await bench.send(
      "POST", door,
      [Bench.json, ("Origin", "http://127.0.0.1:8080"), ("Sec-Fetch-Site", "same-origin")],
      body: command)
    #expect(own.status == 200)
    #expect(bench.inspector.allowsChanges)
  }

  @Test("of a form's type, of another method, with too large a body or too many lines are refused")
  func shapes() async {
    let command = #"{"do":"allow","changes":true}"#
    for type in [
      "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a",
    ] {
      #expect(
        await bench.send("POST", door, [("Content-Type", type)], body: command).status == 415)
    }
    #expect(await bench.send("POST", door, body: command).status == 415)
    #expect(await bench.send("GET", door).status == 405)
    #expect(await bench.send("POST", bench.page, [Bench.json], body: command).status == 405)
    let large = String(repeating: " ", count: Inspector.bodyLimit)
    #expect(await bench.send("POST", door, [Bench.json], body: large + command).status == 413)
    let many = String(repeating: command + "\n", count: 101)
    #expect(await bench.send("POST", door, [Bench.json], body: many).status == 413)
    #expect(!bench.inspector.allowsChanges)
  }

  @Test("to the door are answered line by line")
  func lines() async {
    let response = await bench.send(
      "POST", door, [("Content-Type", "application/x-ndjson; charset=utf-8")],
      body: "{\"do\":\"trees\"}\n\n{\"do\":1}\nno\n")
    #expect(response.status == 200)
    let lines = response.text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.contains(#""name":"Shop""#) == true)
    #expect(lines.dropFirst().allSatisfy { $0.hasSuffix(#""ok":false}"#) })
  }
}
