/// The system that a window or an app plays: its version, and one of two answers where the sources differ.
///
/// A window without one of its own plays the app's. Both are back at the standard after `StandIn.reset()`.
public struct _System: Sendable, Equatable {
  /// The versions that behave differently.
  public enum Version: Int, Sendable, Comparable, CaseIterable {
    case iOS17 = 17
    case iOS18 = 18
    case iOS26 = 26
    public static func < (one: Version, other: Version) -> Bool { one.rawValue < other.rawValue }
  }

  /// How the swipe back is turned off where a stack's delegate has `animationControllerFor`.
  public enum AnimatedStack: Sendable, CaseIterable {
    /// The recognizer keeps UIKit's own delegate, which refuses.
    case refuses
    /// The recognizer is left without a delegate, until one is set.
    case losesDelegate
  }

  /// The version of the system.
  public var version = Version.iOS18
  /// How the swipe back is turned off by an animation of the delegate's.
  public var animatedStack = AnimatedStack.refuses

  /// The standard system.
  public init(_ version: Version = .iOS18, animatedStack: AnimatedStack = .refuses) {
    self.version = version
    self.animatedStack = animatedStack
  }
}

extension UIWindow {
  /// The system that this window plays.
  package var _system: _System {
    get { annex["system"] as? _System ?? UIApplication.shared._system }
    set { annex["system"] = newValue }
  }
}

extension UIViewController {
  /// The system of the window that the controller is in, or else the app's.
  internal var _system: _System { _view?.window?._system ?? UIApplication.shared._system }
}
