/// Names a routine: its file, and its number there.
package struct RoutineID: Hashable, Sendable, Comparable {
  /// The number of the file.
  package let file: Int
  /// The number in the file.
  package let index: Int

  /// Makes a name.
  package init(file: Int, index: Int) {
    self.file = file
    self.index = index
  }

  /// Orders routines by file and place.
  package static func < (left: RoutineID, right: RoutineID) -> Bool {
    (left.file, left.index) < (right.file, right.index)
  }
}
