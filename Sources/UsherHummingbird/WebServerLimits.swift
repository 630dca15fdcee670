#if Hummingbird
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// How much a ``WebServer`` takes from one browser, and for how long it waits.
  ///
  /// A connection that exceeds a limit is closed; other visitors are served meanwhile.
  public struct WebServerLimits: Sendable, Hashable {
    /// How many bytes one header field can have, and the address of a request.
    public var headerBytes = 16 * 1024
    /// How many bytes the head of a request can have: its address and all header fields.
    public var headBytes = 32 * 1024
    /// How many header fields a request can have.
    public var headerCount = 100
    /// How many connections are open at a time.
    ///
    /// One more closes the connection that is needed least: one without a request before one whose request
    /// is not complete before one that is answered, and of these the oldest. The number is lowered if the
    /// process may not open that many files; a quarter of them, and at least 64, are left to the app.
    public var connections = 1_000
    /// How long a connection can wait for the head of a request, the first or the next one.
    public var idleTime = Duration.seconds(30)
    /// How long the body of a request can take, and the browser to receive an answer, when nothing is
    /// transferred; what is transferred extends it by ``bytesPerSecond``.
    public var stallTime = Duration.seconds(20)
    /// How many bytes a second a slow browser has to send or to receive beyond ``stallTime``.
    public var bytesPerSecond = 4 * 1024
    /// How long answers that are under way can take when the server stops.
    public var shutdownTime = Duration.seconds(5)

    /// The usual limits.
    public init() {}

    /// The number of connections that this process can have.
    var possibleConnections: Int {
      max(1, min(connections, Self.connections(within: Self.descriptors)))
    }

    static func connections(within descriptors: Int) -> Int {
      max(8, descriptors - max(64, descriptors / 4))
    }

    /// How many files this process may have open.
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
