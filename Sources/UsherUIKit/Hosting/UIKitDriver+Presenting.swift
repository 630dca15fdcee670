#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// Presents and dismisses, and notes the modals that left.
  extension UIKitDriver {
    func present(_ modal: Node, with transition: TransitionStyle) {
      guard let base else { return }
      let controller = controller(for: modal)
      // The app's own code may have just presented a controller.
      forgetSeenModals()
      // From the container that stays, never from a screen that may be popped.
      let modals = modals
      guard !modals.contains(where: { $0 === controller }) else {
        return refuse(.impossible("\(modal.id) is presented already"))
      }
      let presenter = modals.last ?? base
      presented.append(modal)
      if UIAccessibility.isVoiceOverRunning { noteFocus(coveredBy: [controller]) }
      let transition = self.transition(transition, from: presenter, to: controller)
      zoom(controller, by: transition, from: presenter)
      configure(controller, for: modal, from: presenter, transition.uiKit)
      presenter.present(controller, animated: transition.isAnimated) { [weak self] in
        self?.happened(.modals)
      }
      expect([controller])
    }

    func dismiss(above count: Int, with transition: TransitionStyle) {
      expect([])
      forgetSeenModals()
      let modals = modals
      guard (0...modals.count).contains(count) else {
        return refuse(.noModals(above: count, among: modals.count))
      }
      guard modals.count > count, let base else { return }
      store.noteDeparture(of: modals[count...].compactMap { store[$0] })
      // From the controller that remains.
      let remaining = count > 0 ? modals[count - 1] : base
      let transition = self.transition(transition, from: modals.last, to: remaining)
      if let custom = transition.uiKit, let top = store[modals[modals.count - 1]]?.held {
        // UIKit animates the topmost of several.
        animate(top, by: custom)
      }
      remaining.dismiss(animated: transition.isAnimated) {
        [weak self] in
        self?.happened(.modals)
      }
    }

    /// Prepares a controller for its presentation.
    func configure(
      _ controller: UIViewController, for modal: Node, from presenter: UIViewController,
      _ transition: CustomTransition?
    ) {
      // Alerts present themselves; reading their presentation controller is not allowed.
      if let sheet = controller as? UIAlertController {
        return sheet.point(at: modal.presentation?.anchor, above: presenter)
      }
      guard let presentation = modal.presentation, let held = modal.held else { return }
      if let style = presentation.style.modalPresentationStyle { controller.adopt(style) }
      if presentation.style == .popover, !presentation.pointsAtSomething {
        // UIKit would raise an exception.
        controller.adopt(.automatic)
        tree?.report(
          Misuse(
            "present(_:as: .popover)",
            problem:
              "A popover needs a view on screen or a bar item to point at; it was shown as a sheet.",
            fix: "Use .popover(from:) with a UIView on screen, a UIBarButtonItem or a UITabBarItem."
          ))
      }
      if let delegate = presentation.anchor as? any UIViewControllerTransitioningDelegate {
        controller.transitioningDelegate = delegate
      } else if let transition {
        animate(held, by: transition)
      }
      if presentation.style == .popover, let popover = controller.popoverPresentationController {
        PopoverSource(presentation.anchor)?.anchor(popover)
      }
      let options = modal.screenOptions
      // The presentation controller is a new one, with detents of its own.
      held.forgetOwnSheet()
      held.setDetents(options.detents ?? [])
      let sheet = DeclaredSheet.of(modal)
      held.setSheet(sheet?.sheetOptions, at: sheet?.selectedDetent)
      held.setDismissable(options.isDismissable)
      if controller.isDraggable { claim(held) }
    }

    /// Gives UIKit an animation of the app for the next change; does nothing if the app animates
    /// itself.
    func animate(_ held: ShownController, by transition: CustomTransition) {
      if held.controller.transitioningDelegate == nil {
        let animations = ModalAnimations()
        held.controller.transitioningDelegate = animations
        held.proxies.append(animations)
      }
      (held.controller.transitioningDelegate as? ModalAnimations)?.transition = transition
    }

    /// Notes which of the host's presentations have left.
    ///
    /// An alert that left without an action may call it later in the same turn.
    func notePresented() {
      presented.removeAll { modal in
        guard modal.held?.controller.presentingViewController == nil else { return false }
        store.noteDeparture(of: [modal])
        if modal.isLive, modal.alert != nil {
          alertsGone.insert(modal.id)
          lookAgain()
        }
        return true
      }
    }
  }

  extension UIModalPresentationStyle {
    fileprivate var isSheet: Bool { self == .pageSheet || self == .formSheet }
  }

  extension Presentation {
    /// True if its anchor is a view on screen or an item of a bar.
    @MainActor
    fileprivate var pointsAtSomething: Bool { PopoverSource(anchor)?.isThere == true }
  }

  extension UIViewController {
    /// Sets a style, unless the controller has it: a new one would lose the detents and the delegate
    /// that the app has set.
    ///
    /// UIKit's own choice, `.automatic`, is a page sheet before iOS 18 and a form sheet since. Either
    /// stays, and so does a sheet of the app's choice.
    fileprivate func adopt(_ style: UIModalPresentationStyle) {
      guard style == .automatic else {
        if modalPresentationStyle != style { modalPresentationStyle = style }
        return
      }
      guard !modalPresentationStyle.isSheet else { return }
      modalPresentationStyle = .automatic
      // Controllers of the system may choose another style than a sheet.
      if !modalPresentationStyle.isSheet { modalPresentationStyle = .pageSheet }
    }

    /// True if the user can drag it away, or tap beside it, in its style.
    ///
    /// The presentation controllers of the other styles are not read before the presentation:
    /// UIKit would make them without the presenter, and ask the app's rules too early.
    var isDraggable: Bool {
      switch modalPresentationStyle {
      case .custom, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: false
      default: true
      }
    }
  }
#endif
