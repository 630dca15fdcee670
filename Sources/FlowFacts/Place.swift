/// Where something stands in the sources.
package struct Place: Hashable, Sendable, Comparable, Codable {
  /// The path of the file, as it was given.
  package let file: String
  /// The line, counted from 1.
  package let line: Int
  /// The column, counted from 1 in bytes.
  package let column: Int

  /// Makes the place of a line and a column in a file.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Orders places by file, line and column.
  package static func < (left: Place, right: Place) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
