#if canImport(UIKit)
  import Observation
  import UIKit
  import Usher

  extension UIKitDriver {
    /// The container of a surface.
    func container(of surface: Surface) -> UIViewController {
      if let held = store[surface.id] { return held.controller }
      guard let entry = surface.entry else { return UIViewController() }
      let container = makeContainer(of: surface)
      let held = store.hold(container, for: entry, surface: surface)
      if let stack = container as? UINavigationController { take(stack, held) }
      apply(declarationsOf: held)
      return container
    }

    private func makeContainer(of surface: Surface) -> UIViewController {
      switch surface.kind {
      case .stack:
        if case .continuing(let stack, _) = placement, root == nil { return stack }
        return StackController(relay: StackRelay(watcher: self), watcher: self)
      case .tabs: return TabsController(relay: TabsRelay(watcher: self), watcher: self)
      case .box: return BoxController(watcher: self)
      }
    }

    /// Puts the host's delegates before those that are there.
    private func take(_ stack: UINavigationController, _ held: Held) {
      if let swipe = stack.interactivePopGestureRecognizer {
        let relay = SwipeRelay(stack, watcher: self)
        relay.next = swipe.delegate
        swipe.delegate = relay
        held.relays.append(relay)
      }
      if !(stack is StackController) {
        held.relays.append(StackRelay(watcher: self))
        claim(stack)
      } else if let relay = stack.delegate as? StackRelay {
        held.relays.append(relay)
      }
    }

    /// Takes the delegate's place in other people's navigation controller, if somebody else has it.
    func claim(_ stack: UINavigationController) {
      guard !(stack is StackController), let held = store[stack],
        let relay = held.relays.lazy.compactMap({ $0 as? StackRelay }).first
      else { return }
      // Behind another guest's it is told everything too.
      var front: AnyObject? = stack.delegate
      while let other = front as? Relay {
        if other === relay { return }
        front = other.other
      }
      relay.next = stack.delegate
      stack.delegate = relay
    }

    /// Gives the delegates of other people's navigation controller back to them.
    func giveBack() {
      guard case .continuing(let stack, _) = placement else { return }
      let held = [store[stack], root.flatMap { store[$0] }].compactMap { $0 }
      let swipe = stack.interactivePopGestureRecognizer
      for relay in held.flatMap(\.relays) {
        switch relay {
        case let relay as StackRelay:
          let first = relay.takenOut(of: stack.delegate)
          stack.delegate = first as? any UINavigationControllerDelegate
        case let relay as SwipeRelay:
          swipe?.delegate = relay.takenOut(of: swipe?.delegate) as? any UIGestureRecognizerDelegate
        default: break
        }
      }
    }

    /// The controller that shows an entry.
    func controller(for entry: Entry) -> UIViewController {
      if let held = store[entry.id] { return held.controller }
      if let surface = entry.surface { return container(of: surface) }
      let (controller, update) = make(for: entry)
      let held = store.hold(controller, for: entry, surface: nil)
      if case .alert = entry.content { return controller }
      apply(declarationsOf: held)
      if let update {
        controller.loadViewIfNeeded()
        held.update = update
        follow(held)
      }
      return controller
    }

    private func make(for entry: Entry) -> UIKitViews.Made {
      switch entry.content {
      case .screen(let screen):
        let made = views.made(for: screen)
        guard store.isTaken(made.controller, besides: entry) else { return made }
        let missing = MissingScreenController(
          "\(type(of: made.controller)) is on screen already",
          fix: "A view controller can be at one place at a time: make one for each screen.")
        return (missing, nil)
      case .alert(let alert): return (controller(of: alert, entry), nil)
      case .none, .flow, .left: return (UIViewController(), nil)
      }
    }

    /// Updates a controller now and after each change of what that read, as long as its screen is there.
    ///
    /// What waits for the change holds nothing: the model holds it.
    private func follow(_ held: Held) {
      withObservationTracking {
        held.update?()
      } onChange: { [weak self, weak held] in
        Task { @MainActor in
          guard let self, let held, self.store[held.entry.id] === held else { return }
          self.follow(held)
        }
      }
    }

    /// Makes a controller ready to be presented.
    func configure(
      _ controller: UIViewController, for modal: Entry, from presenter: UIViewController,
      _ transition: UIKitTransition?
    ) {
      // Alerts present themselves, and are not asked for their presentation controller.
      if let sheet = controller as? UIAlertController {
        return sheet.point(at: modal.presentation?.anchor, above: presenter)
      }
      guard let presentation = modal.presentation, let held = store[modal.id] else { return }
      if let style = presentation.style.modalPresentationStyle {
        controller.modalPresentationStyle = style
      }
      if presentation.style == .popover, !presentation.pointsAtSomething {
        // UIKit would raise an exception.
        controller.modalPresentationStyle = .pageSheet
        tree?.report(
          Misuse(
            "present(_:as: .popover)",
            problem: "A popover needs something to point at, and was shown as a sheet.",
            fix: "Use .popover(from:) with a UIView or a UIBarButtonItem."))
      }
      if let delegate = presentation.anchor as? any UIViewControllerTransitioningDelegate {
        controller.transitioningDelegate = delegate
      } else if transition != nil, controller.transitioningDelegate == nil {
        let animations = ModalAnimations()
        animations.transition = transition
        controller.transitioningDelegate = animations
        held.relays.append(animations)
      }
      switch presentation.anchor {
      case let view as UIView:
        controller.popoverPresentationController?.sourceView = view
        controller.popoverPresentationController?.sourceRect = view.bounds
      case let item as UIBarButtonItem:
        controller.popoverPresentationController?.sourceItem = item
      default: break
      }
      let detents = modal.sheetDetents.map(\.detent)
      if !detents.isEmpty, controller.modalPresentationStyle != .popover {
        controller.sheetPresentationController?.detents = detents
      }
      controller.isModalInPresentation = !modal.isDismissable
      claim(held)
    }

    /// Takes the delegate's place of something presented, before the app's own.
    func claim(_ held: Held) {
      guard !(held.controller is UIAlertController), !held.controller.isBeingDismissed,
        let presentation = held.controller.presentationController
      else { return }
      let known = held.relays.lazy.compactMap { $0 as? ModalRelay }.first
      guard presentation.delegate !== known || known == nil else { return }
      let relay = known ?? ModalRelay(watcher: self)
      if known == nil { held.relays.append(relay) }
      relay.next = presentation.delegate
      presentation.delegate = relay
    }

    /// Applies what an entry declares of itself, now and when that changes.
    func apply(declarationsOf held: Held) {
      withObservationTracking {
        let (entry, controller) = (held.entry, held.controller)
        if let title = entry.declaredTitle, entry.surface == nil { controller.title = title }
        if entry.surface == nil, let title = entry.declaredBackTitle {
          controller.navigationItem.backButtonTitle = title
        }
        if let item = entry.tabItem {
          controller.tabBarItem.title = item.title
          controller.tabBarItem.image = item.imageName.flatMap {
            UIImage(systemName: $0) ?? UIImage(named: $0)
          }
          controller.tabBarItem.badgeValue = item.badge
        }
        if entry.presentation != nil, controller.presentingViewController != nil {
          controller.isModalInPresentation = !entry.isDismissable
        }
      } onChange: { [weak self, weak held] in
        Task { @MainActor in
          guard let self, let held, self.store[held.entry.id] === held else { return }
          self.apply(declarationsOf: held)
        }
      }
    }
  }

  extension Presentation {
    /// Whether its anchor is something that UIKit can point at.
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
