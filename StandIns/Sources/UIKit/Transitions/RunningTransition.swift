import Foundation

/// One transition between two view controllers of a container, or of a presentation: the engine under all of them.
///
/// How a container moves from one child to another:
/// ```
/// new.willMove(toParent: self)                      // and what else belongs before: the delegate's willShow …
/// let transition = RunningTransition(container: self, from: old, to: new, in: containerView, animated: true)
/// transition.animator = …; transition.interactor = …  // or none: the platform's own animation
/// transition.onCommit = { completed in … }          // the container's arrays, before the appearance callbacks
/// transition.onEnd = { completed in … }             // didMove(toParent:), the delegate's didShow
/// transition.start()
/// ```
/// `start()` makes both views appear and disappear (`will…`), puts `to`'s view in, sends `viewIsAppearing`, and makes
/// `transitionCoordinator` answer on the container and both children. An unanimated transition ends before `start()` returns;
/// an animated one runs blocks alongside at the next turn and ends after `MainClock.turnsOfAnimation`
/// turns, or when its animator says so: `onCommit`, then `did…`, then `onEnd`, then the coordinator's completions (which
/// a switch moves before `onEnd`).
@MainActor internal final class RunningTransition {
  enum Phase { case new, running, ending, ended }

  let container: UIViewController
  let from: UIViewController?
  let to: UIViewController?
  let containerView: UIView
  let isAnimated: Bool
  var presentationStyle: UIModalPresentationStyle = .none
  /// Whether it presents or dismisses, and runs beside the transitions of the controllers inside.
  var isModal: Bool { presentationStyle != .none }
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Whether appearance callbacks go to `from` and `to`: presentations over a visible presenter leave it alone.
  var tellsFrom = true
  var tellsTo = true
  /// Puts the views in place at the start; the default adds `to`'s view over `from`'s.
  var onPlace: (() -> Void)?
  /// Takes views away at the end; the default removes the view of the controller that is no longer visible.
  var onRemove: ((_ completed: Bool) -> Void)?
  /// Called after the `will…` callbacks.
  var onWill: (() -> Void)?
  /// Whether who appears is told of the end before who disappears, as in presentations.
  var tellsAppearingFirst = false
  var onCommit: ((_ completed: Bool) -> Void)?
  var onEnd: ((_ completed: Bool) -> Void)?
  /// Others whose `transitionCoordinator` is this transition's.
  var participants: [UIViewController] = []

  private(set) var phase = Phase.new
  var coordinator: TransitionCoordinator {
    if let madeCoordinator { return madeCoordinator }
    let made = TransitionCoordinator(self)
    madeCoordinator = made
    return made
  }
  var context: TransitionContext {
    if let madeContext { return madeContext }
    let made = TransitionContext(self)
    madeContext = made
    return made
  }
  private var madeCoordinator: TransitionCoordinator?
  private var madeContext: TransitionContext?
  var isInteractive = false
  private(set) var initiallyInteractive = false
  var isCancelled = false
  var percentComplete: CGFloat = 0

  init(
    container: UIViewController, from: UIViewController?, to: UIViewController?, in view: UIView,
    animated: Bool
  ) {
    self.container = container
    self.from = from
    self.to = to
    containerView = view
    isAnimated = animated
  }

  /// The time that the animation claims to take.
  var duration: TimeInterval {
    guard isAnimated else { return 0 }
    return animator?.transitionDuration(using: context) ?? 0.35
  }

  func start() {
    phase = .running
    isInteractive = isAnimated && (interactor?.wantsInteractiveStart ?? false)
    initiallyInteractive = isInteractive
    if isAnimated {
      for one in everyone {
        if isModal { one._modalTransition = self } else { one._transition = self }
      }
      CATransaction._animationDidBegin(token)
    }
    to?.loadViewIfNeeded()
    if tellsFrom { from?.beginAppearanceTransition(false, animated: isAnimated) }
    if tellsTo { to?.beginAppearanceTransition(true, animated: isAnimated) }
    onWill?()
    place()
    if tellsTo, animator == nil || !isAnimated { to?._isAppearing() }
    guard isAnimated else { return end(completed: true) }
    retained = self
    RunningTransition.running.append(self)
    MainClock.shared.atNextTurn { self.run() }
  }

  /// Ends the transition before its time, since another one begins.
  func interrupt() {
    isInterrupted = true
    end(completed: true)
  }

  /// Ends the transition; every further call is ignored.
  func end(completed: Bool) {
    guard phase == .running else { return }
    phase = .ending
    isInteractive = false
    remove(completed: completed)
    onCommit?(completed)
    if completed { tellCompleted() } else { tellCancelled() }
    animator?.animationEnded(completed)
    phase = .ended
    RunningTransition.running.removeAll { $0 === self }
    // While delegates hear of the end, `transitionCoordinator` still answers; coordinators in the articles' style need it.
    let tellsFirst = isAnimated && container._system.completionTime == .beforeDelegate
    if tellsFirst { tellCoordinated() }
    onEnd?(completed)
    withdraw()
    if isAnimated {
      if !tellsFirst { tellCoordinated() }
      coordinator.runFollowers()
      CATransaction._animationDidEnd(token)
    }
    if !isTellingLater { forget() }
  }

