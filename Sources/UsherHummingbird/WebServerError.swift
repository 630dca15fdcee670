#if Hummingbird
  import NIOCore

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// The reason why a ``WebServer`` cannot listen, or has stopped by itself.
  public struct WebServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of problem.
    ///
    /// New codes may be added, so a `switch` over it needs a `default`.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
      private enum Raw: String { case portTaken, cannotListen, stopped }
      private let raw: Raw
      /// The code in a word, for logs.
      public var description: String { raw.rawValue }

      /// Another program listens on the port.
      public static let portTaken = Code(raw: .portTaken)
      /// The server cannot listen for another reason: for example, the system does not permit the port,
      /// or the address is not one of this machine.
      public static let cannotListen = Code(raw: .cannotListen)
      /// The server listened, and then stopped by itself.
      public static let stopped = Code(raw: .stopped)
    }

    /// The kind of problem.
    public let code: Code
    /// The port on which the server listened, or the requested one if it never did.
    public let port: Int
    /// The description of the underlying error.
    public let reason: String

    /// The problem, in a sentence without a full stop.
    public var description: String {
      switch code {
      case .portTaken: "port \(port) is taken"
      case .cannotListen: "port \(port): \(reason)"
      default: "the server on port \(port) stopped: \(reason)"
      }
    }

    init(_ error: any Error, port: Int, wasListening: Bool) {
      self.port = port
      reason = "\(error)"
      if wasListening {
        code = .stopped
      } else if let error = error as? IOError, error.errnoCode == EADDRINUSE {
        code = .portTaken
      } else {
        code = .cannotListen
      }
    }
  }
#endif
