@_spi(Hosting) import Usher
import UsherSnapshots

/// The reason why a value cannot be stored.
struct Unstorable: Error {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }

  /// Returns the stored form of a value of an app's type.
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
