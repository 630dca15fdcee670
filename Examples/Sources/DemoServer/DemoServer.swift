import Logging
import UsherHummingbird
package import UsherWeb

/// Carries a web host to browsers on this machine, and to no other machine.
package final class DemoServer: Sendable {
  private let running: WebServer.Running

  /// The port on which it listens.
  package var port: UInt16 { UInt16(running.port) }

  /// Where browsers find it.
  package var address: String { "http://127.0.0.1:\(port)/" }

  private init(_ running: WebServer.Running) { self.running = running }

  /// Starts to listen, and returns as soon as it does.
  ///
  /// - Parameters:
  ///   - port: Where to listen.
  ///   - host: Answers requests; it is closed when the server stops.
  ///   - patience: How long a browser can take for a request; the usual time if it is left out.
  ///   - stopsOnSignals: Whether SIGTERM and SIGINT stop the server.
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

  /// Starts to listen for a host that outlives the server: ``stop()`` cuts connections without a word.
  ///
  /// - Throws: ``DemoError`` if the port is taken, or not allowed.
  package static func start(
    on port: DemoPort, borrowing host: WebHost
  ) async throws(DemoError) -> DemoServer {
    try await start(on: port, false) { port in
      var server = WebServer(port: Int(port), bodyLimit: 1 << 20) { await host.respond(to: $0) }
      server.limits.shutdownTime = .zero
      // Hummingbird calls it an error that its server is cancelled then.
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

  /// Suspends for as long as it listens.
  ///
  /// - Throws: ``DemoError`` if it stopped although nothing asked it to.
  package func untilStopped() async throws(DemoError) {
    do {
      try await running.untilStopped()
    } catch {
      throw DemoError(error, port: port)
    }
  }

  /// Ends every connection, and returns when it listens no longer.
  package func stop() async {
    await running.stop()
  }
}
