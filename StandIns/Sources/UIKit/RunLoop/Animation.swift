public import Foundation

/// Animations: the changes are made at once, the completion comes some turns later.
@MainActor internal final class Animations {
  static let shared = Animations()
  var areEnabled = true
  /// How many animation blocks are running.
  var depth = 0
  /// Collects completions while a gesture holds the animation that it drives.
  var holder: AnimationHolder?

  func run(delay: TimeInterval = 0, _ animations: () -> Void, completion: ((Bool) -> Void)?) {
    depth += 1
    animations()
    depth -= 1
    let token = NSObject()
    CATransaction._animationDidBegin(token)
    let finish: @MainActor () -> Void = {
      completion?(true)
      CATransaction._animationDidEnd(token)
    }
    if let holder {
      holder.held.append(finish)
    } else {
      MainClock.shared.after(turns: areEnabled ? MainClock.turnsOfAnimation : 1, finish)
    }
  }
}

/// Keeps the completions of animations that a gesture drives, until it lets go.
@MainActor internal final class AnimationHolder {
  var held: [@MainActor () -> Void] = []

  func release() {
    let now = held
    held = []
    MainClock.shared.after(turns: MainClock.turnsOfAnimation) { for finish in now { finish() } }
  }
}

extension UIView {
  internal static var _isInAnimation: Bool { Animations.shared.depth > 0 }

  /// Whether animations run.
  public static var areAnimationsEnabled: Bool { Animations.shared.areEnabled }
  /// Turns animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) { Animations.shared.areEnabled = enabled }
  /// The duration that animations inherit.
  public class var inheritedAnimationDuration: TimeInterval { _isInAnimation ? 0.35 : 0 }
  /// Makes changes without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = Animations.shared.areEnabled
    Animations.shared.areEnabled = false
    actionsWithoutAnimation()
    Animations.shared.areEnabled = before
  }
  /// Animates changes.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { Animations.shared.run(animations, completion: completion) }
  /// Animates changes.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { Animations.shared.run(animations, completion: completion) }
  /// Animates changes like a spring.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { Animations.shared.run(animations, completion: completion) }
  /// Animates changes like a spring.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { Animations.shared.run(animations, completion: completion) }
  /// Animates changes in steps.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { Animations.shared.run(animations, completion: completion) }
  /// One step.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }
  /// Animates changes in a view.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { Animations.shared.run({ animations?() }, completion: completion) }
  /// Exchanges two views.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let superview = fromView.superview
    Animations.shared.run(
      {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          superview?.addSubview(toView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
