#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Dispatch
  import UIKit
  @_spi(Hosting) import Usher

  /// The root flow as a guest of other code: pushed or presented as a whole, and removed as a
  /// whole.
  extension UIKitDriver {
    /// True if the root's controller is pushed or presented as a whole.
    var isGuest: Bool {
      switch placement {
      case .alone, .embedded: false
      case .continuing(let stack, _): root !== stack
      case .presented: true
      }
    }

    /// True if the last content stays after the root flow's end, until other code removes it as a
    /// whole.
    var keepsLastPicture: Bool { isGuest || isEmbedded && tree?.rootIsPresented == true }

    /// True if a SwiftUI view shows the root.
    var isEmbedded: Bool { if case .embedded = placement { true } else { false } }

    private var isInside: Bool {
      root?.parent != nil || root?.presentingViewController != nil
    }

    /// Shows the root's controller as a guest.
    ///
    /// If UIKit does not accept it, the flow ends at once, which is reported.
    func enter(isAnimated: Bool) {
      // UIKit may run the completion of a refused call when the root has already entered.
      guard isGuest, !hasEntered, let root, let tree, tree.isLive else { return }
      let outer: UIViewController? =
        switch placement {
        case .alone, .embedded: nil
        case .continuing(let stack, _): stack
        case .presented(let presenter, _): presenter
        }
      // UIKit would delay or drop it during the transition.
      if let coordinator = outer?.transitionCoordinator {
        // In the completion UIKit may still name the coordinator, which then accepts no other one.
        guard coordinator !== entersAfter,
          coordinator.animate(
            alongsideTransition: nil,
            completion: { [weak self] _ in self?.enterLater(isAnimated: isAnimated) })
        else { return enterLater(isAnimated: isAnimated) }
        entersAfter = coordinator
        return
      }
      switch placement {
      case .alone, .embedded: break
      case .continuing(let stack, _):
        claim(stack)
        stack.pushViewController(root, animated: isAnimated && stack.viewIfLoaded?.window != nil)
      case .presented(let presenter, let presentation):
        tree.root.presentation = presentation
        configure(root, for: tree.root, from: presenter, nil)
        presenter.present(root, animated: isAnimated) { [weak self] in self?.happened(.idle) }
      }
      hasEntered = isInside
      guard !hasEntered else {
        _ = activity
        return
      }
      tree.report(
        Misuse(
          "UIKitHost",
          problem:
            "UIKit did not show the flow: the presenter is not on screen, or presents another controller.",
          fix: "Present from the controller on top, after it has appeared."))
      tree.rootWasRemoved(cause: .hostFailed)
    }

    private func enterLater(isAnimated: Bool) {
      DispatchQueue.main.async { [weak self] in self?.enter(isAnimated: isAnimated) }
    }

    /// Reports an end of the root flow that the app does not handle, if it leaves a visible window empty.
    func reportEmptyWindow(after flow: String, _ cause: EndingCause) {
      guard case .alone = placement, cause != .hostClosed, root?.viewIfLoaded?.window != nil else {
        return
      }
      tree?.report(
        Misuse(
          flow, problem: "The root flow ended (\(cause)), and its window is empty.",
          fix: "Make the root a Switcher and show another route in it, or handle onEnd and show "
            + "something else."))
    }

    /// Removes the root's controller after a guest's flow has ended.
    func leave(isAnimated: Bool) {
      guard hasEntered, let root else { return }
      hasEntered = false
      switch placement {
      case .alone, .embedded: break
      case .continuing(let stack, let top):
        guard stack.viewControllers.contains(where: { $0 === root }) else { return }
        if let top, stack.viewControllers.contains(where: { $0 === top }) {
          stack.popToViewController(top, animated: isAnimated)
        } else {
          stack.setViewControllers(stack.viewControllers.filter { $0 !== root }, animated: false)
        }
      case .presented:
        guard !root.isBeingDismissed else { return }
        root.presentingViewController?.dismiss(animated: isAnimated)
      }
    }

    /// Notifies the tree when the user or other code has removed a guest.
    func checkGuest() {
      if case .continuing(let stack, _) = placement {
        let isOnScreen = stack.viewIfLoaded?.window != nil
        wasOnScreen = wasOnScreen || isOnScreen
        // A full screen presentation over it only removes its view from the window.
        let isDropped =
          wasOnScreen && !isOnScreen && stack.parent == nil && stack.presentingViewController == nil
          && stack.presentedViewController == nil
        if isDropped, let tree, tree.isLive {
          tree.rootWasRemoved(cause: .removedByHost)
          return
        }
      }
      guard hasEntered, !isInside, let tree, tree.isLive, let root else { return }
      hasEntered = false
      let cause = store[root]?.held?.leftBy ?? (rootKind?.pushes == true ? nil : guestCause)
      tree.rootWasRemoved(cause: cause ?? .removedByHost)
    }

    private var guestCause: EndingCause? {
      if case .continuing = placement { .backButton } else { nil }
    }
  }
#endif
