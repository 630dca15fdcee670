/// The identity of one node: never reused in its tree, whatever its route.
public struct NodeID: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let number: UInt64

  package init(_ number: UInt64) {
    self.number = number
  }

  /// The identity as a short text.
  public var description: String { "#\(number)" }

  /// Nodes made earlier come first.
  public static func < (left: NodeID, right: NodeID) -> Bool { left.number < right.number }
}
