/// Values of routines, by their file and number: no hashing, which searches would do most of the time.
package struct RoutineMap<Value: Sendable>: Sendable {
  private var values: [[Value?]]

  init(_ files: [FileFacts]) {
    values = files.map { Array(repeating: nil, count: $0.routines.count) }
  }

  /// The value of a routine.
  package internal(set) subscript(id: RoutineID) -> Value? {
    get { values[id.file][id.index] }
    set { values[id.file][id.index] = newValue }
  }

  subscript(id: RoutineID, default value: Value) -> Value {
    get { values[id.file][id.index] ?? value }
    set { values[id.file][id.index] = newValue }
  }
}
