/// A logged-in user's session: the server's requests for them, until it ends.
@MainActor
package final class LiveSession {
  package let person: String
  private let grant: Grant
  private let services: AppServices
  /// Returns the time since the app requested the session.
  private let age: @Sendable () -> Duration
  private var isLoggingOut = false
  private let ends: AsyncStream<SessionEnd>
  private let end: AsyncStream<SessionEnd>.Continuation

  /// Logs in.
  ///
  /// The session's age counts from the request: the server grants the session later, so by the
  /// app's clock it expires before the server can report that.
  static func begin(
    _ name: String, _ password: String, for length: SessionLength, _ services: AppServices
  ) async throws(APIError) -> LiveSession {
    let age = services.stopwatch()
    return LiveSession(try await services.api.logIn(name, password, for: length), services, age)
  }

  private init(
    _ grant: Grant, _ services: AppServices, _ age: @escaping @Sendable () -> Duration
  ) {
    person = grant.person
    self.age = age
    self.grant = grant
    self.services = services
    (ends, end) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1))
  }

  /// Makes a request to the server; an answer of 401 ends the session, whatever the request was.
  func ask<Answer: Sendable>(
    _ request: @MainActor (any API, Token) async throws(APIError) -> Answer
  ) async throws(APIError) -> Answer {
    do throws(APIError) {
      return try await request(services.api, grant.token)
    } catch {
      if error.code == .unauthorized { end.yield(.refused) }
      throw error
    }
  }

  /// Ends the session here, and at the server if it can be reached.
  func logOut(everywhere: Bool = false) async {
    isLoggingOut = true
    try? await services.api.logOut(grant.token, everywhere: everywhere)
    end.yield(.loggedOut)
  }

  /// Suspends until the session has ended.
  ///
  /// - Returns: The first cause: its expiry, the server, or the user; `nil` if the task was
  ///   cancelled.
  func untilEnd() async -> SessionEnd? {
    await withTaskGroup(of: SessionEnd?.self) { group in
      group.addTask { await self.untilTimeIsUp() }
      group.addTask { await self.untilRefused() }
      group.addTask { await self.untilEndedHere() }
      defer { group.cancelAll() }
      for await why in group {
        if let why { return cause(of: why) }
      }
      return nil
    }
  }

  /// Returns the cause of the end, from the first event that the app noticed.
  ///
  /// The server may report an ended session before it answers the log out, and before the app's own
  /// timer fires.
  private func cause(of noticed: SessionEnd) -> SessionEnd {
    if isLoggingOut { return .loggedOut }
    return noticed == .refused && age() >= grant.length ? .expired : noticed
  }

  private func untilTimeIsUp() async -> SessionEnd? {
    await services.clock.passes(grant.length - age()) ? .expired : nil
  }

  private func untilRefused() async -> SessionEnd? {
    await services.api.untilRefused(grant.token) ? .refused : nil
  }

  private func untilEndedHere() async -> SessionEnd? {
    for await why in ends { return why }
    return nil
  }
}

extension Clock<Duration> {
  /// Returns whether this much time has passed; `false` if the task was cancelled.
  @MainActor
  fileprivate func passes(_ duration: Duration) async -> Bool {
    (try? await sleep(until: now.advanced(by: duration), tolerance: nil)) != nil
  }
}
