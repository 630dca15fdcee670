import FlyingFox
import FlyingSocks
import Foundation
import Session

/// The server, from the first time that somebody asks where it is.
actor LocalServer {
  private struct Listening {
    let server: HTTPServer
    let running: Task<Void, Never>
    let port: UInt16
  }

  /// Longer than any session: whoever waits for the end of one is not to be cut off before.
  private static let timeout: TimeInterval = 60 * 60
  private let office: PostOffice
  private var starting: Task<Listening, any Error>?

  init(_ office: PostOffice) { self.office = office }

  /// Where it listens, on this machine.
  ///
  /// - Throws: if it cannot; the next call tries again.
  func port() async throws -> UInt16 {
    let starting = starting ?? Task { [office] in try await Self.start(office) }
    self.starting = starting
    do {
      return try await starting.value.port
    } catch {
      self.starting = nil
      throw error
    }
  }

  func stop() async {
    guard let listening = try? await starting?.value else { return }
    starting = nil
    await listening.server.stop()
    await listening.running.value
  }

  private static func start(_ office: PostOffice) async throws -> Listening {
    let server = HTTPServer(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: 0), timeout: timeout,
      logger: .disabled, handler: PostOfficeHandler(office: office))
    let running = Task { _ = try? await server.run() }
    try await server.waitUntilListening()
    guard case .ip4(_, let port)? = await server.listeningAddress else {
      throw APIError(.unreachable, "the server has no address")
    }
    return Listening(server: server, running: running, port: port)
  }
}
