public import Foundation

public enum UIBarMetrics: Int, Sendable {
  case `default`, compact, defaultPrompt = 101, compactPrompt
}
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
public enum UIBarStyle: Int, Sendable { case `default`, black }

@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Something that a bar shows.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var isEnabled = true
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var isAccessibilityElement = true
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { self.attributes[state.rawValue] = attributes }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
  public static func appearance() -> Self { Appearances.of(self) { self.init(coder: NSCoder()) } }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  /// By what a person finds the item.
  package var readableTitle: String? {
    title.flatMap { $0.isEmpty ? nil : $0 } ?? accessibilityLabel ?? image?.assetName
  }
}

@preconcurrency @MainActor public protocol UIAppearanceContainer {}

/// The objects on which looks are set for all of a class; here they are kept and not applied.
@MainActor enum Appearances {
  private static var objects: [ObjectIdentifier: AnyObject] = [:]
  static func of<T: AnyObject>(_ type: T.Type, make: () -> T?) -> T {
    if let known = objects[ObjectIdentifier(type)] as? T { return known }
    guard let new = make() else { fatalError("\(type) has no appearance: init(coder:) is nil") }
    objects[ObjectIdentifier(type)] = new
    return new
  }
}

extension UIView: UIAppearanceContainer {
  public static func appearance() -> Self {
    Appearances.of(self) { DynamicInit.view(self, frame: .zero) }
  }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIViewController: UIAppearanceContainer {}
