import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

/// One connection and the rules of RFC 9112, without a network.
@Suite("Server: the rules of messages")
struct MessageRulesTests {
  private let channel = EmbeddedChannel()

  init() throws {
    try channel.pipeline.syncOperations.addHandler(MessageRules(mostAhead: 3))
  }

  private func send(
    _ uri: String = "/", version: HTTPVersion = .http1_1, _ headers: HTTPHeaders = ["Host": "a"]
  ) throws {
    let head = HTTPRequestHead(version: version, method: .GET, uri: uri, headers: headers)
    try channel.writeInbound(HTTPServerRequestPart.head(head))
    try channel.writeInbound(HTTPServerRequestPart.end(nil))
  }

  /// The next request that the server sees.
  private func request() throws -> HTTPRequestHead? {
    while let part = try channel.readInbound(as: HTTPServerRequestPart.self) {
      if case .head(let head) = part { return head }
    }
    return nil
  }

  private func answer() throws -> HTTPResponseHead {
    let head = HTTPResponseHead(version: .http1_1, status: .ok)
    try channel.writeOutbound(HTTPServerResponsePart.head(head))
    try channel.writeOutbound(HTTPServerResponsePart.end(nil))
    var sent: HTTPResponseHead?
    while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
      if case .head(let head) = part { sent = head }
    }
    return try #require(sent)
  }

  @Test(
    "A request with two hosts, or of HTTP/1.1 without one, is no request, nor what follows it",
    arguments: [[("Host", "a"), ("Host", "a")], [("Host", "a"), ("host", "b")], []])
  func hosts(_ fields: [(String, String)]) throws {
    #expect(throws: HTTPParserError.self) { try send(HTTPHeaders(fields)) }
    try send()
    #expect(try request() == nil)
  }

  private func send(_ headers: HTTPHeaders) throws { try send("/", headers) }

  @Test("The host of a target that is a whole address counts")
  func wholeAddress() throws {
    try send("http://b:80/path?q", ["Host": "a"])
    #expect(try request()?.headers["Host"] == ["b:80"])
    try send("/path?q=http://c/", ["Host": "a"])
    #expect(try request()?.headers["Host"] == ["a"])
  }

  @Test("HTTP/1.0 needs no host, and its answer ends the connection without a transfer coding")
  func oldVersion() throws {
    try send(version: .http1_0, ["Connection": "keep-alive"])
    #expect(try request()?.headers["Connection"] == ["close"])
    let head = try answer()
    #expect(head.version == .http1_0)
    #expect(head.headers["Connection"] == ["close"])
    try send(version: .http1_0, [:])
    #expect(try request() == nil)
  }

  @Test("HTTP/1.0 with a transfer coding is no request")
  func oldCoding() throws {
    #expect(throws: HTTPParserError.self) {
      try send(version: .http1_0, ["Transfer-Encoding": "chunked"])
    }
  }

  @Test(
    "Nothing is read behind a request that closes the connection, and its answer says so",
    arguments: ["close", "Close", "keep-alive, CLOSE"])
  func close(_ option: String) throws {
    try send("/first")
    try send("/last", ["Host": "a", "Connection": option])
    try send("/lost")
    #expect(try request()?.uri == "/first")
    #expect(try request()?.headers["Connection"] == ["close"])
    #expect(try request() == nil)
    #expect(try answer().headers["Connection"] == [])
    #expect(try answer().headers["Connection"] == ["close"])
  }

  @Test("A connection that sends too many requests ahead closes, and one that waits stays open")
  func ahead() throws {
    for _ in 0..<9 {
      try send()
      #expect(try request()?.headers["Connection"] == [])
      #expect(try answer().headers["Connection"] == [])
    }
    for _ in 0..<4 { try send() }
    #expect(try request()?.headers["Connection"] == [])
    #expect(try request()?.headers["Connection"] == [])
    #expect(try request()?.headers["Connection"] == ["close"])
    #expect(try request() == nil)
  }
}
