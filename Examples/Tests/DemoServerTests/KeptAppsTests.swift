import DemoServer
import Foundation
import GRDB
import Testing
import UsherWeb

/// Each app of the demo, served repeatedly over the same folder, without a process or a browser.
@Suite("Demo: apps that start again", .timeLimit(.minutes(10)))
@MainActor
struct KeptAppsTests {
  /// Steps of a user in an app, and the expected result after a restart.
  struct Stay: Sendable, CustomTestStringConvertible {
    let app: String
    let steps: [Step]
    /// The places in the tree, by its lines.
    let places: [String]
    /// The texts of fields.
    var typed: [String] = []
    /// The steps to repeat after a restart.
    var again: [Step] = []

    var testDescription: String { app }
  }

  struct Step: Sendable {
    let button: String
    var fields: [String: String] = [:]

    static func press(_ button: String, _ fields: [String: String] = [:]) -> Step {
      Step(button: button, fields: fields)
    }
  }

  nonisolated static let stays = [
    Stay(
      app: "practice", steps: [.press("/First"), .press("/FirstSub")],
      places: ["firstSub: FirstSub"]),
    Stay(
      app: "campus",
      steps: [
        .press("/To main"), .press("tab:2"), .press("/Name"), .press("/In a sheet"),
        .press("posting", ["Name": "김민지 2"]),
      ],
      places: ["name: NameModel", "sheet nameInSheet: NameModel"], typed: ["김민지 2"]),
    Stay(
      app: "lens", steps: [.press("/회원가입", ["이메일": "minji@example.com"])],
      places: ["signUp: SignUpModel"]),
    Stay(
      app: "earlybuddy",
      steps: [
        .press("/일정 추가"), .press("/장소", ["제목": "치과"]), .press("posting", ["장소": "서울"]),
      ],
      places: ["searchPath: SearchPathCoordinator"], typed: ["서울"]),
    Stay(
      app: "session",
      steps: [
        .press("/다음"), .press("/시작하기"),
        .press("/로그인", ["이름": "minji", "비밀번호": "mountain"]), .press("/letter 1"),
        .press("/답장"), .press("posting", ["내용": "내일"]),
      ],
      places: ["letter(1): LetterModel", "WriteCoordinator"], typed: ["내일"],
      again: [.press("/로그인", ["이름": "minji", "비밀번호": "mountain"])]),
  ]

  @Test("The tree is where it was, twice in a row", arguments: stays)
  func survives(_ stay: Stay) async throws {
    try await withFolder { try await survives(stay, keepingDataIn: $0) }
  }

  private func survives(_ stay: Stay, keepingDataIn folder: URL) async throws {
    var hosts: [WebHost] = []
    defer { for host in hosts { host.close() } }
    func start() throws -> WebHost {
      let host = try makeDemoHost(keepingDataIn: folder)
      hosts.append(host)
      return host
    }
    let visitor = Reader(try start())
    await visitor.open("/" + stay.app)
    for step in stay.steps { try await visitor.take(step) }
    await visitor.sees(stay)
    let tree = visitor.tree
    for _ in 0..<2 {
      visitor.host = try start()
      await visitor.reload()
      for step in stay.again { try await visitor.take(step) }
      await visitor.sees(stay)
      #expect(visitor.tree == tree)
    }
    // The file contains no visitor's secrets.
    let file = try Data(contentsOf: folder.appending(path: "Trees/trees.sqlite"))
    for secret in ["mountain", try visitor.visitor] {
      #expect(file.range(of: Data(secret.utf8)) == nil)
    }
  }

  @Test("Two servers share one file without harm; the one that changed a tree last is right")
  func twoServers() async throws {
    try await withFolder { folder in
      let (first, second) = (
        try makeDemoHost(keepingDataIn: folder), try makeDemoHost(keepingDataIn: folder)
      )
      defer { for host in [first, second] { host.close() } }
      let visitor = Reader(first)
      await visitor.open("/practice")
      try await visitor.take(.press("/First"))
      // The other server loads it from the file, and continues from there.
      visitor.host = second
      await visitor.reload()
      try await visitor.take(.press("/FirstSub"))
      #expect(visitor.tree.contains("firstSub"))
      // The first one still has its own, and neither fails.
      visitor.host = first
      await visitor.reload()
      #expect(!visitor.tree.contains("firstSub"))
      try await visitor.take(.press("/FirstSub"))
      try await visitor.take(.press("/Done"))
      visitor.host = second
      await visitor.reload()
      #expect(visitor.tree.contains("firstSub"))
      visitor.host = first
      await visitor.reload()
      let last = visitor.tree
      let third = try makeDemoHost(keepingDataIn: folder)
      defer { third.close() }
      visitor.host = third
      await visitor.reload()
      #expect(visitor.tree == last)
    }
  }

