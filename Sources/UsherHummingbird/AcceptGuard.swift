#if Hummingbird
  import Logging
  import NIOCore

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Closes a connection when the system has no file descriptor for a new one, and accepts again
  /// soon.
  ///
  /// The connection waits in the system's queue meanwhile. SwiftNIO would wait for a second, and
  /// would close none.
  final class AcceptGuard: ChannelDuplexHandler {
    typealias InboundIn = any Channel
    typealias OutboundIn = Never

    private static let pause = TimeAmount.milliseconds(20)
    private static let silence = TimeAmount.seconds(60)
    private let connections: OpenConnections
    private var isPausing = false
    private var isReadWanted = false
    private var lastWarning: NIODeadline?

    private init(_ connections: OpenConnections) {
      self.connections = connections
    }

    /// Inserts itself between a listening channel and its other handlers.
    static func add(to channel: any Channel, _ connections: OpenConnections) async {
      // It fails only if the channel has closed.
      try? await channel.eventLoop.submit {
        try channel.pipeline.syncOperations.addHandler(AcceptGuard(connections), position: .first)
      }.get()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      guard let code = (error as? IOError)?.errnoCode,
        [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code)
      else {
        context.fireErrorCaught(error)
        return
      }
      warn(context.eventLoop.now, error)
      connections.closeLeast()
      guard !isPausing else { return }
      isPausing = true
      // `assumeIsolated` because a handler runs on the event loop of its channel.
      context.eventLoop.assumeIsolated().scheduleTask(in: Self.pause) {
        self.isPausing = false
        if self.isReadWanted { self.read(context: context) }
      }
    }

    func read(context: ChannelHandlerContext) {
      isReadWanted = isPausing
      if !isPausing { context.read() }
    }

    private func warn(_ now: NIODeadline, _ error: any Error) {
      if let lastWarning, now < lastWarning + Self.silence { return }
      lastWarning = now
      connections.logger.warning(
        "a new connection has to wait, and the one that is needed least is closed: \(error)")
    }
  }
#endif
