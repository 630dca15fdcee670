/// The server, as the app sees it.
///
/// All but logging in throws ``APIError`` with code `.unauthorized` if the session has ended: that is
/// what an answer of 401 comes to. Whatever throws has changed nothing.
package protocol API: Sendable {
  /// Begins a session.
  ///
  /// - Throws: ``APIError`` with code `.wrongCredentials`, which is a 401 too and ends no session.
  func logIn(_ name: String, _ password: String, for length: SessionLength)
    async throws(APIError) -> Grant

  /// Ends a session, or all of that person.
  func logOut(_ token: Token, everywhere: Bool) async throws(APIError)

  /// The letters from and to whoever is logged in, the latest first.
  func letters(_ token: Token) async throws(APIError) -> [Letter]

  /// Everybody to whom a letter can be sent.
  func people(_ token: Token) async throws(APIError) -> [String]

  /// Sends a letter.
  func send(_ text: String, to person: String, _ token: Token) async throws(APIError) -> Letter

  /// Asks for what the server gives nobody: its answer is always 401.
  func vault(_ token: Token) async throws(APIError)

  /// Suspends for as long as the session lasts.
  ///
  /// - Returns: Whether the server said that it has ended; `false` if the server is not to be reached,
  ///   or the task was cancelled.
  func untilRefused(_ token: Token) async -> Bool
}

/// What a server gives to somebody who has logged in.
package struct Grant: Hashable, Sendable {
  package let person: String
  package let token: Token
  /// How long it lasts from now.
  package let length: Duration

  package init(person: String, token: Token, length: Duration) {
    (self.person, self.token, self.length) = (person, token, length)
  }
}

/// What stands for a session at the server.
package struct Token: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }
}

/// How long somebody wants to stay logged in.
package enum SessionLength: Hashable, Sendable {
  case usual, short

  /// How long it lasts.
  package var duration: Duration {
    switch self {
    case .usual: .seconds(30 * 60)
    case .short: .seconds(20)
    }
  }
}
