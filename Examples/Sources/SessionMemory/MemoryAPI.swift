package import Session

/// A server in memory, which answers as soon as the main actor has a turn.
@MainActor
package final class MemoryAPI: API {
  package private(set) var letters = [
    Letter(id: 1, from: "junho", to: "minji", text: "주말에 등산 갈래?\n토요일 일곱 시."),
    Letter(id: 2, from: "minji", to: "junho", text: "책 잘 읽었어"),
  ]
  /// True if the server cannot be reached.
  package var isDown = false
  /// True if letters stay unsent until the sender gives up.
  package var holdsLetters = false
  /// Called when a session has started, before the answer to its log in arrives.
  package var onLogIn: () -> Void = {}
  private var count = 0
  private var running: Set<Token> = []
  private var watchers: [Token: AsyncStream<Never>.Continuation] = [:]

  package init() {}

  /// Ends all sessions, and reports that to the waiting clients.
  package func revoke() {
    running = []
    for watcher in watchers.values { watcher.finish() }
  }

  package func logIn(
    _ name: String, _ password: String, for length: SessionLength
  ) async throws(APIError) -> Grant {
    guard !isDown else { throw APIError(.unreachable) }
    guard password == "mountain" else { throw APIError(.wrongCredentials) }
    count += 1
    let token = Token("token \(count)")
    running.insert(token)
    onLogIn()
    return Grant(person: name, token: token, length: length.duration)
  }

  package func logOut(_ token: Token, everywhere: Bool) async throws(APIError) {
    try check(token)
    guard !everywhere else { return revoke() }
    running.remove(token)
    watchers[token]?.finish()
    // The waiting clients receive the end before the client that caused it has an answer.
    for _ in 0..<20 { await Task.yield() }
  }

  package func letters(_ token: Token) async throws(APIError) -> [Letter] {
    try check(token)
    return letters
  }

  package func people(_ token: Token) async throws(APIError) -> [String] {
    try check(token)
    return ["junho"]
  }

  package func send(
    _ text: String, to person: String, _ token: Token
  ) async throws(APIError) -> Letter {
    try check(token)
    if holdsLetters {
      for await _ in AsyncStream<Never>.makeStream().stream {}
      throw APIError(.unreachable, "given up")
    }
    let letter = Letter(id: letters.count + 1, from: "minji", to: person, text: text)
    letters.insert(letter, at: 0)
    return letter
  }

  package func vault(_ token: Token) async throws(APIError) { throw APIError(.unauthorized) }

  package func untilRefused(_ token: Token) async -> Bool {
    guard running.contains(token) else { return true }
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    watchers[token] = end
    for await _ in ends {}
    watchers[token] = nil
    return !running.contains(token)
  }

  /// The number of clients that wait for the end of a session.
  package var watcherCount: Int { watchers.count }

  private func check(_ token: Token) throws(APIError) {
    guard !isDown else { throw APIError(.unreachable) }
    guard running.contains(token) else { throw APIError(.unauthorized) }
  }
}
