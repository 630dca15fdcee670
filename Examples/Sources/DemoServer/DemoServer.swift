import FlyingFox
import FlyingSocks
import Foundation
package import UsherWeb

/// Carries a web host to browsers on this machine, and to nobody else.
package final class DemoServer: Sendable {
  /// The port on which it listens.
  package let port: UInt16
  private let server: HTTPServer
  private let running: Task<Void, Never>

  /// Where browsers find it.
  package var address: String { "http://127.0.0.1:\(port)/" }

  private init(port: UInt16, server: HTTPServer, running: Task<Void, Never>) {
    self.port = port
    self.server = server
    self.running = running
  }

  /// Starts to listen, and returns as soon as it does.
  ///
  /// - Throws: ``DemoError`` if the port is taken, or not allowed.
  package static func start(
    on port: DemoPort, serving host: WebHost
  ) async throws(DemoError) -> DemoServer {
    var failure = DemoError("there is no port to try")
    for candidate in port.candidates {
      do throws(DemoError) {
        return try await start(on: candidate, serving: host)
      } catch {
        failure = error
        guard error.isTaken else { break }
      }
    }
    throw failure
  }

  private static func start(
    on port: UInt16, serving host: WebHost
  ) async throws(DemoError) -> DemoServer {
    guard let local = try? sockaddr_in.inet(ip4: "127.0.0.1", port: port) else {
      throw DemoError("127.0.0.1 is no address here")
    }
    let server = HTTPServer(
      address: local, logger: .disabled, handler: WebHandler(host: host))
    // Whichever comes first: it listens, or it cannot.
    let (firsts, first) = AsyncStream.makeStream(of: DemoError?.self)
    let running = Task {
      do {
        try await server.run()
      } catch {
        first.yield(DemoError(error, port: port))
      }
    }
    let listening = Task {
      guard (try? await server.waitUntilListening()) != nil else { return }
      first.yield(nil)
    }
    defer { listening.cancel() }
    for await failure in firsts {
      if let failure { throw failure }
      break
    }
    return DemoServer(
      port: await server.listeningAddress?.port ?? port, server: server, running: running)
  }

  /// Suspends for as long as it listens.
  package func untilStopped() async {
    await running.value
  }

  /// Ends every connection, and returns when it listens no longer.
  package func stop() async {
    await server.stop()
    await running.value
  }
}

extension Socket.Address {
  fileprivate var port: UInt16? {
    switch self {
    case .ip4(_, let port), .ip6(_, let port): port
    case .unix: nil
    }
  }
}
