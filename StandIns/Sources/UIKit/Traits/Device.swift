public import Foundation

@preconcurrency @MainActor open class UIDevice: NSObject {
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  public static let current = UIDevice()
  open internal(set) var name = "iPhone"
  open internal(set) var model = "iPhone"
  open internal(set) var localizedModel = "iPhone"
  open internal(set) var systemName = "iOS"
  open var systemVersion: String { "\(UIApplication.shared._system.version.rawValue).0" }
  open package(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  open internal(set) var orientation = UIDeviceOrientation.portrait
  open internal(set) var identifierForVendor: UUID? = UUID()
  open var isBatteryMonitoringEnabled = false
  open internal(set) var batteryState = BatteryState.unknown
  open internal(set) var batteryLevel: Float = -1
  open var isMultitaskingSupported: Bool { true }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

@preconcurrency @MainActor open class UIScreen: NSObject {
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }
  open package(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open internal(set) var scale: CGFloat = 3
  open var nativeScale: CGFloat { scale }
  open var brightness: CGFloat = 0.5
  open var maximumFramesPerSecond: Int { 60 }
  open var isCaptured: Bool { false }
  open package(set) var traitCollection = UITraitCollection.current
}

@MainActor open class UIImpactFeedbackGenerator: NSObject {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public override init() {}
  public init(style: FeedbackStyle) {}
  open func prepare() {}
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

@MainActor open class UISelectionFeedbackGenerator: NSObject {
  public override init() {}
  open func prepare() {}
  open func selectionChanged() {}
}

@MainActor open class UINotificationFeedbackGenerator: NSObject {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public override init() {}
  open func prepare() {}
  open func notificationOccurred(_ type: FeedbackType) {}
}

@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  open var string: String?
  open var strings: [String]?
  open var url: URL?
  open var hasStrings: Bool { string != nil }
}
