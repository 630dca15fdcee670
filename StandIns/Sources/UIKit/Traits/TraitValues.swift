public import Foundation

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1, inactive, active
}
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private static let order = [
    "UICTContentSizeCategoryXS", "UICTContentSizeCategoryS", "UICTContentSizeCategoryM",
    "UICTContentSizeCategoryL", "UICTContentSizeCategoryXL", "UICTContentSizeCategoryXXL",
    "UICTContentSizeCategoryXXXL", "UICTContentSizeCategoryAccessibilityM",
    "UICTContentSizeCategoryAccessibilityL", "UICTContentSizeCategoryAccessibilityXL",
    "UICTContentSizeCategoryAccessibilityXXL", "UICTContentSizeCategoryAccessibilityXXXL",
  ]
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: order[0])
  public static let small = Self(rawValue: order[1])
  public static let medium = Self(rawValue: order[2])
  public static let large = Self(rawValue: order[3])
  public static let extraLarge = Self(rawValue: order[4])
  public static let extraExtraLarge = Self(rawValue: order[5])
  public static let extraExtraExtraLarge = Self(rawValue: order[6])
  public static let accessibilityMedium = Self(rawValue: order[7])
  public static let accessibilityLarge = Self(rawValue: order[8])
  public static let accessibilityExtraLarge = Self(rawValue: order[9])
  public static let accessibilityExtraExtraLarge = Self(rawValue: order[10])
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: order[11])
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  private var rank: Int { Self.order.firstIndex(of: rawValue) ?? -1 }
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown
  case landscapeRight = 3
  case landscapeLeft = 4
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
