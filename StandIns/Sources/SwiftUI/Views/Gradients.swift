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
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  @MainActor public func _build(_ builder: _Builder) {}
}
/// Colours that turn around a point.
public nonisolated struct AngularGradient: ShapeStyle, _PrimitiveView {
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
  @MainActor public func _build(_ builder: _Builder) {}
}
/// Colours that go out from the middle in ellipses.
public nonisolated struct EllipticalGradient: ShapeStyle, _PrimitiveView {
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  @MainActor public func _build(_ builder: _Builder) {}
}
/// Colours at the points of a net.
public nonisolated struct MeshGradient: ShapeStyle, _PrimitiveView {
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true
  ) {}
  @MainActor public func _build(_ builder: _Builder) {}
}
extension ShapeStyle where Self == RadialGradient {
  public static nonisolated func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    .init(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public static nonisolated func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    .init(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
extension ShapeStyle where Self == AngularGradient {
  public static nonisolated func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    .init(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static nonisolated func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient { .init(colors: colors, center: center, angle: angle) }
}
extension ShapeStyle where Self == LinearGradient {
  public static nonisolated func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { .init(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
  public static nonisolated func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { .init(stops: stops, startPoint: startPoint, endPoint: endPoint) }
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
/// A drawing as a style.
public struct ImagePaint: ShapeStyle {
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {}
}
extension ShapeStyle where Self == ImagePaint {
  public static nonisolated func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { .init(image: image, sourceRect: sourceRect, scale: scale) }
}
/// The colour of lines between others.
public struct SeparatorShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static nonisolated var separator: SeparatorShapeStyle { .init() }
}
/// The colour of words that stand for a missing value.
public struct PlaceholderTextShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static nonisolated var placeholder: PlaceholderTextShapeStyle { .init() }
}
/// The colour of links.
public struct LinkShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == LinkShapeStyle {
  public static nonisolated var link: LinkShapeStyle { .init() }
}
/// The foreground of the surroundings.
public struct ForegroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == ForegroundStyle {
  public static nonisolated var foreground: ForegroundStyle { .init() }
}
extension ShapeStyle where Self == AnyShapeStyle {
  public static nonisolated var selection: AnyShapeStyle { .init(ForegroundStyle()) }
  public static nonisolated var fill: AnyShapeStyle { .init(ForegroundStyle()) }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static nonisolated var quinary: HierarchicalShapeStyle { .quaternary }
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
extension ShapeStyle {
  public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle { self }
  public nonisolated var secondary: some ShapeStyle { self }
  public nonisolated var tertiary: some ShapeStyle { self }
  public nonisolated var quaternary: some ShapeStyle { self }
  public nonisolated func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  public nonisolated func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}
/// A shadow.
public struct ShadowStyle: Equatable, Sendable {
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}
