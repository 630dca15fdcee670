/// The connections of a store: as many as its options say, opened when they are needed.
actor LinkPool {
  private let options: PostgreSQLOptions
  private var idle: [Link] = []
  private var count = 0
  private var waiting: [(number: Int, continuation: CheckedContinuation<Link?, Never>)] = []
  private var number = 0

  init(_ options: PostgreSQLOptions) { self.options = options }

  /// Runs a statement on a free connection.
  ///
  /// - Throws: ``PostgreSQLError``; with the code `timeout` also if no connection becomes free in time.
  func run(_ sql: String, _ values: [Value]) async throws -> [[[UInt8]?]] {
    let end = ContinuousClock.now + options.timeout
    guard let link = await link(until: end) else {
      throw PostgreSQLError(.timeout, "all \(options.connections) connections are busy")
    }
    defer { give(link) }
    return try await link.run(sql, values, until: end)
  }

  private func link(until end: ContinuousClock.Instant) async -> Link? {
    if let link = idle.popLast() { return link }
    if count < max(options.connections, 1) {
      count += 1
      return Link(options)
    }
    number += 1
    let mine = number
    let timer = Task {
      guard (try? await ContinuousClock().sleep(until: end)) != nil else { return }
      giveUp(mine)
    }
    defer { timer.cancel() }
    return await withCheckedContinuation { waiting.append((mine, $0)) }
  }

  private func giveUp(_ number: Int) {
    guard let position = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: position).continuation.resume(returning: nil)
  }

  private func give(_ link: Link) {
    guard !waiting.isEmpty else { return idle.append(link) }
    waiting.removeFirst().continuation.resume(returning: link)
  }
}
