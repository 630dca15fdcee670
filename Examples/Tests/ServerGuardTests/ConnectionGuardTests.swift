import HTTPTypes
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

/// One connection and its time, without a network.
@Suite("Server: one connection")
struct ConnectionGuardTests {
  private let connections = OpenConnections(limit: 10, logger: Logger(label: "test"))
  private let channel = EmbeddedChannel()
  private let stream: HTTPRequestPart = .head(
    HTTPRequest(method: .get, scheme: "http", authority: "a", path: "/"))

  init() throws {
    var limits = WebServerLimits()
    (limits.idleTime, limits.stallTime) = (.seconds(30), .seconds(20))
    limits.bytesPerSecond = 1_000
    try channel.pipeline.syncOperations.addHandlers([
      HalfClosing(), ConnectionGuard(connections, limits),
    ])
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  private var isOpen: Bool { channel.isActive }

  private func pass(_ seconds: Int64) {
    channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
  }

  private func post(connection: String? = nil) throws {
    var head = HTTPRequest(method: .post, scheme: "http", authority: "a", path: "/")
    if let connection { head.headerFields[.connection] = connection }
    try channel.writeInbound(HTTPRequestPart.head(head))
  }

  private func body(_ count: Int) throws {
    try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(repeating: 0, count: count)))
  }

  private func end() throws { try channel.writeInbound(HTTPRequestPart.end(nil)) }

  private func answer(connection: String? = nil) throws {
    var head = HTTPResponse(status: .ok)
    if let connection { head.headerFields[.connection] = connection }
    try channel.writeOutbound(HTTPResponsePart.head(head))
    try channel.writeOutbound(HTTPResponsePart.end(nil))
  }

  @Test("It does not wait for more before it sends: Nagle's algorithm is off")
  func noDelay() {
    let options = channel.options.compactMap { $0.option as? ChannelOptions.Types.SocketOption }
    #expect(options.contains(.tcpOption(.tcp_nodelay)))
  }

  @Test("It is closed when no request comes for the idle time, the first or the next one")
  func idle() throws {
    pass(29)
    try post()
    try end()
    try answer()
    pass(29)
    #expect(isOpen)
    pass(1)
    #expect(!isOpen)
    #expect(connections.count == 0)
  }

  @Test("A body has the stall time, and more for what has come of it")
  func body() throws {
    pass(10)
    try post()
    pass(19)
    try body(5_000)
    pass(5)
    #expect(isOpen)
    // Byte by byte is not enough.
    for _ in 0..<5 {
      pass(1)
      if isOpen { try body(1) }
    }
    #expect(!isOpen)
  }

  @Test("The app can take its time, and so can a stream on which nothing happens")
  func answering() throws {
    try post()
    try end()
    pass(3_600)
    try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
    pass(3_600)
    #expect(isOpen)
    try channel.writeOutbound(HTTPResponsePart.end(nil))
    pass(30)
    #expect(!isOpen)
  }

  @Test("A browser that does not take an answer has the stall time, and more for a long answer")
  func deaf() throws {
    try post()
    try end()
    // An embedded channel takes what is flushed; this is not.
    channel.write(HTTPResponsePart.body(ByteBuffer(repeating: 0, count: 10_000)), promise: nil)
    pass(5)
    channel.write(HTTPResponsePart.body(ByteBuffer(repeating: 0, count: 100_000)), promise: nil)
    pass(24)
    #expect(isOpen)
    pass(1)
    #expect(!isOpen)
  }

  @Test("After an answer that comes before the end of the request, the rest has two seconds")
  func early() throws {
    try post()
    try body(1_000)
    try answer(connection: "close")
    try body(1_000_000)
    pass(1)
    #expect(isOpen)
    pass(1)
    #expect(!isOpen)
  }

  @Test(
    "A connection that either side wants to close has two seconds for the answer to be read",
    arguments: [("close", nil), (nil, "close"), ("Close", "close")] as [(String?, String?)])
  func leaving(_ asked: String?, _ answered: String?) throws {
    try post(connection: asked)
    pass(10)
    try end()
    pass(10)
    try answer(connection: answered)
    pass(1)
    #expect(isOpen)
    pass(1)
    #expect(!isOpen)
  }

  @Test("After a request that cannot be read, the answer has two seconds")
  func broken() throws {
    struct Broken: Error {}
    channel.pipeline.fireErrorCaught(Broken())
    try answer(connection: "close")
    pass(1)
    #expect(isOpen)
    pass(1)
    #expect(!isOpen)
    #expect(throws: Broken.self) { try channel.throwIfErrorCaught() }
  }

  @Test(
    "When the server stops, a request that is still being sent is dropped, and none that is answered"
  )
  func stopping() throws {
    try post()
    try end()
    try post()
    channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    #expect(isOpen)
    try answer()
    channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    #expect(!isOpen)
  }

  @Test("An answer while a later request is being received does not end the connection")
  func pipelinedBody() throws {
    try post()
    try end()
    try post()
    try answer()
    pass(10)
    try end()
    try answer()
    pass(29)
    #expect(isOpen)
  }

  @Test("Requests that come together are all answered before the idle time begins")
  func pipelined() throws {
    for _ in 0..<2 {
      try channel.writeInbound(stream)
      try end()
    }
    try answer()
    pass(3_600)
    #expect(isOpen)
    try answer()
    pass(29)
    #expect(isOpen)
    pass(1)
    #expect(!isOpen)
  }
}

/// An embedded channel has no halves: to close one of them would close it.
private final class HalfClosing: ChannelOutboundHandler {
  typealias OutboundIn = HTTPResponsePart

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    if mode == .output {
      promise?.succeed()
    } else {
      context.close(mode: mode, promise: promise)
    }
  }
}

@Suite("Server: many connections")
struct OpenConnectionsTests {
  private func opened(_ count: Int, _ connections: OpenConnections) throws -> [EmbeddedChannel] {
    try (0..<count).map { _ in
      let channel = EmbeddedChannel()
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
      connections.add(channel)
      return channel
    }
  }

  @Test("One too many closes the one that has waited for longest, never one that is answered")
  func limit() throws {
    let connections = OpenConnections(limit: 3, logger: Logger(label: "test"))
    let first = try opened(3, connections)
    connections.change(first[0], to: .answering)
    connections.change(first[1], to: .receiving)
    let second = try opened(1, connections)
    #expect(first.map(\.isActive) == [true, true, false])
    connections.change(second[0], to: .receiving)
    let third = try opened(1, connections)
    #expect(first.map(\.isActive) == [true, false, false])
    for channel in second + third { connections.change(channel, to: .answering) }
    // Nothing but answers is left: the oldest one goes, and the newcomer is served.
    let fourth = try opened(1, connections)
    #expect(!first[0].isActive)
    #expect((second + third + fourth).map(\.isActive) == [true, true, true])
    #expect(connections.count == 3)
    #expect(connections.closeLeast())
    #expect(!fourth[0].isActive)
  }

  @Test("A process that may open few files has fewer connections, and leaves some to the app")
  func descriptors() {
    #expect(WebServerLimits.connections(within: 20) == 8)
    #expect(WebServerLimits.connections(within: 200) == 136)
    #expect(WebServerLimits.connections(within: 1_024) == 768)
    #expect(WebServerLimits.connections(within: .max) > 1_000_000)
  }
}
