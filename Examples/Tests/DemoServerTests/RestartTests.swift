import DemoTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Demo: killed and started again", .timeLimit(.minutes(10)))
struct RestartTests {
  @Test("a kill -9 loses no visitor's place: address, cookie and open page continue")
  func killed() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    let first = try await DemoProcess.start(["--port", "0", "--data", folder.path])
    let port = try #require(URL(string: first.address)?.port)
    var page = try await Page(session, first.address + "practice")
    page = try await page.press("/First", session)
    page = try await page.press("/FirstSub", session)
    let tree = try #require(page.tree)
    #expect(tree.contains("firstSub"))
    // The process is killed without a signal to stop.
    await first.end()
    let second = try await DemoProcess.start(["--port", "\(port)", "--data", folder.path])
    var after = try await Page(session, page.url.absoluteString)
    #expect(after.url == page.url)
    #expect(after.tree == tree)
    after = try await after.press("/Done", session)
    #expect(after.shows("First: finished"))
    await second.end()
    // And once more, after a result.
    let third = try await DemoProcess.start(["--port", "\(port)", "--data", folder.path])
    let last = try await Page(session, page.url.absoluteString)
    #expect(last.tree == after.tree)
    #expect(last.shows("First: finished"))
    let stranger = URLSession(configuration: .ephemeral)
    defer { stranger.finishTasksAndInvalidate() }
    // Another visitor has their own tree at the same place.
    let theirs = try await Page(stranger, page.url.absoluteString)
    #expect(theirs.url != page.url)
    #expect(theirs.tree == tree)
    await third.end()
  }
}

/// A page in a browser without scripts.
private struct Page: CustomTestStringConvertible {
  let url: URL
  let text: String

  init(_ session: URLSession, _ address: String) async throws {
    try await self.init(session, URLRequest(url: try #require(URL(string: address))))
  }

  private init(_ session: URLSession, _ request: URLRequest) async throws {
    let (data, response) = try await session.data(for: request)
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    url = try #require(response.url)
    text = String(decoding: data, as: UTF8.self)
  }

  /// Failures name the page without quoting it.
  var testDescription: String { "the page at \(url.path())" }

  func shows(_ words: String) -> Bool { text.contains(words) }

  /// The tree in the inspector.
  var tree: String? {
    text.firstMatch(of: /data-usher="tree"[^>]*>(.*?)<\/pre>/.dotMatchesNewlines()).map {
      String($0.1.replacing(/<[^>]*>/, with: ""))
    }
  }

  /// Presses the button whose value has this ending.
  func press(_ ending: String, _ session: URLSession) async throws -> Page {
    let values = text.matches(of: /<button[^>]* value="([^"]*)"/).map { String($0.1) }
    let value = try #require(values.first { $0.hasSuffix(ending) }, "\(values)")
    let token = try #require(text.firstMatch(of: /name="token"[^>]* value="([0-9a-f]*)"/)?.1)
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
    let action = try #require(value.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
    request.httpBody = Data("token=\(token)&do=\(action)".utf8)
    return try await Page(session, request)
  }
}