  /// Runs the coordinator's completions, unless the transition was cut short.
  private func tellCoordinated() {
    switch isInterrupted ? container._system.interruption : .tellsAtOnce {
    case .tellsAtOnce: coordinator.runCompletions()
    case .tellsLater:
      isTellingLater = true
      retained = nil
      MainClock.shared.atNextTurn {
        self.coordinator.runCompletions()
        self.forget()
      }
    case .neverTells: break
    }
  }

  private func tellCompleted() {
    if tellsFrom, !tellsAppearingFirst { from?.endAppearanceTransition() }
    if tellsTo { to?.endAppearanceTransition() }
    if tellsFrom, tellsAppearingFirst { from?.endAppearanceTransition() }
  }

  /// Who was about to appear disappears altogether before who was about to disappear comes back.
  private func tellCancelled() {
    if tellsTo {
      to?.beginAppearanceTransition(false, animated: isAnimated)
      to?.endAppearanceTransition()
    }
    if tellsFrom {
      from?.beginAppearanceTransition(true, animated: isAnimated)
      from?.endAppearanceTransition()
    }
  }

  /// Makes `transitionCoordinator` forget the transition.
  func withdraw() {
    for one in everyone where one._transition === self { one._transition = nil }
    for one in everyone where one._modalTransition === self { one._modalTransition = nil }
  }

  /// How far the platform's own animation goes by itself after a gesture.
  func settleAfterInteraction(cancelled: Bool) {
    guard phase == .running, isInteractive else { return }
    isInteractive = false
    isCancelled = cancelled
    coordinator.interactionChanged()
    guard animator == nil else { return }
    isSettling = true
    MainClock.shared.after(turns: turns) { self.end(completed: !cancelled) }
  }

  /// The views that animators move; a presenter that stays visible is not moved.
  var fromView: UIView? { tellsFrom ? from?._view : nil }
  var toView: UIView? { tellsTo ? to?.view : nil }

  /// The animated transitions that are under way, in all windows.
  static var running: [RunningTransition] = []

  var everyone: [UIViewController] { [container, from, to].compactMap { $0 } + participants }

  private var retained: RunningTransition?
  private let token = NSObject()

  /// How many turns the platform's own animation takes.
  private var turns: Int { UIView.areAnimationsEnabled ? MainClock.turnsOfAnimation : 1 }
  private var isSettling = false
  private var isInterrupted = false
  private var isTellingLater = false

  private func run() {
    guard phase == .running else { return }
    coordinator.runAlongside()
    if isSettling { return }
    if isInteractive, let interactor {
      interactor.startInteractiveTransition(context)
    } else if let animator {
      animator.animateTransition(using: context)
    } else {
      MainClock.shared.after(turns: turns) { self.end(completed: true) }
    }
    if tellsTo, phase == .running, to?._view?.window != nil { to?._isAppearing() }
  }

  private func place() {
    if let onPlace { return onPlace() }
    guard let view = to?.view, animator == nil || !isAnimated else { return }
    view.frame = containerView.bounds
    containerView.addSubview(view)
  }

  private func remove(completed: Bool) {
    if let onRemove { return onRemove(completed) }
    let hidden = completed ? from : to
    if hidden?._view?.superview === containerView { hidden?._view?.removeFromSuperview() }
  }

  /// Ends without a callback: the process's clock was reset.
  func abandon() {
    phase = .ended
    withdraw()
    forget()
  }

  private func forget() {
    onPlace = nil
    onWill = nil
    onRemove = nil
    onCommit = nil
    onEnd = nil
    retained = nil
    madeCoordinator = nil
    madeContext = nil
  }
}

extension UIViewController {
  /// Runs a transition between two children of a container on the clock.
  internal func _runContainerTransition(
    from: UIViewController?, to: UIViewController?, in view: UIView, animated: Bool,
    animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil,
    commit: ((Bool) -> Void)? = nil, completion: @escaping (Bool) -> Void
  ) {
    let transition = RunningTransition(
      container: self, from: from, to: to, in: view, animated: animated)
    transition.animator = animator
    transition.interactor = interaction
    transition.onCommit = commit
    transition.onEnd = completion
    transition.start()
  }

  internal func _coordinatorSeen() -> TransitionCoordinator? {
    var one: UIViewController? = self
    while let here = one {
      if let transition = here._transition ?? here._modalTransition {
        return transition.coordinator
      }
      one = here._containment.parent
    }
    return nil
  }
}
