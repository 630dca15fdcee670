import Foundation
import Testing
import UsherHummingbird
import UsherWeb

@testable import DemoServer

#if canImport(Glibc)
  import Glibc
#endif

@Suite("Demo: a server that stops", .timeLimit(.minutes(10)))
struct StoppingTests {
  @Test("A server that loses its port says so, and exits with an error")
  func lost() async throws {
    let host = try await makeDemoHost(keepingDataIn: nil)
    let server = try await DemoServer.start(on: .exactly(0), serving: host)
    try shutDown(Int32(server.port))
    let error = await #expect(throws: DemoError.self) { try await server.untilStopped() }
    #expect(error?.message.hasPrefix("the server on port \(server.port) stopped: ") == true)
  }

  @Test("A stopped server ends with success, also a second time")
  func stopped() async throws {
    let server = try await WebServer(port: 0, bodyLimit: 0) { _ in WebResponse(status: 200) }
      .start()
    await server.stop()
    await server.stop()
    try await server.untilStopped()
  }

  @Test("A taken port is an error of its own")
  func taken() async throws {
    let first = WebServer(port: 0, bodyLimit: 0) { _ in WebResponse(status: 200) }
    let running = try await first.start()
    var second = first
    second.port = running.port
    let error = await #expect(throws: WebServerError.self) { try await second.start() }
    #expect(error?.code == .portTaken)
    #expect(error?.description == "port \(running.port) is taken")
    await running.stop()
  }

  /// Shuts the socket that listens on a port, as the system may.
  private func shutDown(_ port: Int32) throws {
    for descriptor: Int32 in 3..<4_096 {
      var address = sockaddr_in()
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let found = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          getsockname(descriptor, $0, &length)
        }
      }
      guard found == 0, address.sin_port == in_port_t(port).bigEndian else { continue }
      var isListening: Int32 = 0
      length = socklen_t(MemoryLayout<Int32>.size)
      getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &length)
      guard isListening != 0 else { continue }
      try #require(shutdown(descriptor, Int32(SHUT_RDWR)) == 0)
      return
    }
    Issue.record("nothing listens on port \(port)")
  }
}
