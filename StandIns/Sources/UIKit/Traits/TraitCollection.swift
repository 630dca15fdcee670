public import Foundation

/// A set of traits; what was not specified stays unspecified.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  // Unchecked, because `custom` holds values of traits, which are plain values, as `AnyHashable`.
  package struct Values: Hashable, @unchecked Sendable {
    var userInterfaceStyle: UIUserInterfaceStyle?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var userInterfaceIdiom: UIUserInterfaceIdiom?
    var userInterfaceLevel: UIUserInterfaceLevel?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var accessibilityContrast: UIAccessibilityContrast?
    var legibilityWeight: UILegibilityWeight?
    var preferredContentSizeCategory: UIContentSizeCategory?
    var displayScale: CGFloat?
    var custom: [ObjectIdentifier: AnyHashable] = [:]

    mutating func overlay(_ other: Values) {
      userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
      horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
      verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
      userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
      userInterfaceLevel = other.userInterfaceLevel ?? userInterfaceLevel
      layoutDirection = other.layoutDirection ?? layoutDirection
      accessibilityContrast = other.accessibilityContrast ?? accessibilityContrast
      legibilityWeight = other.legibilityWeight ?? legibilityWeight
      preferredContentSizeCategory =
        other.preferredContentSizeCategory ?? preferredContentSizeCategory
      displayScale = other.displayScale ?? displayScale
      custom.merge(other.custom) { $1 }
    }
  }

  package let values: Values

  package init(values: Values) {
    self.values = values
    super.init()
  }
  public override convenience init() { self.init(values: Values()) }
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = MutableTraits(values: Values())
    mutations(&traits)
    self.init(values: (traits as? MutableTraits)?.values ?? Values())
  }
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var all = Values()
    for traits in traitCollections { all.overlay(traits.values) }
    self.init(values: all)
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: Values(userInterfaceStyle: userInterfaceStyle))
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Values(horizontalSizeClass: horizontalSizeClass))
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Values(verticalSizeClass: verticalSizeClass))
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: Values(userInterfaceIdiom: idiom))
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: Values(userInterfaceLevel: userInterfaceLevel))
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: Values(layoutDirection: layoutDirection))
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: Values(preferredContentSizeCategory: preferredContentSizeCategory))
  }
  public convenience init(displayScale scale: CGFloat) {
    self.init(values: Values(displayScale: scale))
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? .unspecified
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    values.verticalSizeClass ?? .unspecified
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.layoutDirection ?? .unspecified
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    values.accessibilityContrast ?? .unspecified
  }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? .unspecified
  }
  public var displayScale: CGFloat { values.displayScale ?? 0 }
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  public var displayGamut: UIDisplayGamut { .P3 }

  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value where T.Value: Hashable {
    values.custom[ObjectIdentifier(trait)]?.base as? T.Value ?? trait.defaultValue
  }

  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return UITraitCollection(values: (traits as? MutableTraits)?.values ?? values)
  }
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var all = values
    all.overlay(trait.values)
    return all == values
  }
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
  public func performAsCurrent(_ actions: () -> Void) {
    let old = Self.current
    Self.current = self
    actions()
    Self.current = old
  }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }
  public override var hash: Int { values.hashValue }

  private static let shared = Locked(
    UITraitCollection(
      values: Values(
        userInterfaceStyle: .light, horizontalSizeClass: .compact, verticalSizeClass: .regular,
        userInterfaceIdiom: .phone, userInterfaceLevel: .base, layoutDirection: .leftToRight,
        preferredContentSizeCategory: .large, displayScale: 3)))

  public static var current: UITraitCollection {
    get { shared.value }
    set { shared.value = newValue }
  }
}

/// A value under a lock.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value
  init(_ value: Value) { stored = value }
  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
