import Logging
import UsherHummingbird

/// The server, started at the first request for its port.
actor LocalServer {
  private static let mostBytes = 64 * 1024
  private let office: PostOffice
  private var starting: Task<WebServer.Running, any Error>?

  init(_ office: PostOffice) { self.office = office }

  /// Returns the port on which it listens, on this machine.
  ///
  /// - Throws: if it cannot listen; the next call tries again.
  func port() async throws -> UInt16 {
    let starting = starting ?? Task { [office] in try await Self.start(office) }
    self.starting = starting
    do {
      return UInt16(try await starting.value.port)
    } catch {
      self.starting = nil
      throw error
    }
  }

  func stop() async {
    let running = try? await starting?.value
    starting = nil
    await running?.stop()
  }

  private static func start(_ office: PostOffice) async throws -> WebServer.Running {
    let handler = PostOfficeHandler(office: office)
    var server = WebServer(port: 0, bodyLimit: mostBytes) { await handler.answer($0) }
    // The server does not wait for requests that await the end of a session.
    server.limits.shutdownTime = .zero
    // Hummingbird reports the cancellation of its server as an error.
    server.logger.logLevel = .critical
    return try await server.start()
  }
}
