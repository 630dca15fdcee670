import EarlyBuddy
import Foundation
import GRDB

/// A database in a file, or in memory.
enum DatabaseFile {
  /// Opens the file of this name in a folder, or a database in memory without a folder.
  ///
  /// - Parameter seconds: The time that a change waits for another process with the same file open.
  static func open(
    _ name: String, in folder: URL?, waiting seconds: Double = 5
  ) throws(EarlyBuddyError) -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(seconds)
    do {
      guard let folder else { return try DatabaseQueue(configuration: configuration) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try DatabaseQueue(
        path: folder.appendingPathComponent(name).path, configuration: configuration)
    } catch {
      throw EarlyBuddyError(opening: name, error)
    }
  }
}

extension EarlyBuddyError {
  /// Describes why a database could not be opened.
  init(opening name: String, _ error: any Error) {
    let code: Code =
      switch (error as? DatabaseError)?.resultCode {
      case .SQLITE_NOTADB?, .SQLITE_CORRUPT?: .damaged
      default: .opening
      }
    self.init(code, "\(name): \(error)")
  }
}

extension DatabaseWriter {
  /// Runs a closure in a transaction.
  ///
  /// - Throws: ``EarlyBuddyError`` with this code if it fails; nothing was changed then.
  func change<Value: Sendable>(
    _ code: EarlyBuddyError.Code, _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(EarlyBuddyError) -> Value {
    do {
      return try await write(body)
    } catch {
      throw EarlyBuddyError(code, "\(error)")
    }
  }

  /// Runs a closure that reads.
  ///
  /// - Throws: ``EarlyBuddyError`` with this code if it fails.
  func look<Value: Sendable>(
    _ code: EarlyBuddyError.Code, _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(EarlyBuddyError) -> Value {
    do {
      return try await read(body)
    } catch {
      throw EarlyBuddyError(code, "\(error)")
    }
  }
}
