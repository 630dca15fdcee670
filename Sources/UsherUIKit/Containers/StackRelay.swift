#if canImport(UIKit)
  import UIKit
  import Usher

  /// The host's delegate of a navigation controller.
  ///
  /// What it is told is a hint to look. The completion of a transition wakes the host, and this only notes
  /// what the completion cannot know.
  final class StackRelay: Relay, UINavigationControllerDelegate {
    /// The app's own delegate.
    var next: (any UINavigationControllerDelegate)? {
      get { other as? any UINavigationControllerDelegate }
      set { other = newValue }
    }
    private weak var driver: UIKitDriver?

    init(driver: UIKitDriver) {
      self.driver = driver
    }

    func navigationController(
      _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool
    ) {
      if let driver {
        let coordinator = stack.transitionCoordinator
        if let coordinator {
          if coordinator.initiallyInteractive { driver.noteSwipe(coordinator) }
          driver.waitForEnd(of: coordinator, in: stack)
        }
        let top = stack.topViewController
        let hidesBar = if let top { driver.store[top]?.hidesNavigationBar ?? false } else { false }
        // The bar is left alone unless a screen of the host's hides it, or hid it.
        if stack.isNavigationBarHidden != hidesBar, let held = driver.store[stack]?.held,
          hidesBar || held.hidesBar
        {
          held.hidesBar = hidesBar
          stack.setNavigationBarHidden(hidesBar, animated: coordinator != nil)
        }
      }
      next?.callWillShow(stack, controller, animated)
    }

    func navigationController(
      _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
    ) {
      next?.callDidShow(stack, controller, animated)
      guard let driver else { return }
      let entry = driver.store[stack]
      if let surface = entry?.surface, let held = entry?.held {
        driver.noteGone(from: stack, held, surface.id)
        if !(stack is StackController), let top = stack.viewControllers.last,
          driver.store[top] != nil, let view = top.viewIfLoaded
        {
          // The delegate's place may be taken by somebody else.
          WitnessView.join(view, watcher: driver)
        }
      }
      if driver.wakesAtEnd(reading: stack) {
        driver.owesWake = true
        if !driver.arriving.isEmpty { driver.noteArrivals() }
      } else {
        driver.happened(entry?.surface.map { .surface($0) } ?? .idle)
      }
    }

    func navigationController(
      _ stack: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      driver?.transition?.animator ?? next?.callAnimator(stack, operation, from: from, to: to)
    }

    func navigationController(
      _ stack: UINavigationController,
      interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      driver?.transition?.interaction ?? next?.callInteraction(stack, animator)
    }

    /// Notes that several controllers are about to leave, because the user went back to one below.
    func poppedTo(in stack: UINavigationController) {
      guard let driver, !driver.isAsking, let surface = driver.store[stack]?.surface else { return }
      driver.causes[surface.id] = .backMenu
    }
  }
#endif
