extension Gesture {
  /// Calls while it goes on.
  public nonisolated func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> where Value: Equatable { _ChangedGesture(base: self, change: action) }
  /// Calls when it has ended.
  public nonisolated func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> { _EndedGesture(base: self, end: action) }
  /// Keeps a value while it goes on.
  @MainActor @preconcurrency public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
  /// Makes other values of its values.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
  /// Recognizes both at the same time.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
  /// Recognizes one after the other.
  @MainActor @preconcurrency public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
  /// Recognizes one or else the other.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}
/// A gesture with a closure that is called while it goes on.
public nonisolated struct _ChangedGesture<Base: Gesture>: _PrimitiveGesture {
  public typealias Value = Base.Value
  internal let base: Base
  internal let change: (Base.Value) -> Void
  @MainActor func _value(_ touch: _Touch) -> Value? { base.value(of: touch) }
  @MainActor func _run(_ touch: _Touch) -> Bool {
    let wasTouched = base.touched(touch)
    if let value = _value(touch) { change(value) }
    return wasTouched
  }
}
/// A gesture with a closure that is called when it has ended.
public nonisolated struct _EndedGesture<Base: Gesture>: _PrimitiveGesture {
  public typealias Value = Base.Value
  internal let base: Base
  internal let end: (Base.Value) -> Void
  @MainActor func _value(_ touch: _Touch) -> Value? { base.value(of: touch) }
  @MainActor func _run(_ touch: _Touch) -> Bool {
    let wasTouched = base.touched(touch)
    if touch.isEnd, let value = _value(touch) { end(value) }
    return wasTouched
  }
}
/// A gesture that keeps a value while it goes on.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
  public typealias Value = Base.Value
  internal let base: Base
  internal let state: GestureState<State>
  internal let update: (Base.Value, inout State, inout Transaction) -> Void
  @MainActor func _value(_ touch: _Touch) -> Value? { base.value(of: touch) }
  @MainActor func _run(_ touch: _Touch) -> Bool {
    let wasTouched = base.touched(touch)
    guard let value = _value(touch) else { return wasTouched }
    if touch.isEnd {
      state.reset()
    } else {
      var transaction = Transaction()
      state.change { update(value, &$0, &transaction) }
    }
    return wasTouched
  }
}
/// A gesture with other values.
public nonisolated struct _MapGesture<Base: Gesture, Value>: _PrimitiveGesture {
  internal let base: Base
  internal let transform: (Base.Value) -> Value
  @MainActor func _value(_ touch: _Touch) -> Value? { base.value(of: touch).map(transform) }
  @MainActor func _run(_ touch: _Touch) -> Bool { base.touched(touch) }
}
/// Two gestures at the same time.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The values of both.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  @MainActor func _value(_ touch: _Touch) -> Value? {
    let value = Value(first: first.value(of: touch), second: second.value(of: touch))
    return value.first == nil && value.second == nil ? nil : value
  }
  @MainActor func _run(_ touch: _Touch) -> Bool {
    let one = first.touched(touch)
    return second.touched(touch) || one
  }
}
/// Two gestures, one after the other.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// How far it has come.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  @MainActor func _value(_ touch: _Touch) -> Value? { first.value(of: touch).map(Value.first) }
  @MainActor func _run(_ touch: _Touch) -> Bool { first.touched(touch) }
}
/// One gesture or else the other.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The value of the one that was recognized.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  @MainActor func _value(_ touch: _Touch) -> Value? {
    first.value(of: touch).map(Value.first) ?? second.value(of: touch).map(Value.second)
  }
  @MainActor func _run(_ touch: _Touch) -> Bool { first.touched(touch) || second.touched(touch) }
}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
/// A gesture whose type is hidden.
public nonisolated struct AnyGesture<Value>: _PrimitiveGesture {
  private let find: @MainActor (_Touch) -> Value?
  private let run: @MainActor (_Touch) -> Bool
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    // Because a gesture is only used on the main actor.
    nonisolated(unsafe) let gesture = gesture
    find = { gesture.value(of: $0) }
    run = { gesture.touched($0) }
  }
  @MainActor func _value(_ touch: _Touch) -> Value? { find(touch) }
  @MainActor func _run(_ touch: _Touch) -> Bool { run(touch) }
}
