#if Hummingbird
  import HTTPTypes
  import NIOCore
  import NIOHTTPTypes

  /// Closes a connection whose browser takes too long: to send a request, or to receive an answer.
  ///
  /// It also closes a connection after an answer that came before the request was read to its end: what
  /// is left of the request would be read for as long as the browser sends it.
  final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// How long a browser has to read the last answer, and to close its side.
    private static let lingering = TimeAmount.seconds(2)

    private let connections: OpenConnections
    private let limits: WebServerLimits
    /// Requests whose head has come and whose answer is not complete.
    private var requests = 0
    private var isReceiving = false
    /// Whether no further request is taken.
    private var isLeaving = false
    /// When the present wait for the browser began, and how much it has sent since.
    private var start = NIODeadline.uptimeNanoseconds(0)
    private var received = 0
    /// The bytes of the parts of answers that the browser has not taken yet, and when it last took one.
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
      // Answers are written whole: nothing is gained by waiting for more.
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
      // The server stops: a request that is still being sent is not worth waiting for.
      if event is ChannelShouldQuiesceEvent, isReceiving, requests == 1 {
        context.close(promise: nil)
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      // Nothing can be read any more. Hummingbird answers with 400, and waits for the browser to close.
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
        // With more requests to answer, the one that is being received is a later one.
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

    /// Takes no further request; what is left of the present one is not waited for.
    private func leave(_ context: ChannelHandlerContext) {
      (isLeaving, isReceiving) = (true, false)
      start = context.eventLoop.now
      update(context)
    }

    // MARK: - Time

    /// When the connection is closed if nothing happens before; `nil` while the app takes its time.
    private var deadline: NIODeadline? {
      let stall = TimeAmount(limits.stallTime)
      // Parts are taken in their order: those that wait behind the first one give it no more time.
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

    /// Sees to it that the deadline is looked at in time.
    private func update(_ context: ChannelHandlerContext) {
      guard !isRemoved, let deadline else { return }
      // A later deadline is looked at when the timer comes.
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
