/// A figure that is no count of instructions or allocations, such as the size of a binary.
///
/// It is taken in a process of its own. CI does not compare it.
package struct Reading: Sendable {
  /// What the report calls it.
  package let name: String
  /// What it is measured in, such as `KiB`.
  package let unit: String
  /// Takes the figure.
  package let take: @MainActor @Sendable () throws -> Double

  package init(
    _ name: String, unit: String, take: @escaping @MainActor @Sendable () throws -> Double
  ) {
    self.name = name
    self.unit = unit
    self.take = take
  }
}
