import CPostgreSQL
import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value that a statement gets or returns.
enum Value: Sendable {
  case null
  case text(String)
  case bytes([UInt8])
  case int(Int)
  case double(Double)
}

/// One connection, which runs one statement at a time on a queue of its own.
///
/// `@unchecked Sendable` because its state is read and written on its queue only.
final class Link: @unchecked Sendable {
  private let options: PostgreSQLOptions
  private let queue = DispatchQueue(label: "UsherPostgreSQL")
  private var connection: OpaquePointer?

  init(_ options: PostgreSQLOptions) { self.options = options }

  deinit { if let connection { PQfinish(connection) } }

  /// Runs a statement, and returns its rows as the texts of their columns.
  ///
  /// A broken connection is opened again before the statement, never after it was sent.
  func run(_ sql: String, _ values: [Value], until end: ContinuousClock.Instant) async throws
    -> [[[UInt8]?]]
  {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { [self] in
        continuation.resume(with: Result { try runNow(sql, values, end) })
      }
    }
  }

  /// Closes the connection; the next statement opens it again.
  func close() {
    queue.async { [self] in closeNow() }
  }

  private func closeNow() {
    if let connection { PQfinish(connection) }
    connection = nil
  }

  private func runNow(
    _ sql: String, _ values: [Value], _ end: ContinuousClock.Instant
  ) throws -> [[[UInt8]?]] {
    if let connection, PQconsumeInput(connection) == 0 || PQstatus(connection) != CONNECTION_OK {
      closeNow()
    }
    let connection = try self.connection ?? open(until: end)
    guard send(sql, values, on: connection) else {
      defer { closeNow() }
      throw PostgreSQLError(.connection, message(of: connection))
    }
    do {
      return try receive(from: connection, until: end)
    } catch let error as PostgreSQLError where error.code != .statement {
      closeNow()
      throw error
    }
  }

  private func message(of connection: OpaquePointer?) -> String {
    PQerrorMessage(connection).map { String(cString: $0) } ?? "no connection"
  }

  // MARK: - Opening

  private func open(until end: ContinuousClock.Instant) throws -> OpaquePointer {
    var parameters = [
      ("dbname", options.connection),
      ("connect_timeout", "\(max(Int(options.timeout / .seconds(1)), 2))"),
      ("application_name", "usher"), ("client_encoding", "UTF8"),
    ]
    if case .verified(let authorities) = options.encryption {
      parameters.append(("sslmode", "verify-full"))
      parameters.append(("sslrootcert", authorities ?? "system"))
    }
    let texts = parameters.flatMap { [strdup($0.0), strdup($0.1)] }
    defer { for text in texts { free(text) } }
    var names = stride(from: 0, to: texts.count, by: 2).map { UnsafePointer(texts[$0]) } + [nil]
    var values = stride(from: 1, to: texts.count, by: 2).map { UnsafePointer(texts[$0]) } + [nil]
    guard let opened = PQconnectStartParams(&names, &values, 1) else {
      throw PostgreSQLError(.connection, "out of memory")
    }
    var state = PGRES_POLLING_WRITING
    while state != PGRES_POLLING_OK {
      do {
        guard PQstatus(opened) != CONNECTION_BAD, state != PGRES_POLLING_FAILED else {
          throw PostgreSQLError(.connection, message(of: opened))
        }
        try wait(opened, for: Int16(state == PGRES_POLLING_READING ? POLLIN : POLLOUT), until: end)
      } catch {
        PQfinish(opened)
        throw error
      }
      state = PQconnectPoll(opened)
    }
    do {
      // The server gives up too: a statement must not happen long after its answer was given up.
      let limit = "SET statement_timeout = \(max(Int(options.timeout / .milliseconds(1)), 1))"
      guard send(limit, [], on: opened) else { throw broken(opened) }
      _ = try receive(from: opened, until: end)
    } catch {
      PQfinish(opened)
      throw error
    }
    connection = opened
    return opened
  }

  // MARK: - Statements

  private func send(_ sql: String, _ values: [Value], on connection: OpaquePointer) -> Bool {
    // One buffer for each value, which lives until the statement is sent. Numbers are texts.
    var buffers: [UnsafeMutablePointer<CChar>?] = []
    var lengths: [Int32] = []
    var formats: [Int32] = []
    defer { for buffer in buffers { free(buffer) } }
    for value in values {
      switch value {
      case .null: buffers.append(nil)
      case .text(let text): buffers.append(strdup(text))
      case .int(let number): buffers.append(strdup("\(number)"))
      case .double(let number): buffers.append(strdup("\(number)"))
      case .bytes(let bytes):
        let buffer = malloc(max(bytes.count, 1))
        bytes.withUnsafeBytes {
          if let buffer, let from = $0.baseAddress { memcpy(buffer, from, bytes.count) }
        }
        buffers.append(buffer?.assumingMemoryBound(to: CChar.self))
      }
      if case .bytes(let bytes) = value {
        lengths.append(Int32(bytes.count))
        formats.append(1)
      } else {
        lengths.append(0)
        formats.append(0)
      }
    }
    let pointers = buffers.map { UnsafePointer($0) }
    return PQsendQueryParams(
      connection, sql, Int32(values.count), nil, pointers, lengths, formats, 0) == 1
  }

  private func receive(
    from connection: OpaquePointer, until end: ContinuousClock.Instant
  ) throws -> [[[UInt8]?]] {
    var rows: [[[UInt8]?]] = []
    var failure: PostgreSQLError?
    while true {
      // A large statement may need several writes.
      while PQflush(connection) == 1 {
        try wait(connection, for: Int16(POLLIN | POLLOUT), until: end)
        guard PQconsumeInput(connection) == 1 else { throw broken(connection) }
      }
      while PQisBusy(connection) == 1 {
        try wait(connection, for: Int16(POLLIN), until: end)
        guard PQconsumeInput(connection) == 1 else { throw broken(connection) }
      }
      guard let result = PQgetResult(connection) else { break }
      defer { PQclear(result) }
      switch PQresultStatus(result) {
      case PGRES_COMMAND_OK: break
      case PGRES_TUPLES_OK: rows += Self.rows(of: result)
      default:
        let state = PQresultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) }
        let primary = PQresultErrorField(result, Int32(UInt8(ascii: "M"))).map {
          String(cString: $0)
        }
        // 57014: the statement took too long, and was cancelled. 57P01 and others: the server stops.
        let code: PostgreSQLError.Code =
          state == nil || state?.hasPrefix("57P") == true || state?.hasPrefix("08") == true
          ? .connection : state == "57014" ? .timeout : .statement
        failure = PostgreSQLError(code, primary ?? message(of: connection), state: state)
      }
    }
    if let failure { throw failure }
    guard PQstatus(connection) == CONNECTION_OK else { throw broken(connection) }
    return rows
  }

  private func broken(_ connection: OpaquePointer) -> PostgreSQLError {
    PostgreSQLError(.connection, message(of: connection))
  }

  private static func rows(of result: OpaquePointer) -> [[[UInt8]?]] {
    (0..<PQntuples(result)).map { row in
      (0..<PQnfields(result)).map { column in
        guard PQgetisnull(result, row, column) == 0, let value = PQgetvalue(result, row, column)
        else { return nil }
        let count = Int(PQgetlength(result, row, column))
        return value.withMemoryRebound(to: UInt8.self, capacity: count) {
          Array(UnsafeBufferPointer(start: $0, count: count))
        }
      }
    }
  }

  /// Waits until the socket can be read or written.
  private func wait(
    _ connection: OpaquePointer, for events: Int16, until end: ContinuousClock.Instant
  ) throws {
    let left = ContinuousClock.now.duration(to: end)
    var descriptor = pollfd(fd: PQsocket(connection), events: events, revents: 0)
    guard left > .zero, poll(&descriptor, 1, Int32(clamping: Int(left / .milliseconds(1)) + 1)) != 0
    else { throw PostgreSQLError(.timeout, "no answer in time") }
  }
}
