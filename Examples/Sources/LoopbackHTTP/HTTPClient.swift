package import Foundation
import NIOCore
import NIOPosix

/// A minimal HTTP/1.1 client for servers on this machine: one connection for each request.
///
/// URLSession on Linux refuses chromedriver's headers.
package struct HTTPClient: Sendable {
  /// The answer of a server.
  package struct Answer: Sendable {
    package let status: Int
    package let body: Data
  }

  /// The connection ended before the answer was complete.
  package struct NoAnswer: Error {}

  private let port: Int

  /// Creates a client of the server on a port of this machine.
  package init(port: UInt16) { self.port = Int(port) }

  /// Sends a request; cancelling the task ends the connection.
  ///
  /// - Throws: ``NoAnswer``, or the system's error.
  package func send(
    _ method: String, _ path: String, _ headers: [String: String] = [:], body: Data = Data()
  ) async throws -> Answer {
    var head = [
      "\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close",
      "Content-Length: \(body.count)",
    ]
    for (name, value) in headers { head.append("\(name): \(value)") }
    let request = ByteBuffer(bytes: Data((head + ["", ""]).joined(separator: "\r\n").utf8) + body)
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(request)
      var received = Data()
      for try await piece in inbound {
        received += Data(piece.readableBytesView)
        if let answer = Answer(received) { return answer }
      }
      throw NoAnswer()
    }
  }
}

extension HTTPClient.Answer {
  /// Parses a complete answer; the body is empty without a length.
  fileprivate init?(_ received: Data) {
    guard let end = received.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: received[..<end.lowerBound], as: UTF8.self)
      .split(separator: "\r\n")
    let length = lines.dropFirst().lazy
      .map { $0.split(separator: ":", maxSplits: 1) }
      .first { $0[0].lowercased() == "content-length" }
      .flatMap { Int($0[1].trimmingCharacters(in: .whitespaces)) }
    let body = received[end.upperBound...]
    guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }),
      body.count >= length ?? 0
    else { return nil }
    self.init(status: status, body: Data(body))
  }
}
