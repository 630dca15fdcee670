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

  @Test("It sends without waiting for more data: Nagle's algorithm is off")
  func noDelay() {
    let options = channel.options.compactMap { $0.option as? ChannelOptions.Types.SocketOption }
    #expect(options.contains(.tcpOption(.tcp_nodelay)))
  }

  @Test("It closes when no request, first or later, arrives within the idle time")
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

  @Test("A body gets the stall time, and more for each part that arrives")
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

  @Test(
    "Requests that do not wait for the answers before them are counted, until the connection waits")
  func backlog() throws {
    for _ in 0..<3 {
      try post()
      try end()
    }
    for count in [1, 2, 0] {
      try answer()
      #expect(connections.backlog(of: channel) == count)
    }
    try post()
    try end()
    try answer()
    #expect(connections.backlog(of: channel) == 0)
  }

  @Test("The app may take its time, and so may a stream without events")
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

  @Test("A browser that does not read an answer gets the stall time, more for a long answer")
  func deaf() throws {
    try post()
    try end()
    // An embedded channel takes flushed data; this is not flushed.
    channel.write(HTTPResponsePart.body(ByteBuffer(repeating: 0, count: 10_000)), promise: nil)
    pass(5)
    channel.write(HTTPResponsePart.body(ByteBuffer(repeating: 0, count: 100_000)), promise: nil)
    pass(24)
    #expect(isOpen)
    pass(1)
    #expect(!isOpen)
  }

  @Test("After an answer that precedes the end of its request, the rest has two seconds")
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
    "When either side closes the connection, the browser has two seconds to read the answer",
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

  @Test("After an unreadable request the answer has two seconds")
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
    "A stopping server drops requests that still arrive, and completes those it is answering"
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

  @Test("An answer sent while a later request arrives does not end the connection")
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

  @Test("Pipelined requests are all answered before the idle time begins")
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

/// An embedded channel has no halves: closing one of them would close it.
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

  @Test("One connection too many closes the longest idle one, never one with a request in progress")
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
    // Only answers are left: the oldest one is closed, and the new connection is served.
    let fourth = try opened(1, connections)
    #expect(!first[0].isActive)
    #expect((second + third + fourth).map(\.isActive) == [true, true, true])
    #expect(connections.count == 3)
    #expect(connections.closeLeast())
    #expect(!fourth[0].isActive)
  }

  @Test("A process with few file descriptors allows fewer connections, and leaves some to the app")
  func descriptors() {
    #expect(WebServerLimits.connections(within: 20) == 8)
    #expect(WebServerLimits.connections(within: 200) == 136)
    #expect(WebServerLimits.connections(within: 1_024) == 768)
    #expect(WebServerLimits.connections(within: .max) > 1_000_000)
  }
}
