/// Goes through phases of an animation; here it stays at the first phase, because nothing moves.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let content: (Phase) -> Content
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }
  @MainActor public var body: some View { if let first = phases.first { content(first) } }
}
extension View {
  /// Goes through phases again and again; here the view stays in the first.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(content: self), $0) })
  }
  /// Goes through phases when a value has changed; here the view stays in the first.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(content: self), $0) })
  }
  /// Goes through keyframes again and again; here the view stays at the beginning.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: self), initialValue) }
  /// Goes through keyframes when a value has changed; here the view stays at the beginning.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: self), initialValue) }
}
/// Goes through keyframes; here it stays at the beginning, because nothing moves.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where Value == KeyframePath.Value {
  private let value: Value
  private let content: (Value) -> Content
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }
  @MainActor public var body: some View { content(value) }
}

/// How a value changes over time.
public nonisolated protocol Keyframes<Value> {
  associatedtype Value
}
/// How a part of a value changes over time.
public nonisolated protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
}
/// Several parts of a value that change over time.
public nonisolated struct _KeyframeTracks<Value>: Keyframes {}
/// Several steps of a part of a value.
public nonisolated struct _KeyframeSteps<Value: Animatable>: KeyframeTrackContent {}
/// A part of a value that changes over time.
public nonisolated struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>:
  Keyframes
where Content.Value == Value {
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {}
}
/// Makes keyframes of a closure's lines.
@resultBuilder public enum KeyframesBuilder<Value> {
  public static func buildExpression<Part: Animatable, Content: KeyframeTrackContent>(
    _ expression: KeyframeTrack<Value, Part, Content>
  ) -> _KeyframeTracks<Value> where Content.Value == Part { _KeyframeTracks() }
  public static func buildBlock(_ tracks: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    _KeyframeTracks()
  }
}
/// Makes the steps of a track of a closure's lines.
@resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeSteps<Value> where K.Value == Value { _KeyframeSteps() }
  public static func buildBlock(_ steps: _KeyframeSteps<Value>...) -> _KeyframeSteps<Value> {
    _KeyframeSteps()
  }
  public static func buildOptional(_ step: _KeyframeSteps<Value>?) -> _KeyframeSteps<Value> {
    _KeyframeSteps()
  }
  public static func buildEither(first step: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> {
    step
  }
  public static func buildEither(second step: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> {
    step
  }
}
/// Changes evenly.
public nonisolated struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}
/// Changes along a curve.
public nonisolated struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}
/// Changes like a spring.
public nonisolated struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}
/// Changes at once.
public nonisolated struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value) {}
}
/// How fast a change goes on.
public struct UnitCurve: Hashable, Sendable {
  private let name: String
  public static let linear = UnitCurve(name: "linear")
  public static let easeIn = UnitCurve(name: "easeIn")
  public static let easeOut = UnitCurve(name: "easeOut")
  public static let easeInOut = UnitCurve(name: "easeInOut")
  public static let circularEaseIn = UnitCurve(name: "circularEaseIn")
  public static let circularEaseOut = UnitCurve(name: "circularEaseOut")
  public static let circularEaseInOut = UnitCurve(name: "circularEaseInOut")
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve { UnitCurve(name: "bezier \(startControlPoint) \(endControlPoint)") }
}
/// How a spring swings.
public struct Spring: Hashable, Sendable {
  public var duration: TimeInterval
  public var bounce: Double
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }
  public static var smooth: Spring { Spring() }
  public static var snappy: Spring { Spring(bounce: 0.15) }
  public static var bouncy: Spring { Spring(bounce: 0.3) }
}
