public import Foundation
/// x
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: NSObjectProtocol {}
/// x
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// x
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {}
}
/// Groups changes.
@preconcurrency @MainActor open class CATransaction: NSObject {
  internal static func _animationDidBegin(_ token: NSObject) {}
  internal static func _animationDidEnd(_ token: NSObject) {}
}
extension UIView {
  internal static var _isInAnimation = false
  /// x
  public static var areAnimationsEnabled = true
  /// x
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    MainClock.shared.after(turns: MainClock.turnsOfAnimation) { completion?(true) }
  }
}
