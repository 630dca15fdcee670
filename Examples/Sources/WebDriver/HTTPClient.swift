import FlyingSocks
import Foundation

/// The little of HTTP/1.1 that a chromedriver on this machine needs: a connection per request.
///
/// URLSession on Linux refuses chromedriver's headers.
struct HTTPClient: Sendable {
  private let port: UInt16
  private let pool: any AsyncSocketPool
  private let polling: Task<Void, Never>

  init(port: UInt16) async throws {
    let pool: some AsyncSocketPool = .make()
    try await pool.prepare()
    self.port = port
    self.pool = pool
    polling = Task { try? await pool.run() }
  }

  /// Ends the client; requests under way fail.
  func close() {
    polling.cancel()
  }

  /// The status and the body of the answer.
  func send(
    _ method: String, _ path: String, _ body: Data
  ) async throws -> (status: Int, body: Data) {
    let socket = try await AsyncSocket.connected(
      to: .inet(ip4: "127.0.0.1", port: port), pool: pool)
    defer { try? socket.close() }
    let head = [
      "\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close",
      "Content-Type: application/json; charset=utf-8", "Content-Length: \(body.count)", "", "",
    ]
    try await socket.write(Data(head.joined(separator: "\r\n").utf8) + body)
    return try await answer(from: socket)
  }

  private func answer(from socket: AsyncSocket) async throws -> (status: Int, body: Data) {
    var received = Data()
    var end: Range<Data.Index>?
    while end == nil {
      received += try await socket.read(atMost: 4096)
      end = received.firstRange(of: Data("\r\n\r\n".utf8))
    }
    let split = end ?? received.endIndex..<received.endIndex
    let lines = String(decoding: received[..<split.lowerBound], as: UTF8.self)
      .split(separator: "\r\n")
    let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    let length = lines.dropFirst().lazy
      .map { $0.split(separator: ":", maxSplits: 1) }
      .first { $0[0].lowercased() == "content-length" }
      .flatMap { Int($0[1].trimmingCharacters(in: .whitespaces)) }
    guard let status, let length else {
      throw WebDriverError(.noDriver, "chromedriver answered with \(lines)")
    }
    var body = Data(received[split.upperBound...])
    while body.count < length {
      body += try await socket.read(atMost: length - body.count)
    }
    return (status, body)
  }
}
