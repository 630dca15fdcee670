import Logging
import UsherHummingbird
package import UsherWeb

/// Serves a web host to browsers on this machine only.
package final class DemoServer: Sendable {
  private let running: WebServer.Running

  /// The port on which it listens.
  package var port: UInt16 { UInt16(running.port) }

  /// The address for browsers.
  package var address: String { "http://127.0.0.1:\(port)/" }

  private init(_ running: WebServer.Running) { self.running = running }

  /// Starts to listen, and returns as soon as the server listens.
  ///
  /// - Parameters:
  ///   - port: The port on which to listen.
  ///   - host: Answers requests; the server closes it when it stops.
  ///   - patience: The time for a browser to send a request; the default if left out.
  ///   - stopsOnSignals: Pass `true` to stop at SIGTERM and SIGINT.
  /// - Throws: ``DemoError`` if the port is taken, or not allowed.
  package static func start(
    on port: DemoPort, serving host: WebHost, patience: Duration? = nil,
    stopsOnSignals: Bool = false
  ) async throws(DemoError) -> DemoServer {
    try await start(on: port, stopsOnSignals) { port in
      var server = WebServer(host, port: Int(port))
      if let patience {
        (server.limits.idleTime, server.limits.stallTime) = (patience, patience)
        server.limits.bytesPerSecond = 64 * 1024
      }
      return server
    }
  }

  /// Starts to listen for a host that outlives the server: ``stop()`` cuts connections abruptly.
  ///
  /// - Throws: ``DemoError`` if the port is taken, or not allowed.
  package static func start(
    on port: DemoPort, borrowing host: WebHost
  ) async throws(DemoError) -> DemoServer {
    try await start(on: port, false) { port in
      var server = WebServer(port: Int(port), bodyLimit: 1 << 20) { await host.respond(to: $0) }
      server.limits.shutdownTime = .zero
      // Hummingbird reports the cancellation of its server as an error.
      server.logger.logLevel = .critical
      return server
    }
  }

  private static func start(
    on port: DemoPort, _ stopsOnSignals: Bool, _ make: (UInt16) -> WebServer
  ) async throws(DemoError) -> DemoServer {
    var failure = DemoError("there is no port to try")
    for candidate in port.candidates {
      var server = make(candidate)
      server.intercept = { request in
        request.method == "GET" ? DemoAsset.named(request.path)?.response : nil
      }
      do {
        return DemoServer(
          try await server.start(stopsOnSignals: stopsOnSignals))
      } catch {
        failure = DemoError(error, port: candidate)
        guard failure.isTaken else { break }
      }
    }
    throw failure
  }

  /// Suspends while the server listens.
  ///
  /// - Throws: ``DemoError`` if it stopped without a request to stop.
  package func untilStopped() async throws(DemoError) {
    do {
      try await running.untilStopped()
    } catch {
      throw DemoError(error, port: port)
    }
  }

  /// Ends every connection, and returns when the server has stopped.
  package func stop() async {
    await running.stop()
  }
}
