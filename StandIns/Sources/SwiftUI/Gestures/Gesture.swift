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
  public var coordinateSpace: CoordinateSpace
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
  @_disfavoredOverload public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
  @MainActor func _value(_ touch: _Touch) -> Value? {
    touch.kind == .tap && touch.count >= count ? Value(location: .zero) : nil
  }
}
/// Recognizes a finger that stays.
public nonisolated struct LongPressGesture: _PrimitiveGesture {
  public typealias Value = Bool
  public var minimumDuration: Double
  public var maximumDistance: CGFloat
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
  @MainActor func _value(_ touch: _Touch) -> Bool? { touch.kind == .longPress ? true : nil }
}
/// Recognizes a finger that moves.
@MainActor @preconcurrency public struct DragGesture: _PrimitiveGesture {
  /// Where a finger is.
  public nonisolated struct Value: Equatable, Sendable {
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
  public var coordinateSpace: CoordinateSpace
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
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
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  @MainActor func _value(_ touch: _Touch) -> Value? {
    touch.kind == .magnify ? Value(magnification: touch.translation.width) : nil
  }
}
/// Recognizes two fingers that part.
public nonisolated struct MagnificationGesture: _PrimitiveGesture {
  public typealias Value = CGFloat
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  @MainActor func _value(_ touch: _Touch) -> CGFloat? {
    touch.kind == .magnify ? touch.translation.width : nil
  }
}
/// Recognizes two fingers that turn.
public nonisolated struct RotateGesture: _PrimitiveGesture {
  /// How far two fingers have turned.
  public struct Value: Equatable, Sendable { public var rotation: Angle }
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  @MainActor func _value(_ touch: _Touch) -> Value? {
    touch.kind == .rotate ? Value(rotation: .degrees(touch.translation.width)) : nil
  }
}
/// Recognizes two fingers that turn.
public nonisolated struct RotationGesture: _PrimitiveGesture {
  public typealias Value = Angle
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  @MainActor func _value(_ touch: _Touch) -> Angle? {
    touch.kind == .rotate ? .degrees(touch.translation.width) : nil
  }
}
