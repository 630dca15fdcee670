import Foundation

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let image = Self(rawValue: 4)
  public static let selected = Self(rawValue: 8)
  public static let staticText = Self(rawValue: 64)
  public static let notEnabled = Self(rawValue: 256)
  public static let header = Self(rawValue: 1 << 16)
}

extension UIView {
  public var accessibilityIdentifier: String? {
    get { annex["axIdentifier"] as? String }
    set { annex["axIdentifier"] = newValue }
  }
  public var accessibilityLabel: String? {
    get { annex["axLabel"] as? String }
    set { annex["axLabel"] = newValue }
  }
  public var accessibilityHint: String? {
    get { annex["axHint"] as? String }
    set { annex["axHint"] = newValue }
  }
  public var accessibilityValue: String? {
    get { annex["axValue"] as? String }
    set { annex["axValue"] = newValue }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { annex["axTraits"] as? UIAccessibilityTraits ?? [] }
    set { annex["axTraits"] = newValue }
  }
  public var isAccessibilityElement: Bool {
    get { annex["axElement"] as? Bool ?? false }
    set { annex["axElement"] = newValue }
  }
  public var accessibilityElementsHidden: Bool {
    get { annex["axHidden"] as? Bool ?? false }
    set { annex["axHidden"] = newValue }
  }
  public var accessibilityViewIsModal: Bool {
    get { annex["axModal"] as? Bool ?? false }
    set { annex["axModal"] = newValue }
  }
  public var accessibilityElements: [Any]? {
    get { annex["axElements"] as? [Any] }
    set { annex["axElements"] = newValue }
  }
}

@MainActor public enum UIAccessibility {
  public enum Notification: Sendable { case screenChanged, layoutChanged, announcement }
  public static func post(notification: Notification, argument: Any?) {}
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
}
