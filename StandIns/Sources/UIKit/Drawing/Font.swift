public import Foundation

// Unchecked, because it never changes after it was made.
open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    var size: CGFloat {
      switch self {
      case .extraLargeTitle: 36
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  public let fontName: String
  public let pointSize: CGFloat
  let weight: Weight
  private let isItalic: Bool

  init(name: String, pointSize: CGFloat, weight: Weight = .regular, isItalic: Bool = false) {
    fontName = name
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    super.init()
  }
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(name: fontName, pointSize: fontSize)
  }
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      name: ".SFUI-Regular", pointSize: pointSize == 0 ? descriptor.pointSize : pointSize,
      weight: descriptor.symbolicTraits.contains(.traitBold) ? .bold : .regular,
      isItalic: descriptor.symbolicTraits.contains(.traitItalic))
  }

  open var familyName: String { fontName }
  open var lineHeight: CGFloat { (pointSize * 1.2).rounded() }
  open var ascender: CGFloat { pointSize * 0.95 }
  open var descender: CGFloat { -pointSize * 0.24 }
  open var capHeight: CGFloat { pointSize * 0.7 }
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      pointSize: pointSize,
      traits: (weight.rawValue > 0.25 ? [.traitBold] : UIFontDescriptor.SymbolicTraits())
        .union(isItalic ? [.traitItalic] : []))
  }
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(name: fontName, pointSize: fontSize, weight: weight, isItalic: isItalic)
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".SFUI-Regular", pointSize: fontSize, weight: weight)
  }
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(name: ".SFUI-Regular", pointSize: fontSize, isItalic: true)
  }
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".SFMono-Regular", pointSize: fontSize, weight: weight)
  }
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
  }
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
      && isItalic == other.isItalic
  }
  open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}

// Unchecked, because it never changes after it was made.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = Self(rawValue: 1)
    public static let traitBold = Self(rawValue: 2)
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
  }
  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits
  init(pointSize: CGFloat, traits: SymbolicTraits) {
    self.pointSize = pointSize
    symbolicTraits = traits
    super.init()
  }
  public convenience init(name: String, size: CGFloat) { self.init(pointSize: size, traits: []) }
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(pointSize: pointSize, traits: traits)
  }
  open func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(pointSize: size, traits: symbolicTraits)
  }
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
}

open class UIFontMetrics: NSObject {
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  public init(forTextStyle style: UIFont.TextStyle) { super.init() }
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
