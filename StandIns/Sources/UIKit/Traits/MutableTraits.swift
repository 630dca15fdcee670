public import Foundation

public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var affectsColorAppearance: Bool { get }
  static var name: String { get }
  static var identifier: String { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { "\(Self.self)" }
}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}
public enum UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
public enum UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
}

public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var displayScale: CGFloat { get set }
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value where T.Value: Hashable { get set }
}

/// The traits that the app sets in place of the inherited ones.
public protocol UITraitOverrides: UIMutableTraits {
  func contains(_ trait: UITrait) -> Bool
  mutating func remove(_ trait: UITrait)
}

package struct MutableTraits: UITraitOverrides {
  package var values = UITraitCollection.Values()
  package init(values: UITraitCollection.Values = .init()) { self.values = values }

  package var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle ?? .unspecified }
    set { values.userInterfaceStyle = newValue }
  }
  package var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass ?? .unspecified }
    set { values.horizontalSizeClass = newValue }
  }
  package var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass ?? .unspecified }
    set { values.verticalSizeClass = newValue }
  }
  package var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom ?? .unspecified }
    set { values.userInterfaceIdiom = newValue }
  }
  package var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel ?? .unspecified }
    set { values.userInterfaceLevel = newValue }
  }
  package var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection ?? .unspecified }
    set { values.layoutDirection = newValue }
  }
  package var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory ?? .unspecified }
    set { values.preferredContentSizeCategory = newValue }
  }
  package var displayScale: CGFloat {
    get { values.displayScale ?? 0 }
    set { values.displayScale = newValue }
  }
  package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value where T.Value: Hashable {
    get { values.custom[ObjectIdentifier(trait)]?.base as? T.Value ?? trait.defaultValue }
    set { values.custom[ObjectIdentifier(trait)] = AnyHashable(newValue) }
  }
  package func contains(_ trait: UITrait) -> Bool {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: values.userInterfaceStyle != nil
    case is UITraitHorizontalSizeClass.Type: values.horizontalSizeClass != nil
    case is UITraitVerticalSizeClass.Type: values.verticalSizeClass != nil
    case is UITraitPreferredContentSizeCategory.Type: values.preferredContentSizeCategory != nil
    default: values.custom[ObjectIdentifier(trait)] != nil
    }
  }
  package mutating func remove(_ trait: UITrait) {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: values.userInterfaceStyle = nil
    case is UITraitHorizontalSizeClass.Type: values.horizontalSizeClass = nil
    case is UITraitVerticalSizeClass.Type: values.verticalSizeClass = nil
    case is UITraitPreferredContentSizeCategory.Type: values.preferredContentSizeCategory = nil
    default: values.custom[ObjectIdentifier(trait)] = nil
    }
  }
}

@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What `registerForTraitChanges` returns.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

public typealias UITraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) ->
  Void

@preconcurrency @MainActor public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Asks to be told of changes, which never come here.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
  /// Asks to be told of changes, for a closure that names the type of what it is given.
  @discardableResult
  public func registerForTraitChanges<Observer>(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Observer>
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

@MainActor private final class TraitChangeRegistration: UITraitChangeRegistration {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
