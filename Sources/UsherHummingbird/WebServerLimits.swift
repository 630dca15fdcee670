#if Hummingbird
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// The limits of a ``WebServer``: sizes of requests, times, and the number of connections.
  ///
  /// The server closes a connection that exceeds a limit, and serves the others. The limit of a
  /// request's body is that of the host.
  public struct WebServerLimits: Sendable, Hashable {
    /// The largest header field, and the longest address of a request, in bytes.
    public var headerBytes = 16 * 1024
    /// The largest head of a request in bytes: its address and all header fields.
    public var headBytes = 32 * 1024
    /// The largest number of header fields of a request.
    public var headerCount = 100
    /// The largest number of open connections.
    ///
    /// Over the limit, the server closes a connection without a request. If there is none, it closes
    /// one whose request is incomplete, and at last one that waits for its answer. Among equals, it
    /// closes the one that has been in that state longest. The server lowers the limit if the system
    /// allows the process fewer open files, and leaves a quarter of those, at least 64, to the app.
    public var connections = 1_000
    /// The number of requests that a connection may send without waiting for the answers before them.
    ///
    /// They are answered in order, one at a time, and after those of connections that wait. The last
    /// one closes the connection, and what follows it is not read. Browsers wait for every answer.
    public var requestsAhead = 32
    /// The time in which the head of the first or the next request must arrive completely.
    public var idleTime = Duration.seconds(30)
    /// The time in which the body of a request must arrive, or the next piece of an answer must be
    /// received.
    ///
    /// Bytes extend the time: the browser gets another second for every ``bytesPerSecond`` bytes
    /// of the body that arrived, or of the piece to receive.
    public var stallTime = Duration.seconds(20)
    /// The slowest rate, in bytes per second, at which a browser may send or receive for longer than
    /// ``stallTime``; a number below 1 counts as 1.
    public var bytesPerSecond = 4 * 1024
    /// The time for which a stopping server waits for unfinished answers.
    public var shutdownTime = Duration.seconds(5)

    /// Creates limits with the default values.
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
