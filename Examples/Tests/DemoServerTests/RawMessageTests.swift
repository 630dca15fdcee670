import Foundation
import NIOConcurrencyHelpers
import Testing
import UsherHummingbird
import UsherWeb

#if canImport(Glibc)
  import Glibc
#endif

/// Messages as text over a real connection, which the server closes after the last answer.
@Suite("Demo: messages that a browser does not send", .timeLimit(.minutes(10)))
struct RawMessageTests {
  /// Returns all answers of the server, and the number of requests that reached the app.
  private func answers(to messages: String) async throws -> (text: String, requests: Int) {
    let requests = Counter()
    let server = WebServer(port: 0, bodyLimit: 0) { _ in
      requests.add()
      return WebResponse(status: 200)
    }
    let running = try await server.start()
    let text = try await exchange(messages, on: running.port)
    await running.stop()
    return (text, requests.count)
  }

  @Test(
    "A message that could be read in two ways is a bad request",
    arguments: [
      "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
      "POST / HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ])
  func bad(_ message: String) async throws {
    let (text, requests) = try await answers(to: message)
    #expect(text.hasPrefix("HTTP/1.1 400 "))
    #expect(requests == 0)
  }

  @Test("HTTP/1.0 is answered, and its connection closed")
  func oldVersion() async throws {
    let message = "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"
    let (text, requests) = try await answers(to: message + message)
    #expect(text.hasPrefix("HTTP/1.0 200 "))
    #expect(text.lowercased().contains("connection: close"))
    #expect(requests == 1)
  }

  @Test("Requests behind the last one of a connection are not answered")
  func behindClose() async throws {
    let (text, requests) = try await answers(
      to: "GET /1 HTTP/1.1\r\nHost: a\r\n\r\n"
        + "GET /2 HTTP/1.1\r\nHost: a\r\nConnection: keep-alive, Close\r\n\r\n"
        + "GET /3 HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(text.ranges(of: "HTTP/1.1 200 ").count == 2)
    #expect(text.lowercased().ranges(of: "connection: close").count == 1)
    #expect(requests == 2)
  }

  @Test("Of many requests sent ahead, as many are answered as the limit allows")
  func ahead() async throws {
    let (text, requests) = try await answers(
      to: String(repeating: "GET / HTTP/1.1\r\nHost: a\r\n\r\n", count: 100))
    #expect(text.ranges(of: "HTTP/1.1 200 ").count == requests)
    #expect(requests >= 32 && requests < 100)
  }
}

private final class Counter: Sendable {
  private let state = NIOLockedValueBox(0)
  var count: Int { state.withLockedValue { $0 } }
  func add() { state.withLockedValue { $0 += 1 } }
}

/// Sends text to a port of this machine, and returns everything up to the end of the connection.
private func exchange(_ text: String, on port: Int) async throws -> String {
  try await withCheckedThrowingContinuation { continuation in
    // The calls block.
    Thread.detachNewThread {
      continuation.resume(with: Result { try blockingExchange(text, on: port) })
    }
  }
}

private func blockingExchange(_ text: String, on port: Int) throws -> String {
  #if canImport(Glibc)
    let stream = Int32(SOCK_STREAM.rawValue)
  #else
    let stream = SOCK_STREAM
  #endif
  let descriptor = socket(AF_INET, stream, 0)
  defer { close(descriptor) }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = in_port_t(port).bigEndian
  address.sin_addr.s_addr = inet_addr("127.0.0.1")
  let status = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
  guard status == 0 else { throw POSIXError(.ECONNREFUSED) }
  _ = Array(text.utf8).withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, 0) }
  var received: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else { break }
    received += buffer[..<count]
  }
  return String(decoding: received, as: UTF8.self)
}
