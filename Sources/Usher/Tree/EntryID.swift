/// The identity of one entry of a tree: never used again in that tree, whatever its route.
public struct EntryID: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let number: UInt64

  package init(_ number: UInt64) {
    self.number = number
  }

  /// The identity as a short text.
  public var description: String { "#\(number)" }

  /// Entries made earlier come first.
  public static func < (left: EntryID, right: EntryID) -> Bool { left.number < right.number }
}
