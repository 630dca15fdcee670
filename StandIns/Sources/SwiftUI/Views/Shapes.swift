/// A shape, which is not drawn.
public nonisolated protocol Shape: Sendable, Animatable, View {
  func path(in rect: CGRect) -> Path
  static var role: ShapeRole { get }
}
/// What a shape is for.
public enum ShapeRole: Sendable { case fill, stroke, separator }
/// A shape that can be made smaller.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}
/// The view of a shape, which the stand-in does not draw.
public nonisolated struct _ShapeView: _PrimitiveView {
  internal init() {}
  @MainActor public func _build(_ builder: _Builder) {}
}
extension _ShapeView {
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView { self }
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView { self }
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView { self }
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView { self }
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView { self }
}
extension Shape {
  public static var role: ShapeRole { .fill }
  @MainActor public var body: _ShapeView { _ShapeView() }
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView { _ShapeView() }
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView { _ShapeView() }
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }
  public nonisolated func size(_ size: CGSize) -> some Shape { self }
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape { self }
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self
  }
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape { self }
  public nonisolated func offset(_ offset: CGSize) -> some Shape { self }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape { self }
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    self
  }
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    self
  }
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { self }
  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape { self }
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    self
  }
}
extension InsettableShape {
  public nonisolated func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }
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
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> RoundedRectangle { self }
}
/// A rectangle with different round corners.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }
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
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> Capsule { self }
}
extension Shape where Self == Rectangle {
  public static nonisolated var rect: Rectangle { .init() }
}
extension Shape where Self == Circle {
  public static nonisolated var circle: Circle { .init() }
}
extension Shape where Self == Ellipse {
  public static nonisolated var ellipse: Ellipse { .init() }
}
extension Shape where Self == Capsule {
  public static nonisolated var capsule: Capsule { .init() }
  public static nonisolated func capsule(style: RoundedCornerStyle) -> Capsule {
    .init(style: style)
  }
}
extension Shape where Self == ContainerRelativeShape {
  public static nonisolated var containerRelative: ContainerRelativeShape { .init() }
}
extension Shape where Self == ButtonBorderShape {
  public static nonisolated var buttonBorder: ButtonBorderShape { .automatic }
}
extension Shape where Self == UnevenRoundedRectangle {
  public static nonisolated func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    .init(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
  public static nonisolated func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { .init(cornerRadii: cornerRadii, style: style) }
}
/// How round each corner of a rectangle is.
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
/// The shape of the container around.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}
/// A shape whose type is hidden.
public nonisolated struct AnyShape: Shape {
  private let make: @Sendable (CGRect) -> Path
  public init<S: Shape>(_ shape: S) { make = { shape.path(in: $0) } }
  public func path(in rect: CGRect) -> Path { make(rect) }
}
extension ButtonBorderShape: InsettableShape {
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public nonisolated func inset(by amount: CGFloat) -> ButtonBorderShape { self }
}
extension Shape where Self == RoundedRectangle {
  public static nonisolated func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { .init(cornerRadius: cornerRadius, style: style) }
  public static nonisolated func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { .init(cornerSize: cornerSize, style: style) }
}
