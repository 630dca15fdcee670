public import Foundation

/// A colour: its components, a name, or a provider that is asked with traits.
// Unchecked, because it never changes after it was made.
open class UIColor: NSObject, @unchecked Sendable {
  private enum Kind {
    case components(CGFloat, CGFloat, CGFloat, CGFloat)
    case named(String)
    case dynamic((UITraitCollection) -> UIColor)
  }
  private let kind: Kind
  private let opacity: CGFloat?

  private init(kind: Kind, opacity: CGFloat? = nil) {
    self.kind = kind
    self.opacity = opacity
    super.init()
  }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    kind = .components(red, green, blue, alpha)
    opacity = nil
    super.init()
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let h = (hue - hue.rounded(.down)) * 6
    let (f, v) = (h - h.rounded(.down), brightness)
    let (p, q, t) = (
      v * (1 - saturation), v * (1 - saturation * f), v * (1 - saturation * (1 - f))
    )
    let rgb: (CGFloat, CGFloat, CGFloat) =
      switch Int(h) {
      case 0: (v, t, p)
      case 1: (q, v, p)
      case 2: (p, v, t)
      case 3: (p, q, v)
      case 4: (t, p, v)
      default: (v, p, q)
      }
    self.init(red: rgb.0, green: rgb.1, blue: rgb.2, alpha: alpha)
  }
  public convenience init(displayP3Red r: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: r, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(cgColor: CGColor) {
    let c = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: c[0], green: c[1], blue: c[2], alpha: c[3])
  }
  /// A colour of an asset catalogue: here every name but the empty one has a colour.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    guard !name.isEmpty else { return nil }
    self.init(kind: .named(name))
  }
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(kind: .dynamic(dynamicProvider))
  }
  public convenience init(patternImage image: UIImage) {
    self.init(red: 0, green: 0, blue: 0, alpha: 1)
  }
  public required convenience init?(coder: NSCoder) { nil }

  static func system(_ name: String) -> UIColor { UIColor(kind: .named(name)) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .components(let r, let g, let b, _) = kind {
      return UIColor(red: r, green: g, blue: b, alpha: alpha)
    }
    return UIColor(kind: kind, opacity: alpha)
  }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch kind {
    case .components: return self
    case .dynamic(let provider):
      let resolved = provider(traitCollection).resolvedColor(with: traitCollection)
      return opacity.map(resolved.withAlphaComponent) ?? resolved
    case .named(let name):
      let isDark = traitCollection.userInterfaceStyle == .dark
      let (r, g, b, a) = Self.components(of: name, isDark: isDark)
      return UIColor(red: r, green: g, blue: b, alpha: opacity ?? a)
    }
  }
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let c = cgColor.components else { return false }
    red?.pointee = c[0]
    green?.pointee = c[1]
    blue?.pointee = c[2]
    alpha?.pointee = c[3]
    return true
  }
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let c = cgColor.components else { return false }
    white?.pointee = (c[0] + c[1] + c[2]) / 3
    alpha?.pointee = c[3]
    return true
  }
  open var cgColor: CGColor {
    guard case .components(let r, let g, let b, let a) = kind else {
      return resolvedColor(with: .current).cgColor
    }
    return CGColor(red: r, green: g, blue: b, alpha: a)
  }
  open func set() {}
  open func setFill() {}
  open func setStroke() {}

  /// Some colour for a name: the light or dark one where it is a system's background or label.
  private static func components(
    of name: String, isDark: Bool
  ) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    if name.hasSuffix("ackground") { return isDark ? (0, 0, 0, 1) : (1, 1, 1, 1) }
    if name.hasSuffix("abel") { return isDark ? (1, 1, 1, 1) : (0, 0, 0, 1) }
    var hash: UInt64 = 5381
    for byte in name.utf8 { hash = hash &* 33 &+ UInt64(byte) }
    func part(_ shift: UInt64) -> CGFloat { CGFloat((hash >> shift) & 255) / 255 }
    return (part(0), part(8), part(16), 1)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    switch (kind, other.kind) {
    case (.components(let a, let b, let c, let d), .components(let e, let f, let g, let h)):
      return (a, b, c, d) == (e, f, g, h)
    case (.named(let a), .named(let b)): return a == b && opacity == other.opacity
    default: return false
    }
  }
  open override var hash: Int {
    switch kind {
    case .components(let r, let g, let b, let a): [r, g, b, a].hashValue
    case .named(let name): name.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }
  open override var description: String {
    switch kind {
    case .components(let r, let g, let b, let a): "UIExtendedSRGBColorSpace \(r) \(g) \(b) \(a)"
    case .named(let name): "<UIDynamicColor; name = \(name)>"
    case .dynamic: "<UIDynamicProviderColor>"
    }
  }
}
