import FlyingSocks
import Foundation

/// The little of HTTP/1.1 that the app needs: a connection per request.
final class HTTPClient: Sendable {
  struct Answer: Sendable {
    let status: Int
    let body: Data
  }

  /// Why there is no answer.
  struct NoAnswer: Error {}

  private let pool: any AsyncSocketPool
  private let polling: Task<Void, Never>

  init() async throws {
    let pool: some AsyncSocketPool = .make()
    try await pool.prepare()
    self.pool = pool
    polling = Task { try? await pool.run() }
  }

  deinit { polling.cancel() }

  func send(
    _ method: String, _ path: String, token: String?, body: Data, port: UInt16
  ) async throws -> Answer {
    let socket = try await AsyncSocket.connected(
      to: .inet(ip4: "127.0.0.1", port: port), pool: pool)
    defer { try? socket.close() }
    var head = [
      "\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close",
      "Content-Type: application/json", "Content-Length: \(body.count)",
    ]
    if let token { head.append("Authorization: Bearer \(token)") }
    try await socket.write(Data((head + ["", ""]).joined(separator: "\r\n").utf8) + body)
    return try await answer(from: socket)
  }

  private func answer(from socket: AsyncSocket) async throws -> Answer {
    var received = Data()
    var end: Range<Data.Index>?
    while end == nil {
      received += try await socket.read(atMost: 4096)
      end = received.firstRange(of: Data("\r\n\r\n".utf8))
    }
    guard let end else { throw NoAnswer() }
    let lines = String(decoding: received[..<end.lowerBound], as: UTF8.self).split(
      separator: "\r\n")
    let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    guard let status else { throw NoAnswer() }
    let length = lines.dropFirst().lazy
      .map { $0.split(separator: ":", maxSplits: 1) }
      .first { $0[0].lowercased() == "content-length" }
      .flatMap { Int($0[1].trimmingCharacters(in: .whitespaces)) }
    var body = Data(received[end.upperBound...])
    while body.count < length ?? 0 {
      body += try await socket.read(atMost: (length ?? 0) - body.count)
    }
    return Answer(status: status, body: body)
  }
}
