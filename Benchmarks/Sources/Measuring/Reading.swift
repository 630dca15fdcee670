/// A figure other than a count of instructions or allocations, such as the size of a binary.
///
/// It is taken in a separate process. CI does not compare it.
package struct Reading: Sendable {
  /// Its name in the report.
  package let name: String
  /// Its unit, such as `KiB`.
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
