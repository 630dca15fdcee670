extension NavigationRequest {
  /// The identity of a request: a number within its tree.
  public struct ID: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let number: UInt64

    package init(_ number: UInt64) {
      self.number = number
    }

    /// The identity as a short text.
    public var description: String { "!\(number)" }

    /// Requests submitted earlier come first.
    public static func < (left: ID, right: ID) -> Bool { left.number < right.number }
  }
}
