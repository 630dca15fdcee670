public import Foundation

/// Names a view controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is visible at the start, or the end of a cancelled transition.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that is visible at the end of a completed transition.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view shown at the start.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view shown at the end.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// What an animator knows about the transition it animates.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the animation happens.
  var containerView: UIView { get }
  /// Whether there is an animation.
  var isAnimated: Bool { get }
  /// Whether a gesture drives it now.
  var isInteractive: Bool { get }
  /// Whether it was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `.none` in a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the target is turned.
  var targetTransform: CGAffineTransform { get }
  /// Tells how far the gesture is.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the gesture; the transition completes.
  func finishInteractiveTransition()
  /// Ends the gesture; the transition goes back.
  func cancelInteractiveTransition()
  /// Stops an animation that can be interrupted.
  func pauseInteractiveTransition()
  /// Ends the transition; every animator must call it.
  func completeTransition(_ didComplete: Bool)
  /// A view controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view starts.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view ends.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Makes the animations; calls `completeTransition` at their end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// An animator that can be interrupted.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// The animation ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Optional: nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
  /// Optional: an animator without animations, which UIKit never requests.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { UIViewPropertyAnimator(duration: 0, curve: .linear) }
}

/// Lets a gesture drive a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Makes the animations that the gesture drives.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed after the gesture.
  var completionSpeed: CGFloat { get }
  /// The curve after the gesture.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins as a gesture.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Optional: 1.
  public var completionSpeed: CGFloat { 1 }
  /// Optional: slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Optional: yes.
  public var wantsInteractiveStart: Bool { true }
}

/// The properties of a transition that other objects can read.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether there is an animation.
  var isAnimated: Bool { get }
  /// The style of the presentation; `.none` in a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began as a gesture.
  var initiallyInteractive: Bool { get }
  /// Whether it can be interrupted.
  var isInterruptible: Bool { get }
  /// Whether a gesture drives it now.
  var isInteractive: Bool { get }
  /// Whether it was cancelled.
  var isCancelled: Bool { get }
  /// How long it takes.
  var transitionDuration: TimeInterval { get }
  /// How far the gesture is.
  var percentComplete: CGFloat { get }
  /// The speed after the gesture.
  var completionVelocity: CGFloat { get }
  /// The curve after the gesture.
  var completionCurve: UIView.AnimationCurve { get }
  /// A view controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the animation happens.
  var containerView: UIView { get }
  /// How the target is turned.
  var targetTransform: CGAffineTransform { get }
}

/// Lets others move with a transition and learn of its end.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs blocks with the transition and at its end.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs blocks with the transition, outside its container view, and at its end.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls when a gesture ended.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls when a gesture begins or ends.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs blocks with the transition and at its end.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A controller whose size children may ask for.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size it would like.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}
