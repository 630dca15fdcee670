#if canImport(UIKit)
  import Observation
  import UIKit
  import Usher

  extension UIKitDriver: StackWatcher {
    func willShow(in stack: UINavigationController) {
      if let coordinator = stack.transitionCoordinator, coordinator.initiallyInteractive,
        let leaving = coordinator.viewController(forKey: .from)
      {
        store[leaving]?.leftBy = .swipe
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
          if context.isCancelled { self?.store[leaving]?.leftBy = nil }
        }
      }
      showBar(of: stack, isAnimated: stack.transitionCoordinator != nil)
      _ = activity
    }

    func didShow(in stack: UINavigationController) {
      guard let surface = store.surface(of: stack) else { return happened(.idle) }
      noteGone(from: stack, surface)
      if !(stack is StackController), let top = stack.viewControllers.last, store[top] != nil,
        let view = top.viewIfLoaded
      {
        // The delegate's place may be taken by somebody else.
        WitnessView.join(view, watcher: self)
      }
      happened(.surface(surface))
    }

    func poppedTo(in stack: UINavigationController) {
      guard !isAsking, let surface = store.surface(of: stack) else { return }
      causes[surface.id] = .backMenu
    }

    /// Looks what has left a stack since it was last looked at.
    ///
    /// - Complexity: O(*k*) in what left from the top.
    private func noteGone(from stack: UINavigationController, _ surface: Surface) {
      let (former, now) = (store[stack]?.known ?? [], stack.viewControllers)
      store[stack]?.known = now
      var common = min(former.count, now.count)
      // What other code changed further down is looked for there only if it shows at the top.
      if common > 0, former[common - 1] !== now[common - 1] {
        let kept = Set(now.map(ObjectIdentifier.init))
        common = former.firstIndex { !kept.contains(ObjectIdentifier($0)) } ?? common
      }
      let gone = former[common...].compactMap { store[$0]?.entry }
      for entry in gone { store.mayLeave(entry.id) }
      if !gone.isEmpty, causes[surface.id] == nil {
        causes[surface.id] = gone.count > 1 ? .backMenu : .backButton
      }
    }

    func maySwipeBack(in stack: UINavigationController) -> Bool {
      guard let tree, let surface = store.surface(of: stack),
        let top = stack.viewControllers.last, store[top] != nil,
        tree.leaving(over: 1, in: surface) == .ask
      else { return true }
      tree.goBack(over: 1, in: surface, by: .swipe)
      return false
    }

    func animator(
      for operation: UINavigationController.Operation, in stack: UINavigationController
    ) -> (any UIViewControllerAnimatedTransitioning)? { transition?.animator }

    func interaction(
      for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { transition?.interaction }

    /// Hides the bar where the screen on top says so, and shows what the host has hidden.
    private func showBar(of stack: UINavigationController, isAnimated: Bool) {
      guard let top = stack.viewControllers.last else { return }
      let hides = store[top]?.entry.hidesNavigationBar ?? false
      let held = store[stack]
      guard hides || held?.hidesBar == true, stack.isNavigationBarHidden != hides else { return }
      held?.hidesBar = hides
      stack.setNavigationBarHidden(hides, animated: isAnimated)
    }

    /// Gives the back button of what wants to be asked an action that asks.
    ///
    /// - Complexity: O(1) as long as nothing in the tree asks, else in how deep containers nest.
    func guardBackButtons() {
      guard let tree, tree.hasGuards, let base else { return }
      for layer in [base] + modals {
        for case let stack as UINavigationController in path(from: layer) {
          claim(stack)
          if let top = stack.viewControllers.last, let held = store[top] {
            guardBack(of: held, stack)
          }
        }
      }
    }

    private func guardBack(of held: Held, _ stack: UINavigationController) {
      guard let tree, let surface = store.surface(of: stack), !held.watchesLeaving else { return }
      held.watchesLeaving = true
      let asks = withObservationTracking {
        tree.leaving(over: 1, in: surface) == .ask
      } onChange: { [weak self, weak held, weak stack] in
        Task { @MainActor in
          held?.watchesLeaving = false
          guard let self, let held, let stack, held.controller.parent === stack else { return }
          self.guardBack(of: held, stack)
        }
      }
      let item = held.controller.navigationItem
      // An action of the app's own stays.
      guard item.backAction == nil || item.backAction?.identifier == Self.back else { return }
      item.backAction = asks ? back(in: surface, of: stack) : nil
    }

    /// By what the host knows its own action, of which UIKit keeps a copy.
    private static let back = UIAction.Identifier("usher.back")

    private func back(in surface: Surface, of stack: UINavigationController) -> UIAction {
      let below = stack.viewControllers.dropLast().last?.navigationItem
      return UIAction(title: below?.backButtonTitle ?? below?.title ?? "", identifier: Self.back) {
        [weak self, weak surface] _ in
        guard let self, let surface else { return }
        tree?.goBack(over: 1, in: surface, by: .backButton)
      }
    }
  }

  extension UIKitDriver: TabsWatcher {
    func tapped(_ position: Int, in tabs: UITabBarController) {
      guard let surface = store.surface(of: tabs) else { return }
      tree?.tapTab(position, in: surface)
    }
  }

  extension UIKitDriver: ModalWatcher {
    func mayDismiss(_ modal: UIViewController) -> Bool {
      guard let tree, let held = store[modal] else { return true }
      return held.entry.isDismissable && tree.leaving(held.entry) == .free
    }

    func attemptedToDismiss(_ modal: UIViewController) {
      guard let tree, let held = store[modal], held.entry.isDismissable else { return }
      tree.dismiss(held.entry, by: .swipeDown)
    }

    func didDismiss(_ modal: UIViewController) {
      store[modal]?.leftBy = .swipeDown
      happened(.modals)
    }
  }
#endif
