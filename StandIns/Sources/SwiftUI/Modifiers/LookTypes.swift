// The values that modifiers of the looks take.

/// An edge above or below, or a set of them.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom
  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}
/// How content fits.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
extension Image {
  /// How large a symbol is.
  public enum Scale: Hashable, Sendable { case small, medium, large }
}
/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  internal let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
}
/// Words that are chosen by a name, for looks that are not drawn.
internal protocol LookValue: Hashable, Sendable {}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public static let zero = Angle()
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }
  public static func + (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians + other.radians)
  }
  public static func - (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians - other.radians)
  }
  public static prefix func - (one: Angle) -> Angle { Angle(radians: -one.radians) }
  public static func * (one: Angle, factor: Double) -> Angle {
    Angle(radians: one.radians * factor)
  }
  public static func / (one: Angle, divisor: Double) -> Angle {
    Angle(radians: one.radians / divisor)
  }
  public static func += (one: inout Angle, other: Angle) { one = one + other }
  public static func -= (one: inout Angle, other: Angle) { one = one - other }
}
extension Angle: Animatable {
  public typealias AnimatableData = Double
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
/// How colours are mixed.
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}
extension Text {
  /// How letters are written.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  /// Where words are cut.
  public enum TruncationMode: Hashable, Sendable { case head, middle, tail }
}
/// How words begin while they are typed.
public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { .init() }
  public static var words: TextInputAutocapitalization { .init() }
  public static var sentences: TextInputAutocapitalization { .init() }
  public static var characters: TextInputAutocapitalization { .init() }
}
/// How much something stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }
/// Coordinates that views share.
@propertyWrapper public nonisolated struct Namespace: DynamicProperty {
  /// Tells namespaces apart.
  public struct ID: Hashable, Sendable {
    fileprivate let value: UUID
  }
  @State private var id = ID(value: UUID())
  public init() {}
  public var wrappedValue: ID { id }
}
/// How pages come and go.
@MainActor @preconcurrency public protocol NavigationTransition {}
/// Pages come and go as usual.
public nonisolated struct AutomaticNavigationTransition: NavigationTransition {}
/// A page comes out of a view and goes back into it.
public nonisolated struct ZoomNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static nonisolated var automatic: AutomaticNavigationTransition { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static nonisolated func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { .init() }
}
/// How a tab view looks.
@MainActor @preconcurrency public protocol TabViewStyle {}
/// The default tab view.
public nonisolated struct DefaultTabViewStyle: TabViewStyle { public init() {} }
/// A tab view of pages.
public nonisolated struct PageTabViewStyle: TabViewStyle {
  /// Whether the pages are counted.
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
/// A tab view that becomes a sidebar.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static nonisolated var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static nonisolated var page: PageTabViewStyle { .init() }
  public static nonisolated func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { .init() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static nonisolated var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}
/// What a view is for those who cannot see.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  public static let isModal = AccessibilityTraits(rawValue: 64)
  public static let isSearchField = AccessibilityTraits(rawValue: 128)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 256)
  public static let isToggle = AccessibilityTraits(rawValue: 512)
}
/// What becomes of the parts of a view for those who cannot see.
public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }
/// A shortcut on a keyboard.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
}
/// Keys that are held.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command]
}
/// Whether words can be selected.
public struct TextSelectability: Sendable {
  public static let enabled = TextSelectability()
  public static let disabled = TextSelectability()
}
/// What a gallery of previews shows.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
/// The room of a preview.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat)
}
/// The device of a preview.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
}
