import DemoServer
import Foundation
import Testing
import UsherWeb

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Demo: the server", .timeLimit(.minutes(10)))
struct ServingTests {
  @Test("the start page leads to every app, and brings its own style and icon")
  func startPage() async throws {
    try await serving { server in
      let (text, response) = try await get(server.address)
      #expect(response.statusCode == 200)
      expect(text, contains: #"href="/practice""#)
      expect(text, contains: #"href="/campus""#)
      expect(text, contains: #"href="/earlybuddy""#)
      expect(text, contains: #"href="/lens""#)
      expect(text, contains: #"href="/session""#)
      expect(text, contains: #"href="/usher.css?v="#)
      let (style, styled) = try await get(server.address + "usher.css")
      #expect(styled.value(forHTTPHeaderField: "Content-Type") == "text/css; charset=utf-8")
      #expect(style.contains(".demo-card"))
      let (calendar, _) = try await get(server.address + "earlybuddy/usher.css")
      #expect(calendar.contains(".eb-day"))
      let (_, icon) = try await get(server.address + "favicon.ico")
      #expect(icon.statusCode == 200)
    }
  }

  @Test(
    "an app's page has its tree, its events, and what to try",
    arguments: [
      ("practice", "Practice"), ("campus", "Log in"), ("lens", "회원가입"),
      ("earlybuddy", "오늘의 일정"), ("session", "편지를 쓰고"),
    ])
  func app(_ name: String, _ title: String) async throws {
    try await serving { server in
      let (text, response) = try await get(server.address + name)
      #expect(response.statusCode == 200)
      // The address is a link, followed by the tree's id.
      #expect(response.url?.path.hasPrefix("/\(name)") == true)
      #expect(response.url?.query?.contains("tree=") == true)
      expect(text, contains: #"data-usher="tree""#)
      expect(text, contains: #"<iframe class="demo-inspector" lang="en" src="/usher/"#)
      expect(text, contains: "demo-beside")
      expect(text, contains: title)
    }
  }

  @Test("an unknown address is not found, and an excessive request is refused")
  func errors() async throws {
    try await serving { server in
      let (_, missing) = try await get(server.address + "nowhere")
      #expect(missing.statusCode == 404)
      var request = URLRequest(url: URL(string: server.address + "practice/t/1")!)
      request.httpMethod = "POST"
      request.httpBody = Data(count: 2 << 20)
      let (_, refused) = try await fetch(request)
      #expect(refused.statusCode == 413)
    }
  }

  @Test("a stopped server releases its port")
  func stopping() async throws {
    let host = try await makeDemoHost(keepingDataIn: nil)
    let first = try await DemoServer.start(on: .preferably(21_000), serving: host)
    await first.stop()
    let second = try await DemoServer.start(on: .exactly(first.port), serving: host)
    #expect(second.port == first.port)
    await second.stop()
  }

  @Test(
    "a forbidden port is another error than a taken one",
    .enabled(if: getuid() != 0, "The superuser may listen everywhere."))
  func forbidden() async throws {
    let host = try await makeDemoHost(keepingDataIn: nil)
    let error = await #expect(throws: DemoError.self) {
      try await DemoServer.start(on: .exactly(1), serving: host)
    }
    #expect(error?.isTaken == false)
  }

  private func serving(_ body: (DemoServer) async throws -> Void) async throws {
    let server = try await DemoServer.start(
      on: .exactly(0), serving: try await makeDemoHost(keepingDataIn: nil))
    do {
      try await body(server)
      await server.stop()
    } catch {
      await server.stop()
      throw error
    }
  }

  private func get(_ address: String) async throws -> (String, HTTPURLResponse) {
    try await fetch(URLRequest(url: URL(string: address)!))
  }

  private func fetch(_ request: URLRequest) async throws -> (String, HTTPURLResponse) {
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    let (data, response) = try await session.data(for: request)
    let http = try #require(response as? HTTPURLResponse)
    return (String(decoding: data, as: UTF8.self), http)
  }
}
