@_spi(Hosting) import Usher
import UsherSnapshots

/// Why something cannot be stored.
struct Unstorable: Error {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }

  /// The stored form of a value of the app's own types.
  static func stored(_ value: Any, _ what: @autoclosure () -> String) throws(Unstorable)
    -> StoredValue
  {
    if let stored = value as? StoredValue { return stored }
    guard let value = value as? any Encodable else {
      throw Unstorable("\(what()) \(value) is not Codable")
    }
    do {
      return try StoredValue(value)
    } catch {
      throw Unstorable("\(what()) \(value) cannot be stored: \(error)")
    }
  }
}
