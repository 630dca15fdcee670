/// A value that is kept while a gesture goes on, and reset at its end.
@propertyWrapper public nonisolated struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initial: Value
  private let onReset: (Value, inout Transaction) -> Void
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) { _, _ in } }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    _value = State(initialValue: wrappedValue)
    initial = wrappedValue
    onReset = reset
  }
  public var wrappedValue: Value { value }
  public var projectedValue: GestureState<Value> { self }
  internal func change(_ work: (inout Value) -> Void) {
    var new = value
    work(&new)
    value = new
  }
  internal func reset() {
    var transaction = Transaction()
    onReset(value, &transaction)
    withTransaction(transaction) { value = initial }
  }
}
extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}
