/// Stores accounts.
package protocol Accounts: Sendable {
  /// Returns the account with this address and password.
  ///
  /// - Throws: ``AccountError`` with code `.wrongCredentials`, which does not reveal whether there
  ///   is such an account; `.unreachable` if the store cannot be read.
  func logIn(email: EmailAddress, password: String) async throws(AccountError) -> Account

  /// Creates and stores an account.
  ///
  /// - Throws: ``AccountError`` with code `.emailTaken`, `.full`, or `.unreachable` if it could not
  ///   be written; no account is created then.
  func signUp(email: EmailAddress, password: String) async throws(AccountError) -> Account
}

/// The reason why a log in or sign up failed.
package struct AccountError: Error, Hashable, Sendable {
  package struct Code: Hashable, Sendable {
    private enum Raw { case wrongCredentials, emailTaken, full, unreachable }
    private let raw: Raw

    package static let wrongCredentials = Code(raw: .wrongCredentials)
    package static let emailTaken = Code(raw: .emailTaken)
    package static let full = Code(raw: .full)
    package static let unreachable = Code(raw: .unreachable)
  }

  package let code: Code
  /// Details for logs; not part of equality.
  package let message: String

  package init(_ code: Code, _ message: String = "") {
    self.code = code
    self.message = message
  }

  package static func == (left: AccountError, right: AccountError) -> Bool {
    left.code == right.code
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(code)
  }

  /// The message for the user.
  package var text: String {
    switch code {
    case .wrongCredentials: "이메일 또는 비밀번호가 맞지 않아요."
    case .emailTaken: "이미 가입된 이메일이에요."
    case .full: "지금은 가입할 수 없어요."
    default: "계정을 불러오거나 저장할 수 없어요. 잠시 후 다시 시도해 주세요."
    }
  }
}