  @Test("A corrupted row loses its tree and no other")
  func hostileRows() async throws {
    try await withFolder { folder in
      let values = [
        "x'00ff'", "1", "1.5", "''", "'{}'", "zeroblob(100000)", "'[[[['",
        "'{\"snapshot\":{\"usher\":1,\"root\":[]}}'", "cast('\"x\"' as blob)",
      ]
      let file = folder.appending(path: "Trees/trees.sqlite").path
      for value in values {
        let host = try makeDemoHost(keepingDataIn: folder)
        let visitor = Reader(host)
        await visitor.open("/practice")
        try await visitor.take(.press("/First"))
        host.close()
        try await DatabaseQueue(path: file, configuration: .waiting).write {
          try $0.execute(sql: "UPDATE tree SET content = \(value)")
        }
        let again = try makeDemoHost(keepingDataIn: folder)
        defer { again.close() }
        visitor.host = again
        // A new tree starts at the place of its address.
        let address = visitor.address
        await visitor.reload()
        #expect(visitor.address != address)
        #expect(visitor.tree.contains("first: FirstModel"))
        await visitor.open("/practice")
        try await visitor.take(.press("/First"))
      }
    }
  }
}

/// Creates a folder, and removes it after `body`.
@MainActor
func withFolder(_ body: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())")
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder)
}

/// Reads an app's pages without scripts.
@MainActor
final class Reader {
  var host: WebHost
  private var cookie: String?
  private(set) var address = ""
  private var text = ""

  init(_ host: WebHost) { self.host = host }

  func open(_ path: String) async { await follow(WebRequest(path: path)) }

  func reload() async { await follow(WebRequest(target: address)) }

  /// The visitor's secret in the cookie.
  var visitor: String {
    get throws { String(try #require(cookie?.split(separator: "=").last)) }
  }

  /// The tree in the inspector.
  var tree: String {
    text.firstMatch(of: /data-usher="tree"[^>]*>(.*?)<\/pre>/.dotMatchesNewlines()).map {
      String($0.1.replacing(/<[^>]*>/, with: ""))
    } ?? ""
  }

  /// Reloads until the page shows a stay, since an app may wait for its own server; then expects
  /// it.
  ///
  /// A failure names the missing part without the whole page.
  func sees(_ stay: KeptAppsTests.Stay) async {
    var missing: [String] {
      stay.places.filter { !tree.contains($0) }
        + stay.typed.filter { !text.contains("value=\"\($0)\"") }
    }
    while !missing.isEmpty, !Task.isCancelled { await rests() }
    let absent = missing
    #expect(absent == [], "\(tree)")
  }

  /// Gives the app turns before a reload: continuous requests would leave none.
  private func rests() async {
    for _ in 0..<20 { await Task.yield() }
    await reload()
  }

  /// Presses a button by the end of its value, once it exists, with these texts in its fields.
  ///
  /// `posting` presses none: the typed text is sent alone.
  func take(_ step: KeptAppsTests.Step) async throws {
    var value: String?
    // The answer of the app's server takes an unknown time.
    while !Task.isCancelled {
      value = button(step.button)
      if value != nil { break }
      await rests()
    }
    let token = text.firstMatch(of: /name="token"[^>]* value="([0-9a-f]*)"/)?.1 ?? ""
    var pairs = [
      ("token", String(token)), ("do", try #require(value, "\(step.button) in \(tree)")),
    ]
    for (label, typed) in step.fields {
      pairs.append((try #require(field(label), "\(label)"), typed))
    }
    let body = pairs.map { name, value in
      "\(encoded(name))=\(encoded(value))"
    }.joined(separator: "&")
    await follow(
      WebRequest(
        method: "POST", target: address,
        headers: ["Content-Type": "application/x-www-form-urlencoded"], body: Array(body.utf8)))
  }

  private func button(_ name: String) -> String? {
    if name == "posting" {
      return text.matches(of: /data-key="([^"]*)"[^>]* data-active/).last.map { "write:\($0.1)" }
    }
    let values = text.matches(of: /<button[^>]* value="([^"]*)"/).map { String($0.1) }
    if name.hasPrefix("tab:") {
      let tabs = values.filter { $0.hasPrefix("tab:") }
      return Int(name.dropFirst(4)).flatMap { tabs.indices.contains($0) ? tabs[$0] : nil }
    }
    return values.last { $0.hasSuffix(name) }
  }

  private func field(_ label: String) -> String? {
    text.matches(of: /<input[^>]* name="([^"]*)"/).map { String($0.1) }
      .last { $0.hasSuffix("/" + label) }
  }

  private func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }

  private func follow(_ request: WebRequest) async {
    var response = await send(request)
    for _ in 0..<3 {
      guard response.status == 303, let next = response.headers["Location"] else { break }
      address = next
      response = await send(WebRequest(target: next))
    }
    #expect(response.status == 200)
    text = response.text ?? ""
  }

  private func send(_ request: WebRequest) async -> WebResponse {
    var request = request
    request.headers["Host"] = "127.0.0.1"
    if let cookie { request.headers["Cookie"] = cookie }
    let response = await host.respond(to: request)
    if let set = response.headers["Set-Cookie"] {
      cookie = set.split(separator: ";").first.map(String.init)
    }
    return response
  }
}

extension Configuration {
  /// Waits for the servers, which may still give trees up.
  fileprivate static var waiting: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(30)
    return configuration
  }
}
