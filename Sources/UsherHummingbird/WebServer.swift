#if Hummingbird
  import Hummingbird
  import HummingbirdCore
  public import Logging
  import NIOConcurrencyHelpers
  import NIOCore
  public import ServiceLifecycle
  import UnixSignals
  public import UsherWeb

  /// Serves the pages of a `WebHost` with Hummingbird.
  ///
  /// ```swift
  /// let server = WebServer(host, port: 8080)
  /// try await server.runService()
  /// ```
  ///
  /// It has ``limits`` for large requests, slow browsers and many connections. Set the properties
  /// before you start it, because a running server keeps its own copy. When the server stops, it
  /// closes the host, which ends streams and flows, and waits for the last saves of trees.
  public struct WebServer: Service {
    /// The host name or IP address on which it listens; by default, only this machine can connect.
    public var address = "127.0.0.1"
    /// The port on which it listens; 0 selects a free one.
    public var port: Int
    /// The limits of sizes, times and connections.
    public var limits = WebServerLimits()
    /// Answers a request before the host sees it; returns `nil` to leave the request to the host.
    ///
    /// Use it for files of your own, such as an icon. The server first refuses a body that the host
    /// does not accept, so outside the paths of the apps the closure receives no request with a body.
    /// The host's security headers are not added. The default returns `nil`.
    public var intercept: @Sendable (WebRequest) async -> WebResponse? = { _ in nil }
    /// Called with the port when the server listens; does nothing by default.
    public var onStart: @Sendable (Int) async -> Void = { _ in }
    /// The logger of the server; writes warnings and errors by default.
    public var logger: Logger

    private let responder: WebResponder<WebContext>
    /// True if requests begin one after the other, because one actor answers them all.
    private let isQueued: Bool
    private let closeHost: @Sendable () async -> Void
    private let untilSaved: @Sendable () async -> Void

    /// Creates a server of a host, which it closes when it stops.
    ///
    /// - Parameters:
    ///   - host: Answers the requests.
    ///   - port: The port on which the server listens; 0 selects a free one.
    public init(_ host: WebHost, port: Int = 8080) {
      self.init(
        port, WebResponder(host), isQueued: true, closeHost: { await host.close() },
        untilSaved: { await host.untilSaved() })
    }

    /// Creates a server that answers each request with a closure.
    ///
    /// - Parameters:
    ///   - port: The port on which the server listens; 0 selects a free one.
    ///   - bodyLimit: The largest body of a request, in bytes; a larger one is refused with status 413.
    ///   - respond: Answers a request, which has no body if its method is GET or HEAD. Requests
    ///     are answered at the same time.
    public init(
      port: Int = 8080, bodyLimit: Int,
      respond: @escaping @Sendable (WebRequest) async -> WebResponse
    ) {
      self.init(
        port, WebResponder(bodyLimit: { _ in bodyLimit }, respond: respond), isQueued: false,
        closeHost: {}, untilSaved: {})
    }

    private init(
      _ port: Int, _ responder: WebResponder<WebContext>, isQueued: Bool,
      closeHost: @escaping @Sendable () async -> Void,
      untilSaved: @escaping @Sendable () async -> Void
    ) {
      self.port = port
      self.responder = responder
      self.isQueued = isQueued
      self.closeHost = closeHost
      self.untilSaved = untilSaved
      logger = Logger(label: "UsherHummingbird")
      logger.logLevel = .warning
    }

    /// Serves until the process receives SIGTERM or SIGINT, then ends streams and returns.
    ///
    /// Unfinished answers have ``WebServerLimits/shutdownTime`` to end, and the last saves of trees have
    /// `WebOptions.storeTimeout`. Cancelling the calling task does not stop a server that listens.
    ///
    /// - Throws: ``WebServerError`` if the server cannot listen, or if it stops without such a signal.
    public func runService() async throws {
      try await start(stopsOnSignals: true).untilStopped()
    }

    /// Serves as a service of a `ServiceGroup`, until the group shuts down or the task is cancelled.
    ///
    /// Both end streams and give unfinished answers their time. In a task that is already cancelled it
    /// does not listen. Outside a group, call ``runService()`` or ``start(stopsOnSignals:)``.
    ///
    /// - Throws: ``WebServerError`` if the server cannot listen, or if it stops before the group shuts
    ///   down. The host is closed then.
    public func run() async throws {
      let listening = NIOLockedValueBox<Int?>(nil)
      var stopped = Result<Void, any Error>.success(())
      if !Task.isCancelled {
        let group = services(listening)
        // Cancelled services report errors: this task does not hand on its cancellation.
        let serving = Task { try await group.run() }
        stopped = await withTaskCancellationHandler {
          await serving.result
        } onCancel: {
          Task { await group.triggerGracefulShutdown() }
        }
      }
      // A request may have started a tree while the server was stopping.
      await closeHost()
      await untilSaved()
      if case .failure(let error) = stopped {
        let port = listening.withLockedValue { $0 }
        throw WebServerError(error, port: port ?? self.port, wasListening: port != nil)
      }
    }

    /// Returns a group that serves; it sets `listening` to the port when it listens.
    private func services(_ listening: NIOLockedValueBox<Int?>) -> ServiceGroup {
      let connections = OpenConnections(limit: limits.possibleConnections, logger: logger)
      var pages = responder
      if isQueued {
        pages = pages.waiting(in: RequestLine()) { connections.backlog(of: $0.channel) }
      }
      let application = Application(
        responder: pages.intercepted(by: intercept),
        server: HTTPServerBuilder { respond in channel(connections, respond) },
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
        services: [application, AtShutdown(action: closeHost)], logger: logger)
      services.maximumGracefulShutdownDuration = limits.shutdownTime
      return ServiceGroup(configuration: services)
    }

    /// Starts the server, and returns when it listens and ``onStart`` has returned.
    ///
    /// - Parameter stopsOnSignals: Pass `true` to stop at SIGTERM and SIGINT.
    /// - Returns: The running server, to wait for or to stop.
    /// - Throws: ``WebServerError`` if the server cannot listen; `CancellationError` if the calling task
    ///   was cancelled before the server listened. The server is stopped and the host is closed then,
    ///   and ``onStart`` is not called. If the task was cancelled before the call, no port is opened.
    public func start(stopsOnSignals: Bool = false) async throws -> Running {
      let (outcomes, outcome) = AsyncStream.makeStream(of: Result<Int, any Error>.self)
      let isCancelled = NIOLockedValueBox(Task.isCancelled)
      guard !isCancelled.withLockedValue({ $0 }) else {
        await closeHost()
        await untilSaved()
        throw CancellationError()
      }
      var server = self
      server.onStart = { port in
        guard !isCancelled.withLockedValue({ $0 }) else { return }
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
      let first = await withTaskCancellationHandler {
        await outcomes.first { _ in true }
      } onCancel: {
        isCancelled.withLockedValue { $0 = true }
      }
      if let first { return Running(port: try first.get(), group: group, serving: serving) }
      await group.triggerGracefulShutdown()
      _ = await serving.result
      throw CancellationError()
    }

    private func channel(
      _ connections: OpenConnections, _ respond: @escaping HTTPChannelHandler.Responder
    ) -> WebChannel {
      let configuration = HTTP1Channel.Configuration(
        additionalChannelHandlers: [ConnectionGuard(connections, limits)],
        httpDecoderConfiguration: .init(
          maxHeaderFieldSize: limits.headerBytes, maxHeaderListSize: limits.headBytes,
          maxHeaderFieldCount: limits.headerCount))
      return WebChannel(
        http: HTTP1Channel(responder: respond, configuration: configuration),
        mostAhead: limits.requestsAhead)
    }
  }

  extension WebServer {
    /// A server that was started.
    ///
    /// It serves until ``stop()`` or a signal: the release of this object does not stop it.
    public final class Running: Sendable {
      /// The port on which the server listens, also if it was asked for any free one.
      public let port: Int
      private let group: ServiceGroup
      private let serving: Task<Void, any Error>

      init(port: Int, group: ServiceGroup, serving: Task<Void, any Error>) {
        self.port = port
        self.group = group
        self.serving = serving
      }

      /// Suspends until the server has stopped.
      ///
      /// Cancelling the calling task neither stops the server nor ends this call.
      ///
      /// - Throws: ``WebServerError`` if the server stopped by itself, without ``stop()`` or a signal.
      public func untilStopped() async throws { try await serving.value }

      /// Ends streams, gives unfinished answers ``WebServerLimits/shutdownTime``, and returns when the
      /// server has stopped and the last trees are saved.
      ///
      /// Does nothing if the server has stopped already.
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
