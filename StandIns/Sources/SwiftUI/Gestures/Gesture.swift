/// What a person's fingers do here: it begins, moves and ends.
public struct _Touch {
  /// What the fingers do.
  public enum Kind: Sendable { case tap, longPress, drag, magnify, rotate }
  internal let kind: Kind
  internal var translation = CGSize.zero
  internal var count = 1
  internal var isEnd = true
}

/// Recognizes what fingers do.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }
}
extension Never: Gesture { public typealias Value = Never }

/// A gesture that the stand-in itself knows.
@MainActor internal protocol _PrimitiveGesture<Value>: Gesture {
  /// Its value for what the fingers do; `nil` if it does not recognize that.
  func _value(_ touch: _Touch) -> Value?
  /// Runs what was added to the gesture.
  func _run(_ touch: _Touch) -> Bool
}
extension _PrimitiveGesture {
  public var body: Never { fatalError("a gesture has no body because it is recognized as it is") }
  func _run(_ touch: _Touch) -> Bool { _value(touch) != nil }
}
extension Gesture {
  @MainActor internal func touched(_ touch: _Touch) -> Bool {
    if let known = self as? any _PrimitiveGesture { return known._run(touch) }
    return body.touched(touch)
  }
  @MainActor internal func value(of touch: _Touch) -> Value? {
    func open<G: _PrimitiveGesture>(_ gesture: G) -> Value? { gesture._value(touch) as? Value }
    if let known = self as? any _PrimitiveGesture { return open(known) }
    return body.value(of: touch) as? Value
  }
}

/// Recognizes taps.
public nonisolated struct TapGesture: _PrimitiveGesture {
  public typealias Value = Void
  public var count: Int
  public init(count: Int = 1) { self.count = count }
  @MainActor func _value(_ touch: _Touch) -> Void? {
    touch.kind == .tap && touch.count >= count ? () : nil
  }
}
/// Recognizes taps, with the place.
public nonisolated struct SpatialTapGesture: _PrimitiveGesture {
  /// Where a tap was.
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  public var count: Int
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
  }
  @MainActor func _value(_ touch: _Touch) -> Value? {
    touch.kind == .tap && touch.count >= count ? Value(location: .zero) : nil
  }
}
/// Recognizes a finger that stays.
public nonisolated struct LongPressGesture: _PrimitiveGesture {
  public typealias Value = Bool
  public var minimumDuration: Double
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }
  @MainActor func _value(_ touch: _Touch) -> Bool? { touch.kind == .longPress ? true : nil }
}
/// Recognizes a finger that moves.
public nonisolated struct DragGesture: _PrimitiveGesture {
  /// Where a finger is.
  public struct Value: Equatable, Sendable {
    public var time = Date()
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var velocity: CGSize { .zero }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }
  public var minimumDistance: CGFloat
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
  }
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) { self.minimumDistance = minimumDistance }
  @MainActor func _value(_ touch: _Touch) -> Value? {
    guard touch.kind == .drag || touch.kind == .tap && minimumDistance == 0 else { return nil }
    return Value(
      location: CGPoint(x: touch.translation.width, y: touch.translation.height),
      startLocation: .zero)
  }
}
/// Recognizes two fingers that part.
public nonisolated struct MagnifyGesture: _PrimitiveGesture {
  /// How far two fingers have parted.
  public struct Value: Equatable, Sendable { public var magnification: CGFloat }
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  @MainActor func _value(_ touch: _Touch) -> Value? {
    touch.kind == .magnify ? Value(magnification: touch.translation.width) : nil
  }
}
/// Recognizes two fingers that part.
public nonisolated struct MagnificationGesture: _PrimitiveGesture {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  @MainActor func _value(_ touch: _Touch) -> CGFloat? {
    touch.kind == .magnify ? touch.translation.width : nil
  }
}

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
  public nonisolated func updating<State>(
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
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
  /// Recognizes one or else the other.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}
/// A gesture with what is called while it goes on.
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
/// A gesture with what is called when it has ended.
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

/// A value that is kept while a gesture goes on, and reset at its end.
@propertyWrapper public nonisolated struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initial: Value
  private let onReset: (Value, inout Transaction) -> Void
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) { _, _ in } }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, _ in }
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
  public init() { self.init(wrappedValue: nil) }
}

/// Which gestures count.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
internal nonisolated struct GestureModifier<G: Gesture>: _PrimitiveModifier {
  let gesture: G?
  let comesFirst: Bool
  let isAdded: Bool
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.node.payload = gesture.map {
      GesturePayload(gesture: $0, comesFirst: comesFirst, isAdded: isAdded)
    }
    builder.add(content, at: .content)
  }
}
private struct GesturePayload: ElementTransform {
  let gesture: any Gesture
  let comesFirst: Bool
  let isAdded: Bool
  func transform(_ elements: [_Element], _ node: Node) -> [_Element] {
    elements.map { element in
      var element = element
      let gesture = gesture
      element.gestures.append { gesture.touched($0) }
      if gesture.touchesBy(.tap) {
        let before = element.onTap
        if before == nil || comesFirst {
          element.onTap = { _ = gesture.touched(_Touch(kind: .tap)) }
        } else if isAdded {
          element.onTap = {
            before?()
            _ = gesture.touched(_Touch(kind: .tap))
          }
        }
      }
      if gesture.touchesBy(.longPress), element.onLongPress == nil || comesFirst {
        element.onLongPress = { _ = gesture.touched(_Touch(kind: .longPress)) }
      }
      return element
    }
  }
}
extension Gesture {
  /// Whether it recognizes such a touch.
  @MainActor fileprivate func touchesBy(_ kind: _Touch.Kind) -> Bool {
    value(of: _Touch(kind: kind)) != nil
  }
}
extension View {
  /// Adds a gesture that the view's own come before.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: mask.contains(.gesture) ? gesture : nil, comesFirst: false, isAdded: false))
  }
  /// Adds a gesture if it is enabled.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(
      GestureModifier(gesture: isEnabled ? gesture : nil, comesFirst: false, isAdded: false))
  }
  /// Adds a gesture that comes before the view's own.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: mask.contains(.gesture) ? gesture : nil, comesFirst: true, isAdded: false))
  }
  /// Adds a gesture beside the view's own.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: mask.contains(.gesture) ? gesture : nil, comesFirst: false, isAdded: true))
  }
}
