#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// Finds the animations between two screens.
  extension UIKitDriver {
    /// Returns the transition of a change, which is that of its two screens unless the request names one.
    func transition(
      _ requested: TransitionStyle, from: UIViewController?, to: UIViewController?
    ) -> TransitionStyle {
      guard case .automatic = requested.kind, !views.pairs.isEmpty,
        let from = from.flatMap(screen), let to = to.flatMap(screen)
      else { return requested }
      return views.pairs.transition(from: from, to: to) ?? requested
    }

    /// The object of the screen that a controller shows.
    private func screen(in controller: UIViewController) -> AnyObject? {
      var inner = controller
      while let next = inner.visibleChild { inner = next }
      return store[inner]?.screen
    }

    /// Prepares a way back that the user takes, or code of the app, in one of the host's own stacks.
    ///
    /// - Returns: False if it is not to be animated.
    func prepareBack(to target: UIViewController?, in stack: UINavigationController) -> Bool {
      // The swipe calls the same methods, and moves by itself.
      guard !isAsking, stack.transitionCoordinator == nil,
        !stack.swipes.contains(where: { $0.state == .began || $0.state == .changed })
      else { return true }
      let transition = transition(.automatic, from: stack.topViewController, to: target)
      arm(transition.uiKit, in: stack)
      return transition.isAnimated
    }

    /// Goes back from a controller as the user does; returns false if it does not begin.
    func goBack(from controller: UIViewController) -> Bool {
      var outer = controller
      while let parent = outer.parent {
        if let stack = parent as? UINavigationController, stack.viewControllers.first !== outer {
          return stack.topViewController === outer
            && mayPop(above: stack.viewControllers.count - 1, in: stack, by: .swipe)
            && stack.popViewController(animated: true) != nil
        }
        outer = parent
      }
      guard let held = store[outer]?.held, !outer.isBeingDismissed, !outer.isBeingPresented,
        let presenter = outer.presentingViewController, outer.presentedViewController == nil,
        mayUserDismiss(outer)
      else { return false }
      let transition = transition(.automatic, from: outer, to: presenter)
      if let custom = transition.uiKit { animate(held, by: custom) }
      willDismiss(outer)
      outer.dismiss(animated: transition.isAnimated) { [weak self] in self?.happened(.modals) }
      return outer.isBeingDismissed || outer.presentingViewController == nil
    }

    /// Returns whether the user may dismiss a modal by a gesture; otherwise its delegate learns of the attempt.
    func mayUserDismiss(_ modal: UIViewController) -> Bool {
      guard let presentation = modal.presentationController else { return false }
      guard !modal.isModalInPresentation,
        presentation.delegate?.callShouldDismiss(presentation) != false
      else {
        presentation.delegate?.callDidAttempt(presentation)
        return false
      }
      return true
    }
  }
#endif
