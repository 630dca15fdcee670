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
  /// A way to use the device with help.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// What VoiceOver does; `nil` while it is off.
  package static var _voiceOver: _VoiceOver?

  public static func post(notification: Notification, argument: Any?) {
    _voiceOver?.receive(notification, argument)
  }
  public static func focusedElement(using identifier: AssistiveTechnologyIdentifier?) -> Any? {
    identifier == .notificationSwitchControl ? nil : _voiceOver?.focus
  }
  public static var isVoiceOverRunning: Bool { _voiceOver != nil }
  public static var isReduceMotionEnabled: Bool { false }
}

/// VoiceOver while it is on: it is where it was moved to.
///
/// By itself it moves nowhere: which element it takes where a notification names none is not modelled.
@MainActor public final class _VoiceOver {
  /// The element that it reads.
  public weak var focus: NSObject?
  /// The elements to which notifications have moved it, oldest first; `nil` where they named none.
  public private(set) var moves: [NSObject?] = []

  package init() {}

  fileprivate func receive(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    guard notification != .announcement else { return }
    focus = argument as? NSObject
    moves.append(focus)
  }
}
