/// The interface of the server.
///
/// Every method but log in throws ``APIError`` with code `.unauthorized` after the end of the
/// session, for an answer of 401. A method that throws has changed nothing.
package protocol API: Sendable {
  /// Starts a session.
  ///
  /// - Throws: ``APIError`` with code `.wrongCredentials`, which is a 401 too but ends no session.
  func logIn(_ name: String, _ password: String, for length: SessionLength)
    async throws(APIError) -> Grant

  /// Ends a session, or all sessions of its user.
  func logOut(_ token: Token, everywhere: Bool) async throws(APIError)

  /// Returns the logged-in user's sent and received letters, the latest first.
  func letters(_ token: Token) async throws(APIError) -> [Letter]

  /// Returns all possible recipients.
  func people(_ token: Token) async throws(APIError) -> [String]

  /// Sends a letter.
  func send(_ text: String, to person: String, _ token: Token) async throws(APIError) -> Letter

  /// Requests a resource that the server always answers with 401.
  func vault(_ token: Token) async throws(APIError)

  /// Suspends until the session has ended.
  ///
  /// - Returns: `true` if the server reported the end; `false` if the server cannot be reached, or
  ///   the task was cancelled.
  func untilRefused(_ token: Token) async -> Bool
}

/// A granted session.
package struct Grant: Hashable, Sendable {
  package let person: String
  package let token: Token
  /// Its lifetime from now.
  package let length: Duration

  package init(person: String, token: Token, length: Duration) {
    (self.person, self.token, self.length) = (person, token, length)
  }
}

/// The server's name of a session.
package struct Token: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }
}

/// The requested lifetime of a session.
package enum SessionLength: Hashable, Sendable {
  case usual, short

  /// The lifetime.
  package var duration: Duration {
    switch self {
    case .usual: .seconds(30 * 60)
    case .short: .seconds(20)
    }
  }
}
