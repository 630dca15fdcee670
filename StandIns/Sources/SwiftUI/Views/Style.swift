/// A font, with which nothing is drawn here.
public struct Font: Hashable, Sendable {
  private let name: String
  private var size: CGFloat = 0
  private init(_ name: String, _ size: CGFloat = 0) {
    self.name = name
    self.size = size
  }
  public static let largeTitle = Font("largeTitle")
  public static let title = Font("title")
  public static let title2 = Font("title2")
  public static let title3 = Font("title3")
  public static let headline = Font("headline")
  public static let subheadline = Font("subheadline")
  public static let body = Font("body")
  public static let callout = Font("callout")
  public static let footnote = Font("footnote")
  public static let caption = Font("caption")
  public static let caption2 = Font("caption2")
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font("system", size) }
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font("\(style)") }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name, size) }
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font(name, size) }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name, fixedSize) }
  public init(_ font: UIFont) { self.init("\(font)") }
  public func bold() -> Font { self }
  public func bold(_ isActive: Bool) -> Font { self }
  public func italic() -> Font { self }
  public func italic(_ isActive: Bool) -> Font { self }
  public func width(_ width: Width) -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
  public func smallCaps() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }

  /// How thick a font is.
  public struct Weight: Hashable, Sendable {
    private let name: String
    public static let ultraLight = Weight(name: "ultraLight")
    public static let thin = Weight(name: "thin")
    public static let light = Weight(name: "light")
    public static let regular = Weight(name: "regular")
    public static let medium = Weight(name: "medium")
    public static let semibold = Weight(name: "semibold")
    public static let bold = Weight(name: "bold")
    public static let heavy = Weight(name: "heavy")
    public static let black = Weight(name: "black")
  }
  /// How wide a font is.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.2)
    public static let condensed = Width(-0.1)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
  /// How far lines are apart.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
  /// A kind of font.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  /// What a font is for.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }
}

/// What fills a shape, which is not drawn here.
public protocol ShapeStyle: Sendable {}

/// A colour, which is a view too.
public nonisolated struct Color: _PrimitiveView, ShapeStyle, Hashable, Sendable {
  private let name: String
  private init(name: String) { self.name = name }
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  /// How the numbers of a colour are meant.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) { name = Self.hexadecimal(red, green, blue, opacity) }
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) { name = Self.hexadecimal(white, white, white, opacity) }
  /// The parts, as SwiftUI writes them.
  private static func hexadecimal(_ parts: Double...) -> String {
    "#"
      + parts.map { part in
        let byte = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return byte.count == 1 ? "0\(byte)" : byte
      }.joined()
  }
  public init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) { name = "hsb \(hue) \(saturation) \(brightness) \(opacity)" }
  public init(uiColor: UIColor) { name = "\(uiColor)" }
  public init(_ color: UIColor) { name = "\(color)" }
  public func mix(with rhs: Color, by fraction: Double) -> Color { self }
  @MainActor public func _build(_ builder: _Builder) {}
  public func opacity(_ opacity: Double) -> Color {
    Color(name: "\(Int((opacity * 100).rounded()))% \(name)")
  }
}
extension Color: CustomStringConvertible {
  /// The name of a colour of the system; of others what they are made of.
  public var description: String { name }
}
extension Color {
  public static let red = Color(name: "red")
  public static let orange = Color(name: "orange")
  public static let yellow = Color(name: "yellow")
  public static let green = Color(name: "green")
  public static let mint = Color(name: "mint")
  public static let teal = Color(name: "teal")
  public static let cyan = Color(name: "cyan")
  public static let blue = Color(name: "blue")
  public static let indigo = Color(name: "indigo")
  public static let purple = Color(name: "purple")
  public static let pink = Color(name: "pink")
  public static let brown = Color(name: "brown")
  public static let white = Color(name: "white")
  public static let gray = Color(name: "gray")
  public static let black = Color(name: "black")
  public static let clear = Color(name: "clear")
  public static let primary = Color(name: "primary")
  public static let secondary = Color(name: "secondary")
  public static let accentColor = Color(name: "accentColor")
}
extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var indigo: Color { Color.indigo }
  public static var brown: Color { Color.brown }
  public static var blue: Color { Color.blue }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
  public static var primary: Color { Color.primary }
  public static var secondary: Color { Color.secondary }
  public static var tint: Color { Color.accentColor }
  public static var background: Color { Color.white }
}
/// A material.
public struct Material: ShapeStyle {
  public static let regular = Material()
  public static let thin = Material()
  public static let thick = Material()
  public static let ultraThin = Material()
  public static let ultraThick = Material()
  public static let bar = Material()
}
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .regular }
  public static var thinMaterial: Material { .thin }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var bar: Material { .bar }
}

/// How multiple lines line up.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
/// An axis, or a set of them.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
/// An edge, or a set of them.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}
/// Room at the edges.
public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
