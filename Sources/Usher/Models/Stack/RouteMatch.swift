/// The places of a stack that stay when it gets other routes.
package struct RouteMatch {
  /// For each wanted route the position of the place that stays, in ascending order; `nil` where one is made.
  package private(set) var kept: [Int?]
  /// The number of places that stay at the bottom.
  package let startCount: Int
  /// The number of places that stay at the top.
  package let endCount: Int
  /// True if all places stay and none is made.
  package let isComplete: Bool

  /// The limit of comparisons between the ends that stay.
  static var mostComparisons: Int { 10_000 }

  /// Finds the most places that can stay: the equal ones at both ends, and of those between the longest common
  /// subsequence, unless that costs more comparisons than the limit.
  ///
  /// - Parameter present: The routes of the places; `nil` for places without a route, which never stay between others.
  package init<Route: Equatable>(_ wanted: [Route], in present: [Route?]) {
    let shorter = min(wanted.count, present.count)
    var (start, end) = (0, 0)
    while start < shorter, present[start] == wanted[start] { start += 1 }
    while end < shorter - start,
      present[present.count - 1 - end] == wanted[wanted.count - 1 - end]
    {
      end += 1
    }
    (startCount, endCount) = (start, end)
    isComplete = start == wanted.count && start == present.count
    kept = Array(repeating: nil, count: wanted.count)
    for index in 0..<start { kept[index] = index }
    for index in 0..<end { kept[wanted.count - 1 - index] = present.count - 1 - index }
    keepBetween(wanted[start..<wanted.count - end], present[start..<present.count - end])
  }

  private mutating func keepBetween<Route: Equatable>(
    _ wanted: ArraySlice<Route>, _ present: ArraySlice<Route?>
  ) {
    let (rows, columns) = (wanted.count, present.count)
    guard rows > 0, columns > 0, rows <= Self.mostComparisons / columns else { return }
    let width = columns + 1
    // The number of places that can stay of those from a row and a column on.
    var lengths = Array(repeating: 0, count: (rows + 1) * width)
    var equal = Array(repeating: false, count: rows * columns)
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let isEqual = present[present.startIndex + column] == wanted[wanted.startIndex + row]
        equal[row * columns + column] = isEqual
        lengths[row * width + column] =
          isEqual
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      if equal[row * columns + column] {
        kept[wanted.startIndex + row] = present.startIndex + column
        (row, column) = (row + 1, column + 1)
      } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
  }
}
