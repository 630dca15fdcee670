import Foundation

extension UIViewController {
  internal func _dismiss(animated: Bool, completion: (() -> Void)?) {
    if let presenter = _presentingAncestor, let presented = presenter._modal.presented,
      !presented.isBeingDismissed
    {
      return presenter._dismissPresented(animated: animated, completion: completion)
    }
    if let presented = _presentedAncestor, !presented.isBeingDismissed,
      let presenter = presented._modal.presenting
    {
      // While what it presents is already leaving, a second call reaches the presenter itself.
      return presenter._dismissPresented(animated: animated, completion: completion)
    }
    completion?()
  }

  /// Dismisses what this controller itself presents, with everything above.
  internal func _dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard let dismissal = Dismissal(of: self) else { return }
    guard animated || _system.plainDismissal == .inTheCall else {
      for one in dismissal.chain { one._modal.isBeingDismissed = true }
      return MainClock.shared.after(turns: 2) {
        // A controller presented under a root that has gone stays behind.
        guard dismissal.standsUnderRoot else { return }
        dismissal.run(animated: false, completion: completion)
      }
    }
    dismissal.run(animated: animated, completion: completion)
  }
}

/// The end of a presentation and of those above it: only the topmost moves, the others are simply removed.
@MainActor internal final class Dismissal {
  let presenter: UIViewController
  /// The controllers that leave, the lowest first.
  let chain: [UIViewController]
  let presentations: [UIPresentationController]
  let top: UIViewController
  private(set) weak var transition: RunningTransition?

  init?(of presenter: UIViewController) {
    self.presenter = presenter
    var chain: [UIViewController] = []
    var one = presenter._modal.presented
    while let here = one {
      if here.isBeingPresented {
        Console.shared.log(
          "Attempt to dismiss from view controller \(presenter._shortDescription) "
            + "while a presentation or dismiss is in progress!")
        return nil
      }
      if here.isBeingDismissed, let running = here._modalTransition {
        running.isCancelled = false
        running.interrupt()
        break
      }
      chain.append(here)
      one = here._modal.presented
    }
    guard let last = chain.last else { return nil }
    self.chain = chain
    top = last
    presentations = chain.compactMap(\._modal.controller)
  }

  /// Whether the window, if it is there, still has the root under which all of it was presented.
  var standsUnderRoot: Bool {
    var lowest = presenter
    while let presenting = lowest._modal.presenting { lowest = presenting }
    guard let window = presentations.first?._container?.window else { return true }
    return window.rootViewController === lowest._outermost
  }

  func run(
    animated: Bool, drag: (any UIViewControllerInteractiveTransitioning)? = nil,
    completion: (() -> Void)?
  ) {
    guard let container = presentations.last?._container, let lowest = presentations.first else {
      return
    }
    for one in chain { one._modal.isBeingDismissed = true }
    let transition = RunningTransition(
      container: presenter, from: top, to: presenter, in: container, animated: animated)
    self.transition = transition
    transition.presentationStyle = top._resolvedStyle
    transition.tellsTo = lowest._presenterHome != nil
    transition.tellsAppearingFirst = true
    transition.participants = Array(chain.dropLast())
    transition.interactor = drag
    if animated, drag == nil, let delegate = top.transitioningDelegate {
      transition.animator = delegate.animationController(forDismissed: top)
      if let animator = transition.animator {
        transition.interactor = delegate.interactionControllerForDismissal(using: animator)
      }
    }
    if animated, transition.animator == nil { top._zoom(from: presenter, isArriving: false) }
    let below = chain.dropLast().filter { $0._appearance.state == .appeared }
    transition.onWill = {
      for one in below.reversed() { one.beginAppearanceTransition(false, animated: false) }
      for presentation in self.presentations.reversed() {
        presentation.dismissalTransitionWillBegin()
      }
    }
    transition.onPlace = {
      lowest._showPresenter()
      self.presenter._view?.setNeedsLayout()
    }
    transition.onRemove = { completed in
      guard completed else {
        if transition.tellsTo { self.hidePresenterAgain() }
        return
      }
      for presentation in self.presentations { presentation._container?.removeFromSuperview() }
      for one in self.chain { one._view?.removeFromSuperview() }
    }
    transition.onCommit = { completed in
      guard completed else { return }
      for presentation in self.presentations { presentation._unlink() }
    }
    transition.onEnd = { completed in
      for one in below.reversed() {
        if !completed { one.beginAppearanceTransition(true, animated: false) }
        one.endAppearanceTransition()
      }
      for one in self.chain {
        one._modal.isBeingDismissed = false
        if completed { one._modal.isManaged = false }
      }
      for presentation in self.presentations.reversed() {
        presentation.dismissalTransitionDidEnd(completed)
        if completed { presentation._container = nil }
      }
      transition.withdraw()
      if completed { completion?() }
    }
    transition.start()
  }

