/// Lines and curves, which are kept and not drawn.
public struct Path: Equatable, Sendable {
  private var points: [CGPoint] = []
  public init() {}
  public init(_ rect: CGRect) { addRect(rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addRect(rect) }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  public var isEmpty: Bool { points.isEmpty }
  public mutating func move(to end: CGPoint) { points.append(end) }
  public mutating func addLine(to end: CGPoint) { points.append(end) }
  public mutating func addLines(_ lines: [CGPoint]) { points += lines }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    points.append(end)
  }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { points.append(end) }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) { points.append(center) }
  public mutating func addRect(_ rect: CGRect) {
    points += [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }
  public mutating func addPath(_ path: Path) { points += path.points }
  public mutating func closeSubpath() { if let first = points.first { points.append(first) } }
}

/// A shape, which is not drawn.
public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
}
/// A shape that can be made smaller.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
/// A value between others, while it moves; nothing moves here.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
/// Numbers that can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}
/// Nothing that moves.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public static var zero: EmptyAnimatableData { .init() }
  public static func + (one: Self, other: Self) -> Self { one }
  public static func - (one: Self, other: Self) -> Self { one }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}
extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}
extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}
/// Two values that move together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public static var zero: Self { Self(.zero, .zero) }
  public static func + (one: Self, other: Self) -> Self {
    Self(one.first + other.first, one.second + other.second)
  }
  public static func - (one: Self, other: Self) -> Self {
    Self(one.first - other.first, one.second - other.second)
  }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

/// What is shown of a shape: nothing.
public nonisolated struct _ShapeView: _PrimitiveView {
  internal init() {}
  @MainActor public func _build(_ builder: _Builder) {}
}
extension Shape {
  @MainActor public var body: _ShapeView { _ShapeView() }
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View { _ShapeView() }
  public nonisolated func fill(style: FillStyle = FillStyle()) -> some View { _ShapeView() }
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some View { _ShapeView() }
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> some View { _ShapeView() }
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { self }
  public nonisolated func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape { self }
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    self
  }
}
extension InsettableShape {
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { _ShapeView() }
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { _ShapeView() }
}
/// A rectangle.
public nonisolated struct Rectangle: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> Rectangle { self }
}
/// How corners are round.
public enum RoundedCornerStyle: Sendable { case circular, continuous }
/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape {
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> RoundedRectangle { self }
}
/// A rectangle with different round corners.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle { self }
}
/// A circle.
public nonisolated struct Circle: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> Circle { self }
}
/// An ellipse.
public nonisolated struct Ellipse: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> Ellipse { self }
}
/// A capsule.
public nonisolated struct Capsule: InsettableShape {
  public init(style: RoundedCornerStyle = .continuous) {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> Capsule { self }
}
extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
extension Shape where Self == Rectangle {
  public static nonisolated var rect: Rectangle { .init() }
}
extension Shape where Self == Circle {
  public static nonisolated var circle: Circle { .init() }
}
extension Shape where Self == Capsule {
  public static nonisolated var capsule: Capsule { .init() }
}
extension Shape where Self == RoundedRectangle {
  public static nonisolated func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { .init(cornerRadius: cornerRadius, style: style) }
}

/// Colours that follow each other.
public struct Gradient: ShapeStyle, Equatable {
  /// A colour and its place.
  public struct Stop: Equatable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  public var stops: [Stop]
  public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }
  public init(stops: [Stop]) { self.stops = stops }
}
/// Colours along a line.
public nonisolated struct LinearGradient: ShapeStyle, _PrimitiveView {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
  @MainActor public func _build(_ builder: _Builder) {}
}
/// Colours around a point.
public nonisolated struct RadialGradient: ShapeStyle, _PrimitiveView {
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  @MainActor public func _build(_ builder: _Builder) {}
}
/// Colours that turn around a point.
public nonisolated struct AngularGradient: ShapeStyle, _PrimitiveView {
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}
  @MainActor public func _build(_ builder: _Builder) {}
}
extension ShapeStyle where Self == LinearGradient {
  public static nonisolated func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { .init(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}
/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  public init<S: ShapeStyle>(_ style: S) {}
}
/// One of the styles of the surroundings.
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
  public static let tertiary = HierarchicalShapeStyle()
  public static let quaternary = HierarchicalShapeStyle()
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static nonisolated var tertiary: HierarchicalShapeStyle { .tertiary }
  public static nonisolated var quaternary: HierarchicalShapeStyle { .quaternary }
}
/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle { public init() {} }
/// The background of the surroundings.
public struct BackgroundStyle: ShapeStyle { public init() {} }
extension Color {
  public nonisolated var gradient: Gradient { Gradient(colors: [self]) }
}
