#if canImport(UIKit)
  import Dispatch
  import UIKit
  import Usher

  extension UIKitDriver {
    /// Whether UIKit moves anything that the host shows, read from what it says itself.
    var activity: Activity {
      var layer = base
      while let controller = layer {
        if let coordinator = transition(in: controller) {
          wait(for: coordinator)
          return coordinator.isInteractive ? .interacting : .transitioning
        }
        let next = controller.presentedViewController
        if let next, next.isBeingPresented || next.isBeingDismissed { return .transitioning }
        layer = next
      }
      return alertsGone.isEmpty ? .idle : .transitioning
    }

    /// The transition under way in what can be seen of a controller, the innermost of several.
    private func transition(
      in controller: UIViewController
    ) -> (any UIViewControllerTransitionCoordinator)? {
      if let inner = shown(in: controller), let found = transition(in: inner) { return found }
      guard let coordinator = controller.transitionCoordinator, coordinator !== ended else {
        return nil
      }
      return coordinator
    }

    /// A controller and what can be seen in it, the outermost first.
    func path(from controller: UIViewController) -> [UIViewController] {
      var path = [controller]
      while let next = shown(in: path[path.count - 1]) { path.append(next) }
      return path
    }

    private func shown(in container: UIViewController) -> UIViewController? {
      switch container {
      case let stack as UINavigationController: stack.viewControllers.last
      case let tabs as UITabBarController: tabs.selectedViewController
      case let box as BoxController: box.content
      default: nil
      }
    }

    /// Wakes when a transition is over, however it ends.
    private func wait(for coordinator: any UIViewControllerTransitionCoordinator) {
      guard awaited !== coordinator else { return }
      awaited = coordinator
      let isQueued = coordinator.animate(alongsideTransition: nil) {
        [weak self, weak coordinator] _ in
        guard let self else { return }
        ended = coordinator
        happened(.idle)
        lookAgain()
      }
      if !isQueued { lookAgain() }
    }

    /// Reads again where `hint` points: something happened, or may have.
    func happened(_ hint: Hint) {
      guard !isPuttingAway else { return }
      noteArrivals()
      notePresented()
      checkGuest()
      wake?(hint)
    }

    /// Takes everything off screen for a while: what is presented is presented again later.
    ///
    /// What is presented stays behind when its window's root is swapped, so it goes first.
    func putAway(_ body: () -> Void) {
      isPuttingAway = true
      if let base, base.presentedViewController != nil { base.dismiss(animated: false) }
      body()
      presented = []
      tree?.reconciler.forgetModals()
      isPuttingAway = false
      happened(.idle)
    }

    /// Looks once more when UIKit has come back from what it is doing.
    ///
    /// That is the next turn of the main queue; nothing depends on how long it takes.
    func lookAgain() {
      guard !willLookAgain else { return }
      willLookAgain = true
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        willLookAgain = false
        alertsGone = []
        happened(.idle)
      }
    }

    /// Looks what has gone of what the host presented.
    ///
    /// An alert that went without an action may call it later in the same turn.
    private func notePresented() {
      presented.removeAll { held in
        guard held.controller.presentingViewController == nil else { return false }
        store.mayLeave(held.entry.id)
        if held.entry.isLive, held.entry.alert != nil {
          alertsGone.insert(held.entry.id)
          lookAgain()
        }
        return true
      }
    }
  }

  extension UIKitDriver: AppearanceWatcher {
    func appearanceChanged() {
      // UIKit is in the middle of something; what came of it is read when it is done.
      lookAgain()
    }
  }
#endif
