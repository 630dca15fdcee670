#if Hummingbird
  import Hummingbird
  import NIOCore

  /// The context of a request to a ``WebServer``, with its connection.
  struct WebContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
      coreContext = .init(source: source)
      channel = source.channel
    }
  }
#endif
