#if Hummingbird
  import HummingbirdCore
  import Logging
  import NIOCore
  import NIOHTTPTypesHTTP1

  /// A connection of Hummingbird, with ``MessageRules`` where the version of a request is still known.
  struct WebChannel: ServerChildChannel {
    let http: HTTP1Channel
    let mostAhead: Int

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
      http.setup(channel: channel, logger: logger).flatMapThrowing { [mostAhead] value in
        let pipeline = value.channel.pipeline.syncOperations
        let codec = try pipeline.handler(type: HTTP1ToHTTPServerCodec.self)
        try pipeline.addHandler(MessageRules(mostAhead: mostAhead), position: .before(codec))
        return value
      }
    }

    func handle(value: HTTP1Channel.Value, logger: Logger) async {
      await http.handle(value: value, logger: logger)
    }
  }
#endif
