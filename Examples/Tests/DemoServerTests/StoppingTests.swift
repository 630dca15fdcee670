import Foundation
import Logging
import NIOConcurrencyHelpers
import Testing
import Usher
import UsherHummingbird
import UsherWeb

@testable import DemoServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
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

  @Test("A start that is cancelled stops the server, and frees the port")
  func cancelled() async throws {
    let first = WebServer(port: 0, bodyLimit: 0) { _ in WebResponse(status: 200) }
    let running = try await first.start()
    await running.stop()
    var second = first
    second.port = running.port
    let starting = Task { [second] in try await second.start() }
    starting.cancel()
    await #expect(throws: CancellationError.self) { try await starting.value }
    try await second.start().stop()
  }

  @Test("A start in a cancelled task opens no port, and calls nothing")
  func cancelledBefore() async throws {
    let ports = Ports()
    var server = WebServer(port: 0, bodyLimit: 0) { _ in WebResponse(status: 200) }
    server.onStart = { await ports.add($0) }
    let starting = Task { [server] in
      while !Task.isCancelled { await Task.yield() }
      return try await server.start()
    }
    starting.cancel()
    await #expect(throws: CancellationError.self) { try await starting.value }
    #expect(await ports.all.isEmpty)
  }

  @Test("A run that is cancelled, before or while it listens, ends without a message in the log")
  func cancelledRun() async throws {
    let log = RecordingLog.Entries()
    for isBefore in [true, false] {
      let ports = Ports()
      var server = WebServer(port: 0, bodyLimit: 0) { _ in WebResponse(status: 200) }
      server.logger = Logger(label: "test") { _ in RecordingLog(entries: log) }
      server.onStart = { await ports.add($0) }
      let running = Task { [server] in
        while isBefore, !Task.isCancelled { await Task.yield() }
        try await server.run()
      }
      while !isBefore, await ports.all.isEmpty { await Task.yield() }
      running.cancel()
      try await running.value
      #expect(await ports.all.isEmpty == isBefore)
    }
    #expect(log.all == [])
  }

  @Test("A server has stopped only when the last trees are saved")
  func lastSaves() async throws {
    let store = LateStore()
    var options = WebOptions()
    (options.store, options.clock, options.storeTimeout) = (store, OnceClock(), OnceClock.patience)
    options.onStoreError = { _ in }
    let app = await WebApp("Note", path: "/note", views: WebViews(), options: options) {
      NoteFlow()
    }
    let running = try await WebServer(await WebHost("Notes", apps: [app]), port: 0).start()
    let url = try #require(URL(string: "http://127.0.0.1:\(running.port)/note"))
    // The request is answered although its tree is not saved yet.
    _ = try await URLSession.shared.data(from: url)
    let stopping = Task {
      await running.stop()
      return await store.isSaved
    }
    while await app.pageCount > 0 { await Task.yield() }
    await store.finish()
    #expect(await stopping.value)
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

/// The ports on which a server has listened.
private actor Ports {
  private(set) var all: [Int] = []
  func add(_ port: Int) { all.append(port) }
}

/// Keeps the warnings and errors of a logger.
private struct RecordingLog: LogHandler {
  final class Entries: Sendable {
    private let entries = NIOLockedValueBox<[String]>([])
    var all: [String] { entries.withLockedValue { $0 } }
    func add(_ entry: String) { entries.withLockedValue { $0.append(entry) } }
  }

  let entries: Entries
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.warning

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { entries.add("\(event.level): \(event.message)") }
}

private final class NoteFlow: Coordinator {
  enum Route: Hashable, Codable { case note }
  final class Note {}

  let navigation = Stack<Route>(.note)

  func destination(for route: Route) -> Destination { .screen(Note()) }
}

/// Saves a tree only when the test lets it, and a little later than that.
private actor LateStore: TreeStore {
  private(set) var isSaving = false
  private(set) var isSaved = false
  private var held: CheckedContinuation<Void, Never>?

  func join(_ server: TreeServer, for lease: Duration) {}
  func renew(_ server: TreeServer, for lease: Duration) -> [TreeWish]? { [] }
  func leave(_ server: TreeServer) {}
  func claim(_ key: TreeKey, for server: TreeServer) -> TreeClaim { .missing }
  func release(_ key: TreeKey, with hold: TreeHold) {}
  func remove(_ key: TreeKey, with hold: TreeHold) -> Bool { true }

  func save(_ tree: StoredTree, for key: TreeKey, with hold: TreeHold) async -> Bool {
    guard !isSaving else { return true }
    isSaving = true
    await withCheckedContinuation { held = $0 }
    for _ in 0..<10_000 { await Task.yield() }
    isSaved = true
    return true
  }

  func finish() { held?.resume() }
}

/// A clock by which the first wait for a store is over at once, and any other wait only when it is cancelled.
private final class OnceClock: Clock {
  static let patience = Duration.seconds(7_777)
  private let first = First()

  private actor First {
    private var isLeft = true
    func take() -> Bool {
      defer { isLeft = false }
      return isLeft
    }
  }

  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    let isPatience = abs((deadline - .now) / .seconds(1) - 7_777) < 100
    if isPatience, await first.take() { return }
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    for await _ in stream {}
    continuation.finish()
    throw CancellationError()
  }
}
