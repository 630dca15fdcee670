#if Hummingbird
  import Hummingbird
  import HummingbirdCore
  public import Logging
  import NIOConcurrencyHelpers
  import NIOCore
  public import ServiceLifecycle
  import UnixSignals
  public import UsherWeb

  /// Serves the pages of a web host with Hummingbird.
  ///
  /// ```swift
  /// let server = WebServer(host, port: 8080)
  /// try await server.runService()
  /// ```
  ///
  /// It has ``limits`` for large requests, slow browsers and many connections. When it stops, it
  /// closes the host: streams and flows end, and trees are saved.
  public struct WebServer: Service {
    /// The host name or address on which it listens; only this machine by default.
    public var address = "127.0.0.1"
    /// The port on which it listens; 0 selects a free one.
    public var port: Int
    /// Limits of sizes, times and connections.
    public var limits = WebServerLimits()
    /// Answers a request instead of the host; return `nil` to leave the request to the host.
    ///
    /// Use it for files of your own, such as an icon.
    public var intercept: @Sendable (WebRequest) async -> WebResponse? = { _ in nil }
    /// Called with the port when the server listens.
    public var onStart: @Sendable (Int) async -> Void = { _ in }
    /// Receives warnings and errors by default.
    public var logger: Logger

    private let responder: WebResponder<BasicRequestContext>
    private let onStop: @Sendable () async -> Void

    /// Creates a server of a host.
    public init(_ host: WebHost, port: Int = 8080) {
      self.init(port, WebResponder(host)) { await host.close() }
    }

    /// Creates a server of a function from request to response.
    ///
    /// - Parameters:
    ///   - port: The port on which it listens; 0 selects a free one.
    ///   - bodyLimit: The largest body of a request, in bytes.
    ///   - respond: Answers a request.
    public init(
      port: Int = 8080, bodyLimit: Int,
      respond: @escaping @Sendable (WebRequest) async -> WebResponse
    ) {
      self.init(port, WebResponder(bodyLimit: { _ in bodyLimit }, respond: respond)) {}
    }

    private init(
      _ port: Int, _ responder: WebResponder<BasicRequestContext>,
      onStop: @escaping @Sendable () async -> Void
    ) {
      self.port = port
      self.responder = responder
      self.onStop = onStop
      logger = Logger(label: "UsherHummingbird")
      logger.logLevel = .warning
    }

    /// Serves until the process receives SIGTERM or SIGINT, then ends answers and streams.
    ///
    /// - Throws: ``WebServerError`` if it cannot listen, or stops for any other reason.
    public func runService() async throws {
      try await start(stopsOnSignals: true).untilStopped()
    }

    /// Serves as a service of a `ServiceGroup`, until that shuts down.
    ///
    /// - Throws: ``WebServerError`` if it cannot listen, or stops for any other reason.
    public func run() async throws {
      let listening = NIOLockedValueBox<Int?>(nil)
      let connections = OpenConnections(limit: limits.possibleConnections, logger: logger)
      let application = Application(
        responder: responder.intercepted(by: intercept),
        server: .http1(configuration: channel(connections)),
        configuration: ApplicationConfiguration(
          address: .hostname(address, port: port), backlog: 1_024),
        onServerRunning: { channel in
          await AcceptGuard.add(to: channel, connections)
          let port = channel.localAddress?.port ?? port
          listening.withLockedValue { $0 = port }
          await onStart(port)
        }, logger: logger)
      // The group notifies the last service first: streams end before the server waits for their
      // connections.
      var services = ServiceGroupConfiguration(
        services: [application, AtShutdown(action: onStop)], logger: logger)
      services.maximumGracefulShutdownDuration = limits.shutdownTime
      do {
        try await ServiceGroup(configuration: services).run()
      } catch {
        await onStop()
        let port = listening.withLockedValue { $0 }
        throw WebServerError(error, port: port ?? self.port, wasListening: port != nil)
      }
    }

    /// Starts to listen, and returns as soon as the server listens.
    ///
    /// - Parameter stopsOnSignals: Pass `true` to stop at SIGTERM and SIGINT.
    /// - Throws: ``WebServerError`` if it cannot listen.
    public func start(stopsOnSignals: Bool = false) async throws -> Running {
      let (outcomes, outcome) = AsyncStream.makeStream(of: Result<Int, any Error>.self)
      var server = self
      server.onStart = { port in
        await onStart(port)
        outcome.yield(.success(port))
      }
      let group = ServiceGroup(
        configuration: ServiceGroupConfiguration(
          services: [server], gracefulShutdownSignals: stopsOnSignals ? [.sigterm, .sigint] : [],
          logger: logger))
      let serving = Task {
        do {
          try await group.run()
          outcome.finish()
        } catch {
          outcome.yield(.failure(error))
          throw error
        }
      }
      for await first in outcomes {
        return Running(port: try first.get(), group: group, serving: serving)
      }
      throw WebServerError(CancellationError(), port: port, wasListening: false)
    }

    private func channel(_ connections: OpenConnections) -> HTTP1Channel.Configuration {
      HTTP1Channel.Configuration(
        additionalChannelHandlers: [ConnectionGuard(connections, limits)],
        httpDecoderConfiguration: .init(
          maxHeaderFieldSize: limits.headerBytes, maxHeaderListSize: limits.headBytes,
          maxHeaderFieldCount: limits.headerCount))
    }
  }

  extension WebServer {
    /// A server that listens.
    public final class Running: Sendable {
      /// The port on which it listens.
      public let port: Int
      private let group: ServiceGroup
      private let serving: Task<Void, any Error>

      init(port: Int, group: ServiceGroup, serving: Task<Void, any Error>) {
        self.port = port
        self.group = group
        self.serving = serving
      }

      /// Suspends while the server listens.
      ///
      /// - Throws: ``WebServerError`` if it stopped without a request to stop.
      public func untilStopped() async throws { try await serving.value }

      /// Ends answers and streams, and returns when the server has stopped; does nothing if it has
      /// stopped before.
      public func stop() async {
        await group.triggerGracefulShutdown()
        _ = await serving.result
      }
    }
  }

  /// Runs a closure when the service group shuts down.
  private struct AtShutdown: Service {
    let action: @Sendable () async -> Void

    func run() async throws {
      try await gracefulShutdown()
      await action()
    }
  }
#endif
