import Usher
import UsherLinks

/// What tells one photo from all others.
package struct PhotoID: RawRepresentable, Hashable, Sendable, Codable, LinkParameter,
  ExpressibleByStringLiteral, CustomStringConvertible
{
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
  package init(stringLiteral text: String) { rawValue = text }

  package var description: String { rawValue }
}

extension PhotoID: CustomDebugStringConvertible {
  /// As trees and events name a photo whose id is part of a route: long enough to tell a few apart.
  package var debugDescription: String {
    rawValue.count > 8 ? "\(rawValue.prefix(6))…" : rawValue
  }
}
