package import Foundation
import NIOCore
import NIOPosix

/// The little of HTTP/1.1 that a server on this machine needs: a connection per request.
///
/// URLSession on Linux refuses chromedriver's headers.
package struct HTTPClient: Sendable {
  /// What a server answered.
  package struct Answer: Sendable {
    package let status: Int
    package let body: Data
  }

  /// The connection ended before the answer did.
  package struct NoAnswer: Error {}

  private let port: Int

  /// Makes a client of the server on a port of this machine.
  package init(port: UInt16) { self.port = Int(port) }

  /// Sends a request; when the task is cancelled, the connection ends.
  ///
  /// - Throws: ``NoAnswer``, or what the system says of the connection.
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
  /// The answer, if that is the whole of it; the body is empty if it has no length.
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
