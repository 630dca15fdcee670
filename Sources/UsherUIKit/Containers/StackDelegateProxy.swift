#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// The host's delegate of a navigation controller.
  ///
  /// Its calls are hints to read again. The completion of a transition wakes the host, and this
  /// only notes facts that the completion cannot know.
  final class StackDelegateProxy: DelegateProxy, UINavigationControllerDelegate {
    /// The app's own delegate.
    ///
    /// Not a cast of ``other``: that fails for an object whose class does not declare the protocol.
    private(set) weak var next: (any UINavigationControllerDelegate)?
    /// True while an animation of the app belongs to the next change.
    ///
    /// Unsafe because the runtime reads it outside any actor, as it reads ``other``.
    nonisolated(unsafe) var isArmed: Bool
    private weak var driver: UIKitDriver?

    init(
      driver: UIKitDriver?, before next: (any UINavigationControllerDelegate)?,
      isArmed: Bool = false
    ) {
      self.driver = driver
      self.isArmed = isArmed
      self.next = next
      super.init(before: next)
    }

    override func retire() {
      driver = nil
      isArmed = false
    }

    override func skip(_ proxy: DelegateProxy) {
      super.skip(proxy)
      next = (proxy as? StackDelegateProxy)?.next
    }

    /// The animation methods exist only while there is an animation.
    ///
    /// UIKit turns the swipe back off for a delegate that has them, whatever they return.
    override nonisolated func offers(_ selector: String) -> Bool {
      isArmed || !Self.animationMethods.contains(selector)
    }

    private nonisolated static let animationMethods = [
      "navigationController:animationControllerForOperation:fromViewController:toViewController:",
      "navigationController:interactionControllerForAnimationController:",
    ]

    func navigationController(
      _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool
    ) {
      if let driver {
        let coordinator = stack.transitionCoordinator
        if let coordinator {
          if coordinator.initiallyInteractive { driver.noteSwipe(coordinator, in: stack) }
          driver.waitForEnd(of: coordinator, in: stack)
        }
        driver.showBars(of: stack, with: coordinator)
      }
      next?.callWillShow(stack, controller, animated)
    }

    func navigationController(
      _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
    ) {
      next?.callDidShow(stack, controller, animated)
      guard let driver else { return }
      let node = driver.store[stack]
      if let hostContainer = node?.hostContainer, let held = node?.held {
        driver.noteGone(from: stack, held, hostContainer.id)
        if stack === driver.continued, let top = stack.viewControllers.last,
          driver.store[top] != nil, !(top is any HostsSwiftUI), let view = top.viewIfLoaded
        {
          // Other code may have replaced the delegate.
          RemovalSentinel.join(view, watcher: driver)
        }
      }
      if driver.wakesAtEnd(reading: stack) {
        driver.wakesAtCompletion = true
        if !driver.arriving.isEmpty { driver.noteArrivals() }
      } else {
        driver.happened(node?.hostContainer.map { .hostContainer($0) } ?? .idle)
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
  }
#endif
