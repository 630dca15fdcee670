#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// Presents and dismisses, and notes the modals that left.
  extension UIKitDriver {
    func present(_ modal: Node, with transition: TransitionStyle) {
      guard let base else { return }
      let controller = controller(for: modal)
      // The app's own code may have just presented a controller.
      seenModals = nil
      // From the container that stays, never from a screen that may be popped.
      let modals = modals
      guard !modals.contains(where: { $0 === controller }) else {
        return refuse(.impossible("\(modal.id) is presented already"))
      }
      let presenter = modals.last ?? base
      presented.append(modal)
      configure(controller, for: modal, from: presenter, transition.uiKit)
      presenter.present(controller, animated: transition.isAnimated) { [weak self] in
        self?.happened(.modals)
      }
      expect([controller])
    }

    func dismiss(above count: Int, with transition: TransitionStyle) {
      expect([])
      seenModals = nil
      let modals = modals
      guard (0...modals.count).contains(count) else {
        return refuse(.noModals(above: count, among: modals.count))
      }
      guard modals.count > count, let base else { return }
      for modal in modals[count...] {
        guard let node = store[modal] else { return }
        store.noteDeparture(of: CollectionOfOne(node))
      }
      if let custom = transition.uiKit, let top = store[modals[modals.count - 1]]?.held {
        // UIKit animates the topmost of several.
        animate(top, by: custom)
      }
      // From the controller that remains.
      (count > 0 ? modals[count - 1] : base).dismiss(animated: transition.isAnimated) {
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
      if let style = presentation.style.modalPresentationStyle {
        controller.modalPresentationStyle = style
      }
      if presentation.style == .popover, !presentation.pointsAtSomething {
        // UIKit would raise an exception.
        controller.modalPresentationStyle = .pageSheet
        tree?.report(
          Misuse(
            "present(_:as: .popover)",
            problem:
              "A popover needs a view or bar button item to point at; it was shown as a sheet.",
            fix: "Use .popover(from:) with a UIView or a UIBarButtonItem."))
      }
      if let delegate = presentation.anchor as? any UIViewControllerTransitioningDelegate {
        controller.transitioningDelegate = delegate
      } else if let transition {
        animate(held, by: transition)
      }
      switch presentation.anchor {
      case let view as UIView:
        controller.popoverPresentationController?.sourceView = view
        controller.popoverPresentationController?.sourceRect = view.bounds
      case let item as UIBarButtonItem:
        controller.popoverPresentationController?.sourceItem = item
      default: break
      }
      let options = modal.screenOptions
      setDetents(of: controller, to: options.detents ?? [])
      controller.isModalInPresentation = options.isDismissable == false
      claim(held)
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

    /// Sets the detents of a sheet, animated if it is on screen.
    func setDetents(of controller: UIViewController, to detents: [SheetDetent]) {
      let detents = detents.map(\.detent)
      guard !detents.isEmpty, controller.modalPresentationStyle != .popover,
        let sheet = controller.sheetPresentationController
      else { return }
      guard controller.presentingViewController != nil else { return sheet.detents = detents }
      sheet.animateChanges { sheet.detents = detents }
    }

    /// Notes which of the host's presentations have left.
    ///
    /// An alert that left without an action may call it later in the same turn.
    func notePresented() {
      presented.removeAll { modal in
        guard modal.held?.controller.presentingViewController == nil else { return false }
        store.noteDeparture(of: CollectionOfOne(modal))
        if modal.isLive, modal.alert != nil {
          alertsGone.insert(modal.id)
          lookAgain()
        }
        return true
      }
    }
  }

  extension Presentation {
    /// True if its anchor is a view or a bar button item.
    @MainActor
    fileprivate var pointsAtSomething: Bool { anchor is UIView || anchor is UIBarButtonItem }
  }

  extension SheetDetent {
    @MainActor
    fileprivate var detent: UISheetPresentationController.Detent {
      switch self {
      case .medium: .medium()
      case .large: .large()
      case .fraction(let share):
        .custom(identifier: .init("usher \(share)")) { $0.maximumDetentValue * share }
      }
    }
  }
#endif
