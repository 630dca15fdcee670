#if Hummingbird
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Limits of a ``WebServer`` for each browser.
  ///
  /// A connection that exceeds a limit is closed; other visitors are still served.
  public struct WebServerLimits: Sendable, Hashable {
    /// The largest header field, and the longest address of a request, in bytes.
    public var headerBytes = 16 * 1024
    /// The largest head of a request in bytes: its address and all header fields.
    public var headBytes = 32 * 1024
    /// The number of header fields of a request.
    public var headerCount = 100
    /// The number of open connections.
    ///
    /// One more closes the least needed connection: one without a request before one with an
    /// incomplete request, that before one in an answer, and of these the oldest. The number is
    /// lowered if the process may not open that many files; a quarter of them, and at least 64, are
    /// left to the app.
    public var connections = 1_000
    /// The time for which a connection may wait for the head of a request, the first or the next
    /// one.
    public var idleTime = Duration.seconds(30)
    /// The time for the body of a request, and for the browser to receive an answer, without any
    /// transfer; transferred bytes extend it by ``bytesPerSecond``.
    public var stallTime = Duration.seconds(20)
    /// The rate at which a slow browser must send or receive beyond ``stallTime``, in bytes per
    /// second.
    public var bytesPerSecond = 4 * 1024
    /// The time for unfinished answers when the server stops.
    public var shutdownTime = Duration.seconds(5)

    /// Creates the default limits.
    public init() {}

    /// The number of connections that this process can have.
    var possibleConnections: Int {
      max(1, min(connections, Self.connections(within: Self.descriptors)))
    }

    static func connections(within descriptors: Int) -> Int {
      max(8, descriptors - max(64, descriptors / 4))
    }

    /// The number of files that this process may open.
    private static var descriptors: Int {
      var limit = rlimit()
      #if canImport(Glibc)
        let result = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      #else
        let result = getrlimit(RLIMIT_NOFILE, &limit)
      #endif
      return result == 0 ? Int(clamping: limit.rlim_cur) : .max
    }
  }
#endif
