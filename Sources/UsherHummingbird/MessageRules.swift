#if Hummingbird
  import NIOCore
  import NIOHTTP1

  /// The rules of RFC 9112 that need the version of a request, or concern the requests behind it.
  ///
  /// - A request with several `Host` fields gets status 400, and so does one of HTTP/1.1 without any
  ///   (section 3.2), or one of HTTP/1.0 with a transfer coding (section 6.1).
  /// - The host of a target that is a whole address replaces the `Host` field (section 3.2.2).
  /// - An answer to HTTP/1.0 has no transfer coding (section 6.1), and closes the connection.
  /// - Nothing is read behind a request with the connection option `close`, and its answer has the
  ///   option too (section 9.6). The same holds after too many requests that did not wait for the
  ///   answers before.
  final class MessageRules: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let mostAhead: Int
    /// The versions of the requests without a complete answer.
    private var unanswered = CircularBuffer<HTTPVersion>()
    /// The number of requests since none was unanswered.
    private var ahead = 0
    /// True after the head of the last request.
    private var hasLast = false
    /// True when nothing more is read.
    private var isDeaf = false

    /// - Parameter mostAhead: The number of requests that may follow each other without waiting for
    ///   an answer.
    init(mostAhead: Int) {
      self.mostAhead = max(1, mostAhead)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard !isDeaf else { return }
      switch unwrapInboundIn(data) {
      case .head(let head):
        guard let head = read(head) else {
          isDeaf = true
          context.fireErrorCaught(HTTPParserError.invalidHeaderToken)
          return
        }
        context.fireChannelRead(wrapInboundOut(.head(head)))
      case .body:
        context.fireChannelRead(data)
      case .end:
        isDeaf = hasLast
        context.fireChannelRead(data)
      }
    }

    /// Returns a request as the server must understand it; `nil` if it must not.
    private func read(_ head: HTTPRequestHead) -> HTTPRequestHead? {
      var head = head
      let hosts = head.headers["Host"].count
      let isOld = Self.isOld(head.version)
      guard hosts == 1 || (hosts == 0 && isOld) else { return nil }
      guard !isOld || !head.headers.contains(name: "Transfer-Encoding") else { return nil }
      if let host = Self.host(ofTarget: head.uri) {
        head.headers.replaceOrAdd(name: "Host", value: host)
      }
      ahead = unanswered.isEmpty ? 1 : ahead + 1
      unanswered.append(head.version)
      let options = head.headers[canonicalForm: "Connection"].map { $0.lowercased() }
      if isOld || options.contains("close") || ahead >= mostAhead {
        hasLast = true
        head.headers.replaceOrAdd(name: "Connection", value: "close")
      }
      return head
    }

    private static func isOld(_ version: HTTPVersion) -> Bool {
      (version.major, version.minor) < (1, 1)
    }

    /// Returns the host of a whole address, such as `http://example.com/`; `nil` for a path.
    private static func host(ofTarget target: String) -> String? {
      guard !target.hasPrefix("/"), let scheme = target.firstRange(of: "://") else { return nil }
      return String(target[scheme.upperBound...].prefix { !"/?#".contains($0) })
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      switch unwrapOutboundIn(data) {
      case .head(var head):
        // The encoder chunks a body of unknown length in a later version only.
        if let version = unanswered.first, Self.isOld(version) { head.version = .http1_0 }
        if hasLast, unanswered.count == 1 {
          head.headers.replaceOrAdd(name: "Connection", value: "close")
        }
        context.write(wrapOutboundOut(.head(head)), promise: promise)
      case .body:
        context.write(data, promise: promise)
      case .end:
        _ = unanswered.popFirst()
        context.write(data, promise: promise)
      }
    }
  }
#endif
