import Foundation

extension UIViewController {
  internal func _present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard _mayBePresented(controller) else { return }
    let presenter = _presenter(of: controller)
    if presenter._system.earlyPresentation == .waits, let coordinator = presenter._coordinatorSeen()
    {
      coordinator.afterEnd {
        self.present(controller, animated: animated, completion: completion)
      }
      return
    }
    let attempt =
      "Attempt to present \(controller._shortDescription) on \(presenter._shortDescription) "
      + "(from \(_shortDescription))"
    if let other = presenter._modal.presented {
      return Console.shared.log(
        other.isBeingPresented
          ? "\(attempt) while a presentation is in progress!"
          : "\(attempt) which is already presenting \(other._shortDescription).")
    }
    if presenter.isBeingDismissed {
      return Console.shared.log("\(attempt) while a dismissal is in progress!")
    }
    guard let window = presenter._view?.window else {
      return Console.shared.log("\(attempt) whose view is not in the window hierarchy!")
    }
    let presentation = controller._makePresentationController(presenting: presenter, source: self)
    guard presentation._mayBegin() else { return }
    presenter._modal.presented = controller
    controller._modal.presenting = presenter
    controller._modal.isManaged = true
    controller._modal.isBeingPresented = true
    presentation._begin(in: window)
    presentation._run(from: presenter, source: self, animated: animated, completion: completion)
  }

  /// Where UIKit throws: a controller that is in another place already.
  private func _mayBePresented(_ controller: UIViewController) -> Bool {
    let tried = "Application tried to present modally a view controller "
    if controller === self {
      Console.shared.raise(
        "NSInvalidArgumentException",
        "Application tried to present modally an active view controller "
          + "\(controller._shortDescription).")
      return false
    }
    if let presenter = controller._modal.presenting {
      Console.shared.raise(
        "NSInvalidArgumentException",
        "\(tried)\(controller._shortDescription) that is already being presented by "
          + "\(presenter._shortDescription).")
      return false
    }
    if let parent = controller._containment.parent {
      Console.shared.raise(
        "NSInvalidArgumentException",
        "\(tried)\(controller._shortDescription) that has a parent view controller "
          + "\(parent._shortDescription).")
      return false
    }
    return true
  }

  /// The controller that presents for this one: the outermost around it, or the nearest that defines a context.
  private func _presenter(of controller: UIViewController) -> UIViewController {
    switch controller.modalPresentationStyle {
    case .currentContext, .overCurrentContext:
      var one: UIViewController? = self
      while let here = one {
        if here.definesPresentationContext { return here }
        one = here._containment.parent
      }
      return _outermost
    default:
      return _outermost
    }
  }

  internal func _show(_ controller: UIViewController, sender: Any?) {
    if let parent = _containment.parent { return parent.show(controller, sender: sender) }
    present(controller, animated: true)
  }

  internal func _showDetail(_ controller: UIViewController, sender: Any?) {
    if let parent = _containment.parent {
      return parent.showDetailViewController(controller, sender: sender)
    }
    present(controller, animated: true)
  }
}

extension UIPresentationController {
  /// Where UIKit throws: a popover that points at nothing, where there is room for one.
  internal func _mayBegin() -> Bool {
    guard let popover = self as? UIPopoverPresentationController else { return true }
    if let delegate = _delegate as? any UIPopoverPresentationControllerDelegate {
      delegate.prepareForPopoverPresentation(popover)
    }
    guard presentedViewController._resolvedStyle == .popover, !popover._hasSource else {
      return true
    }
    Console.shared.raise(
      "NSGenericException",
      presentedViewController is UIAlertController
        ? "Your application has presented a UIAlertController of style "
          + "UIAlertControllerStyleActionSheet. You must provide either a sourceView and sourceRect "
          + "or a barButtonItem."
        : "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil "
          + "sourceView or barButtonItem set before the presentation occurs.")
    presentedViewController._modal.controller = nil
    return false
  }

  internal func _begin(in window: UIWindow) {
    let isInContext = [.currentContext, .overCurrentContext].contains(presentationStyle)
    let home: UIView = isInContext ? presentingViewController.view.superview ?? window : window
    let container = PresentationContainerView(frame: home.bounds)
    container.presentation = self
    home.addSubview(container)
    _container = container
    _isActive = true
  }

  internal func _run(
    from presenter: UIViewController, source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let container = _container else { return }
    let presented = presentedViewController
    let transition = RunningTransition(
      container: presenter, from: presenter, to: presented, in: container, animated: animated)
    transition.presentationStyle = presented._resolvedStyle
    let hidesPresenter = shouldRemovePresentersView
    transition.tellsFrom = hidesPresenter
    transition.tellsAppearingFirst = true
    if animated, let delegate = presented.transitioningDelegate {
      transition.animator = delegate.animationController(
        forPresented: presented, presenting: presenter, source: source)
      if let animator = transition.animator {
        transition.interactor = delegate.interactionControllerForPresentation(using: animator)
      }
    }
    if animated, transition.animator == nil { presented._zoom(from: source, isArriving: true) }
    transition.onPlace = {
      guard transition.animator == nil || !animated, let view = self.presentedView else { return }
      view.frame = self.frameOfPresentedViewInContainerView
      container.addSubview(view)
      if [.pageSheet, .formSheet].contains(presented._resolvedStyle) {
        view.addGestureRecognizer(self._dragRecognizer)
      }
      container.layoutIfNeeded()
    }
    transition.onWill = {
      self._delegate?.presentationController(
        self, willPresentWithAdaptiveStyle: presented._resolvedStyle,
        transitionCoordinator: animated ? transition.coordinator : nil)
      self.presentationTransitionWillBegin()
    }
    transition.onRemove = { completed in
      if !completed { container.removeFromSuperview() }
      if completed, hidesPresenter { self._hidePresenter() }
    }
    transition.onCommit = { if !$0 { self._unlink() } }
    transition.onEnd = { [unowned transition] completed in
      presented._modal.isBeingPresented = false
      self.presentationTransitionDidEnd(completed)
      if !completed { presented._modal.isManaged = false }
      transition.withdraw()
      completion?()
    }
    transition.start()
  }

  /// Takes the presenter's view off the screen and remembers where it was.
  private func _hidePresenter() {
    guard let view = presentingViewController._view else { return }
    _presenterHome = view.superview
    view.removeFromSuperview()
  }

  /// Puts the presenter's view back, behind the presentation.
  internal func _showPresenter() {
    guard let view = presentingViewController._view, let home = _presenterHome else { return }
    view.frame = home.bounds
    if let container = _container, container.superview === home {
      home.insertSubview(view, belowSubview: container)
    } else {
      home.addSubview(view)
    }
    _presenterHome = nil
  }

  /// Ends what presenter and presented know of each other.
  internal func _unlink() {
    let presented = presentedViewController
    presented._modal.presenting?._modal.presented = nil
    presented._modal.presenting = nil
    presented._modal.controller = nil
    if _dragRecognizer.view != nil {
      _dragRecognizer.view?.removeGestureRecognizer(_dragRecognizer)
    }
    _isActive = false
  }
}
