import Foundation

/// The coordinator of a transition.
@MainActor
internal final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private let transition: RunningTransition
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var changes: [Block] = []
  private var followers: [() -> Void] = []
  private var isAlongsideRun = false
  private var areCompletionsRun = false

  init(_ transition: RunningTransition) { self.transition = transition }

  var isAnimated: Bool { transition.isAnimated }
  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
  var initiallyInteractive: Bool { transition.initiallyInteractive }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { transition.isInteractive }
  var isCancelled: Bool { transition.isCancelled }
  var transitionDuration: TimeInterval { transition.duration }
  var percentComplete: CGFloat { transition.percentComplete }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { transition.containerView }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.context.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    transition.context.view(forKey: key)
  }

  @discardableResult func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool
  {
    guard !areCompletionsRun else { return false }
    if let animation {
      if isAlongsideRun { animation(self) } else { alongside.append(animation) }
    }
    if let completion { completions.append(completion) }
    return transition.container._system.alongside == .agrees
  }
  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }
  func notifyWhenInteractionEnds(_ handler: @escaping Block) { changes.append(handler) }
  func notifyWhenInteractionChanges(_ handler: @escaping Block) { changes.append(handler) }

  func runAlongside() {
    isAlongsideRun = true
    let blocks = alongside
    alongside = []
    for block in blocks { block(self) }
  }

  func interactionChanged() {
    let blocks = changes
    for block in blocks { block(self) }
  }

  func runCompletions() {
    if !isAlongsideRun { runAlongside() }
    areCompletionsRun = true
    let blocks = completions
    completions = []
    let isReversed = transition.container._system.completionOrder == .reversed
    for block in isReversed ? blocks.reversed() : blocks { block(self) }
    changes = []
  }

  /// Does what UIKit itself holds back until the transition has ended, however that ends.
  func afterEnd(_ follower: @escaping () -> Void) { followers.append(follower) }

  func runFollowers() {
    let blocks = followers
    followers = []
    for block in blocks { block() }
  }
}

/// The context that animators get.
@MainActor internal final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let transition: RunningTransition
  private let finalFrame: CGRect
  private let from: UIViewController?
  private let to: UIViewController?

  init(_ transition: RunningTransition) {
    self.transition = transition
    from = transition.from
    to = transition.to
    containerView = transition.containerView
    let presentation = (transition.containerView as? PresentationContainerView)?.presentation
    finalFrame =
      transition.to === presentation?.presentedViewController
      ? presentation?.frameOfPresentedViewInContainerView ?? .zero
      : transition.containerView.bounds
  }

  let containerView: UIView
  var isAnimated: Bool { transition.isAnimated }
  var isInteractive: Bool { transition.isInteractive }
  var transitionWasCancelled: Bool { transition.isCancelled }
  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition.percentComplete = percentComplete
  }
  func finishInteractiveTransition() { transition.settleAfterInteraction(cancelled: false) }
  func cancelInteractiveTransition() { transition.settleAfterInteraction(cancelled: true) }
  func pauseInteractiveTransition() { transition.isInteractive = true }
  func completeTransition(_ didComplete: Bool) {
    if !didComplete { transition.isCancelled = true }
    transition.end(completed: didComplete)
  }
  /// Lets the animator make its animations.
  func animate() { transition.animator?.animateTransition(using: self) }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: transition.fromView
    case .to: transition.toView
    default: nil
    }
  }
  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? vc._view?.frame ?? .zero : .zero
  }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? finalFrame : .zero }
}