  private func hidePresenterAgain() {
    guard let lowest = presentations.first, let view = presenter._view else { return }
    lowest._presenterHome = view.superview
    view.removeFromSuperview()
  }
}

/// A finger that drags a sheet down, or a tap beside a popover: what a user's dismissal asks and tells.
@MainActor package final class UserDismissal: NSObject, UIViewControllerInteractiveTransitioning {
  package enum Answer { case begun, refused, impossible }

  private let presented: UIViewController
  private weak var transition: RunningTransition?
  private weak var recognizer: UIPanGestureRecognizer?

  package init(_ presented: UIViewController) { self.presented = presented }

  /// Begins to dismiss: asks first, as UIKit does.
  package func begin() -> Answer {
    guard let presentation = presented._modal.controller, presentation._isDismissibleByUser,
      let presenter = presented._modal.presenting, presented._modal.presented == nil,
      !presented.isBeingDismissed, !presented.isBeingPresented, !(presented is UIAlertController)
    else { return .impossible }
    switch presented._resolvedStyle {
    case .pageSheet, .formSheet:
      if presentation._dragRecognizer.view != nil, !presentation._dragRecognizer.isEnabled {
        return .impossible
      }
      tellOthers(of: presentation)
    case .popover: break
    default: return .impossible
    }
    let delegate = presentation._delegate
    var mayLeave = !presented._holdsModally
    if mayLeave { mayLeave = delegate?.presentationControllerShouldDismiss(presentation) ?? true }
    if mayLeave, let popover = presentation as? UIPopoverPresentationController,
      let asked = delegate as? any UIPopoverPresentationControllerDelegate
    {
      mayLeave = asked.popoverPresentationControllerShouldDismissPopover(popover)
    }
    guard mayLeave else {
      delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return .refused
    }
    guard let dismissal = Dismissal(of: presenter) else { return .impossible }
    delegate?.presentationControllerWillDismiss(presentation)
    let tellEnd: @MainActor @Sendable () -> Void = {
      delegate?.presentationControllerDidDismiss(presentation)
      if let popover = presentation as? UIPopoverPresentationController {
        (delegate as? any UIPopoverPresentationControllerDelegate)?
          .popoverPresentationControllerDidDismissPopover(popover)
      }
    }
    let isLate = presenter._system.dismissalNews == .aTurnLater
    dismissal.run(animated: true, drag: self) {
      isLate ? MainClock.shared.atNextTurn(tellEnd) : tellEnd()
    }
    transition = dismissal.transition
    recognizer = presentation._dragRecognizer
    recognizer?.state = .began
    if presenter._system.disabledDrag == .ends {
      recognizer?._onCancel = { [weak self] in self?.end(cancelled: true) }
    }
    return .begun
  }

  /// The same finger reaches the other recognizers on the sheet.
  private func tellOthers(of presentation: UIPresentationController) {
    let all = presentation.presentedView?.gestureRecognizers ?? []
    // A swipe back over the content is horizontal: it does not recognize a finger that moves down.
    let swipe = (presented as? UINavigationController)?.interactiveContentPopGestureRecognizer
    for case let pan as UIPanGestureRecognizer in all
    where pan !== presentation._dragRecognizer && pan !== swipe
      && !(pan is UIScreenEdgePanGestureRecognizer)
    {
      pan.setTranslation(CGPoint(x: 0, y: 10), in: nil)
      _ = pan._recognize()
    }
  }

  /// Moves the finger.
  package func move(to progress: CGFloat) { transition?.percentComplete = progress }

  /// Lifts the finger.
  package func end(cancelled: Bool) {
    recognizer?._onCancel = nil
    recognizer?.state = .possible
    transition?.settleAfterInteraction(cancelled: cancelled)
  }

  package func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
}

extension UIViewController {
  /// Whether it, or the visible controller inside, holds against the user's dismissal.
  internal var _holdsModally: Bool {
    isModalInPresentation
      || _childrenThatAppear.contains { $0._holdsModally }
  }
}
