public import Foundation

/// Drives the animations of an animator by a gesture.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: (any UIViewControllerContextTransitioning)?
  private var holder: AnimationHolder?
  /// What the gesture said before the transition began.
  private var answer: Bool?

  /// Creates a driver.
  public override init() { super.init() }

  /// How long the animator's animations take.
  open private(set) var duration: CGFloat = 0
  /// How far the gesture is.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed after the gesture.
  open var completionSpeed: CGFloat = 1
  /// The curve after the gesture.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The curve during the gesture.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins as a gesture.
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    let holder = AnimationHolder()
    self.holder = holder
    Animations.shared.holder = holder
    (transitionContext as? TransitionContext)?.animate()
    Animations.shared.holder = nil
    transitionContext.updateInteractiveTransition(percentComplete)
    if let answer { end(completed: answer) }
  }
  /// Stops the animation, so that the gesture takes over.
  open func pause() { context?.pauseInteractiveTransition() }
  /// Moves the animation to a part of its way.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    context?.updateInteractiveTransition(percentComplete)
  }
  /// Ends the gesture; the transition goes back.
  open func cancel() { end(completed: false) }
  /// Ends the gesture; the transition completes.
  open func finish() { end(completed: true) }

  private func end(completed: Bool) {
    guard let context else {
      answer = completed
      return
    }
    answer = nil
    if completed {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    self.context = nil
    holder?.release()
    holder = nil
  }
}
