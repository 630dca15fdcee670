#if Hummingbird
  import HTTPTypes
  import NIOCore
  import NIOHTTPTypes

  /// Closes a connection whose browser takes too long to send a request, or to receive an answer.
  ///
  /// It also closes a connection after an answer that precedes the end of its request: the server
  /// would otherwise read the rest for as long as the browser sends it.
  final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// The time for a browser to read the last answer, and to close its side.
    private static let lingering = TimeAmount.seconds(2)

    private let connections: OpenConnections
    private let limits: WebServerLimits
    /// Requests whose head has arrived and whose answer is incomplete.
    private var requests = 0
    private var isReceiving = false
    /// True once no further request is accepted.
    private var isLeaving = false
    /// The start of the current wait for the browser, and the bytes received since.
    private var start = NIODeadline.uptimeNanoseconds(0)
    private var received = 0
    /// The sizes of the answers' parts that the browser has not received yet, and the time of its
    /// last receipt.
    private var unsent = CircularBuffer<Int>()
    private var lastSent = NIODeadline.uptimeNanoseconds(0)
    private var timer: (deadline: NIODeadline, task: Scheduled<Void>)?
    private var isRemoved = false

    init(_ connections: OpenConnections, _ limits: WebServerLimits) {
      self.connections = connections
      self.limits = limits
    }

    // MARK: - The connection

    func handlerAdded(context: ChannelHandlerContext) {
      start = context.eventLoop.now
      connections.add(context.channel)
      // Answers are written whole, so waiting for more data gains nothing.
      if let options = context.channel.syncOptions {
        try? options.setOption(.tcpOption(.tcp_nodelay), value: 1)
      }
      update(context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
      isRemoved = true
      connections.remove(context.channel)
      timer?.task.cancel()
      timer = nil
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      context.fireUserInboundEventTriggered(event)
      // The server is stopping: it does not wait for a request that is still arriving.
      if event is ChannelShouldQuiesceEvent, isReceiving, requests == 1 {
        context.close(promise: nil)
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      // Nothing further can be read. Hummingbird answers with 400, and waits for the browser to
      // close.
      leave(context)
      context.fireErrorCaught(error)
    }

    // MARK: - Requests

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head):
        requests += 1
        isReceiving = true
        (start, received) = (context.eventLoop.now, 0)
        connections.change(context.channel, to: .receiving)
        if head.headerFields[.connection]?.lowercased() == "close" { isLeaving = true }
      case .body(let bytes):
        received += bytes.readableBytes
      case .end:
        isReceiving = false
        connections.change(context.channel, to: .answering)
      }
      update(context)
      context.fireChannelRead(data)
    }

    // MARK: - Answers

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      var bytes = 0
      var isEnd = false
      switch unwrapOutboundIn(data) {
      case .head(let head):
        if head.headerFields[.connection]?.lowercased() == "close" { isLeaving = true }
      case .body(let body):
        bytes = body.readableBytes
      case .end:
        isEnd = true
        requests = max(0, requests - 1)
        connections.answered(context.channel, hasMore: requests > 0)
        // While there are more requests to answer, the arriving one is a later one.
        if isReceiving, requests == 0 { (isReceiving, isLeaving) = (false, true) }
      }
      if unsent.isEmpty { lastSent = context.eventLoop.now }
      unsent.append(bytes)
      let sent = promise ?? context.eventLoop.makePromise()
      // `assumeIsolated` because a handler runs on the event loop of its channel.
      sent.futureResult.assumeIsolated().whenComplete { _ in
        self.browserTook(context, isEnd: isEnd)
      }
      context.write(data, promise: sent)
      update(context)
    }

    private func browserTook(_ context: ChannelHandlerContext, isEnd: Bool) {
      _ = unsent.popFirst()
      lastSent = context.eventLoop.now
      if isEnd, requests == 0 {
        start = context.eventLoop.now
        connections.change(context.channel, to: .waiting)
        if isLeaving { context.close(mode: .output, promise: nil) }
      }
      update(context)
    }

    /// Accepts no further request, and does not wait for the rest of the current one.
    private func leave(_ context: ChannelHandlerContext) {
      (isLeaving, isReceiving) = (true, false)
      start = context.eventLoop.now
      update(context)
    }

    // MARK: - Time

    /// The time when the connection closes if nothing happens before; `nil` while the app works.
    private var deadline: NIODeadline? {
      let stall = TimeAmount(limits.stallTime)
      // Parts are sent in order: those behind the first one give it no more time.
      let sending = unsent.first.map { lastSent + stall + time(for: $0) }
      if isReceiving {
        let receiving = start + stall + time(for: received)
        return min(sending ?? receiving, receiving)
      }
      if let sending { return sending }
      guard requests == 0 else { return nil }
      return start + (isLeaving ? Self.lingering : TimeAmount(limits.idleTime))
    }

    private func time(for bytes: Int) -> TimeAmount {
      .milliseconds(Int64(bytes) * 1_000 / Int64(max(1, limits.bytesPerSecond)))
    }

    /// Schedules a check at the deadline.
    private func update(_ context: ChannelHandlerContext) {
      guard !isRemoved, let deadline else { return }
      // The running timer checks a later deadline when it fires.
      if let timer, timer.deadline <= deadline { return }
      timer?.task.cancel()
      // `assumeIsolated` because a handler runs on the event loop of its channel.
      let task = context.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) {
        self.timer = nil
        guard let due = self.deadline else { return }
        if due <= context.eventLoop.now {
          context.close(promise: nil)
        } else {
          self.update(context)
        }
      }
      timer = (deadline, task)
    }
  }
#endif
