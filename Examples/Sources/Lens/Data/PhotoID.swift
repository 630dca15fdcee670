import Usher
import UsherLinks

/// The identity of a photo.
package struct PhotoID: RawRepresentable, Hashable, Sendable, Codable, LinkParameter,
  ExpressibleByStringLiteral, CustomStringConvertible
{
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
  package init(stringLiteral text: String) { rawValue = text }

  package var description: String { rawValue }
}

extension PhotoID: CustomDebugStringConvertible {
  /// The id in descriptions of routes: long enough to distinguish a few.
  package var debugDescription: String {
    rawValue.count > 8 ? "\(rawValue.prefix(6))…" : rawValue
  }
}
