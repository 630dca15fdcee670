import Foundation
import GRDB
import NIOConcurrencyHelpers
import Testing
import UsherWeb
import UsherWebTesting

@testable import DemoServer

@Suite("Demo: the contract of its store")
struct TreeDatabaseTests {
  private final class Fixture: StoreFixture {
    let isShared: Bool
    let folder: URL
    private let time = NIOLockedValueBox(1_000_000.0)
    private let folders = NIOLockedValueBox<[ObjectIdentifier: URL]>([:])
    private let number = NIOLockedValueBox(0)
    private let locks = NIOLockedValueBox<[DatabaseQueue]>([])

    init(isShared: Bool, _ folder: URL) {
      self.isShared = isShared
      self.folder = folder
    }

    /// The folder of the latest store.
    private var latest: URL { folder.appending(path: "\(number.withLockedValue { $0 })") }

    func makeStore() throws -> any TreeStore {
      number.withLockedValue { $0 += 1 }
      return try open()
    }

    private func open() throws -> TreeDatabase {
      try TreeDatabase(
        in: latest, isShared: isShared, now: { [time] in time.withLockedValue { $0 } }
      ) {
        Issue.record("\($0)")
      }
    }

    func other(_ store: any TreeStore) throws -> any TreeStore { try open() }

    func advance(_ store: any TreeStore, by duration: Duration) {
      time.withLockedValue { $0 += duration / .seconds(1) }
    }

    func begin(_ fault: StoreFault, of store: any TreeStore) async throws -> Bool {
      guard let store = store as? TreeDatabase else { return false }
      switch fault {
      case .cut: return false
      case .readOnly:
        try await store.execute("PRAGMA query_only = ON")
      case .full:
        try await store.execute("PRAGMA max_page_count = 1")
      case .slow:
        // Another process has the file for longer than this one waits.
        try await store.execute("PRAGMA busy_timeout = 1")
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(
          path: latest.appending(path: TreeDatabase.fileName).path, configuration: configuration)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }
        locks.withLockedValue { $0.append(other) }
      }
      return true
    }

    func end(_ fault: StoreFault, of store: any TreeStore) async throws {
      guard let store = store as? TreeDatabase else { return }
      switch fault {
      case .cut: break
      case .readOnly: try await store.execute("PRAGMA query_only = OFF")
      case .full: try await store.execute("PRAGMA max_page_count = 1000000")
      case .slow:
        let others = locks.withLockedValue { locks in
          defer { locks = [] }
          return locks
        }
        for other in others {
          try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        }
      }
    }
  }

  @Test("SQLite keeps it, for one server and for several processes", arguments: [false, true])
  func contract(isShared: Bool) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "usher-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try await StoreContract(Fixture(isShared: isShared, folder)).broken() == [])
  }
}
