/// A user's account.
package struct Account: Codable, Hashable, Sendable {
  /// Created by the store of accounts; never typed text.
  package let id: String
  package let email: EmailAddress

  package init(id: String, email: EmailAddress) {
    self.id = id
    self.email = email
  }
}

extension Account: CustomDebugStringConvertible {
  /// The account's name in descriptions of routes.
  package var debugDescription: String { email.text }
}
