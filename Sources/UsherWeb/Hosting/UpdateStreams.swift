/// The browsers that listen to one page: several if a tab was duplicated.
@MainActor
final class UpdateStreams {
  /// A further tab replaces the oldest, which reconnects by itself.
  private static let limit = 4

  private var listeners: [(number: Int, continuation: AsyncStream<[UInt8]>.Continuation)] = []
  private var next = 0
  /// Called when the last listener has left.
  var onEmpty: (@MainActor () -> Void)?

  /// Ends all streams.
  deinit {
    for listener in listeners { listener.continuation.finish() }
  }

  var isEmpty: Bool { listeners.isEmpty }
  var count: Int { listeners.count }

  /// Opens a stream that begins with `first`.
  ///
  /// Every update is complete, so a slow browser gets only the newest few.
  func open(first: [UInt8]) -> AsyncStream<[UInt8]> {
    if listeners.count == Self.limit { listeners.removeFirst().continuation.finish() }
    let (stream, continuation) = AsyncStream.makeStream(
      of: [UInt8].self, bufferingPolicy: .bufferingNewest(4))
    let number = next
    next += 1
    listeners.append((number, continuation))
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.left(number) }
    }
    // A disconnected browser reconnects after a second.
    continuation.yield([UInt8]("retry: 1000\n".utf8) + first)
    return stream
  }

  func send(_ event: [UInt8]) {
    for listener in listeners { listener.continuation.yield(event) }
  }

  /// Writes an empty comment, so that a server notices disconnected browsers.
  func beat() {
    send([UInt8](": \n\n".utf8))
  }

  /// Tells every listener that the page has ended.
  func finish() {
    send([UInt8]("event: gone\ndata: \n\n".utf8))
    let all = listeners
    listeners = []
    for listener in all { listener.continuation.finish() }
  }

  /// Ends all streams; a browser connects again after up to two seconds, each after another time.
  func move() {
    send([UInt8]("retry: \(Int.random(in: 100...2_000))\n\n".utf8))
    let all = listeners
    listeners = []
    for listener in all { listener.continuation.finish() }
  }

  private func left(_ number: Int) {
    let before = listeners.count
    listeners.removeAll { $0.number == number }
    if listeners.isEmpty, before > 0 { onEmpty?() }
  }
}
