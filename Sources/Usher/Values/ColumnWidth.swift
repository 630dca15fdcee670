/// How wide a column is, in points.
///
/// `300` as a literal is a column that is 300 points wide wherever that leaves room for the main one.
public struct ColumnWidth: Equatable, Sendable, ExpressibleByIntegerLiteral {
  /// The width that it has if there is room.
  public let ideal: Double
  /// The least width; the ideal one if none was given.
  public let minimum: Double
  /// The greatest width, to which the user can drag its edge where the system allows that; the ideal one if none was given.
  public let maximum: Double

  /// Creates a width.
  ///
  /// Values below zero count as zero, a minimum above the ideal width as that, and a maximum below it as well.
  public init(_ ideal: Double, minimum: Double? = nil, maximum: Double? = nil) {
    let ideal = max(ideal, 0)
    self.ideal = ideal
    self.minimum = min(max(minimum ?? ideal, 0), ideal)
    self.maximum = max(maximum ?? ideal, ideal)
  }

  /// Creates a fixed width.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}
