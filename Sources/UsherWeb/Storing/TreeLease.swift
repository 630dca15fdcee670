/// The lease of a server of one app: it begins when it is needed, and is renewed while trees are in memory.
///
/// A server whose lease has ended goes on as another server.
@MainActor
final class TreeLease {
  private let store: any TreeStore
  private let app: String
  private let clock: any Clock<Duration>
  private let now: @MainActor () -> Duration
  private let time: Duration
  /// The time until which the lease lasts at least, by the app's own clock.
  private var end = Duration.zero
  /// The server; `nil` before the first use, and after the lease has ended.
  private(set) var server: TreeServer?
  private var joining: Task<TreeServer, any Error>?
  private var beats: Task<Void, Never>?
  /// Receives the trees that others want; returns whether further beats are needed.
  var onWishes: (@MainActor ([TreeWish]) -> Bool)?

  init(_ store: any TreeStore, app: String, _ options: WebOptions) {
    self.store = store
    self.app = app
    clock = options.clock
    now = stopwatch(options.clock)
    time = max(options.leaseTime, .milliseconds(100))
  }

  deinit { beats?.cancel() }

  /// True while no other server can own the trees of this one.
  ///
  /// A store that is not shared has one server; it notices with the next save that it is another one.
  var isCurrent: Bool { server != nil && (!store.isShared || now() < end) }

  /// Returns the server of a lease that lasts, which begins or is renewed if needed.
  ///
  /// - Throws: The error of the store.
  func current() async throws -> TreeServer {
    if isCurrent, let server { return server }
    if let joining { return try await joining.value }
    let joining = Task { try await join() }
    self.joining = joining
    defer { self.joining = nil }
    return try await joining.value
  }

  private func join() async throws -> TreeServer {
    if server != nil, try await renew(), let server { return server }
    let server = TreeServer(of: app)
    let start = now()
    try await store.join(server, for: time)
    (self.server, end) = (server, start + time)
    return server
  }

  /// Renews the lease once.
  ///
  /// - Returns: `false` if it has ended.
  private func renew() async throws -> Bool {
    guard let server else { return false }
    let start = now()
    guard let wishes = try await store.renew(server, for: time) else {
      if self.server == server { self.server = nil }
      return false
    }
    if self.server == server { end = max(end, start + time) }
    hasMore = onWishes?(wishes) ?? false
    return true
  }
  private var hasMore = false

  /// Forgets a server that the store does not know any more.
  func forget(_ former: TreeServer) {
    if server == former { server = nil }
  }

  /// Renews the lease from now on, as long as the owner of this object needs it.
  func beat(onError: @escaping @MainActor (any Error) -> Void) {
    guard store.isShared, beats == nil else { return }
    let (clock, pause) = (clock, max(time / 8, .milliseconds(20)))
    beats = Task { [weak self] in
      while (try? await clock.sleep(for: pause)) != nil {
        guard let self else { return }
        do { _ = try await renew() } catch { onError(error) }
        guard hasMore else { break }
      }
      self?.beats = nil
    }
  }

  /// Ends the lease.
  func leave() async throws {
    beats?.cancel()
    beats = nil
    guard let server else { return }
    self.server = nil
    try await store.leave(server)
  }
}

/// Returns a function for the time since now, by a clock.
@MainActor
func stopwatch(_ clock: some Clock<Duration>) -> @MainActor () -> Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}
