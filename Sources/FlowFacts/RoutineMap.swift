/// Values of routines, by their file and number: no hashing, which searches would do most of the time.
package struct RoutineMap<Value: Sendable>: Sendable {
  private let values: [[Value?]]

  init(_ values: [[Value?]]) { self.values = values }

  /// The value of a routine.
  package subscript(id: RoutineID) -> Value? { values[id.file][id.index] }
}
