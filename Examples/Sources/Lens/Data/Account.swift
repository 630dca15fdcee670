/// Somebody who has signed up.
package struct Account: Codable, Hashable, Sendable {
  /// Made by whoever keeps the accounts; never what a person typed.
  package let id: String
  package let email: EmailAddress

  package init(id: String, email: EmailAddress) {
    self.id = id
    self.email = email
  }
}

extension Account: CustomDebugStringConvertible {
  /// As trees and events name an account that is part of a route.
  package var debugDescription: String { email.text }
}
