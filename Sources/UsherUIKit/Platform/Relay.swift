#if canImport(UIKit)
  import UIKit

  /// A delegate of the host's that stands before somebody else's, and hands on everything.
  ///
  /// What a relay does not implement itself goes to the next one by the Objective-C runtime's own
  /// forwarding. Elsewhere only what the relays implement is handed on.
  @MainActor
  class Relay: NSObject {
    /// Whoever else wants to be told.
    ///
    /// Unsafe because the runtime asks outside of any actor, on the main thread where all of UIKit lives.
    final nonisolated(unsafe) weak var other: (any NSObjectProtocol)?

    /// Who stands first of some delegates, each before the next, when this one is taken out of them.
    final func takenOut(of first: (any NSObjectProtocol)?) -> (any NSObjectProtocol)? {
      if first === self { return other }
      if let relay = first as? Relay { relay.other = takenOut(of: relay.other) }
      return first
    }

    #if canImport(ObjectiveC)
      override nonisolated func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || other?.responds(to: selector) == true
      }

      override nonisolated func forwardingTarget(for selector: Selector!) -> Any? { other }
    #endif
  }

  /// Stands before UIKit's own delegate of the gesture that goes back.
  final class SwipeRelay: Relay, UIGestureRecognizerDelegate {
    /// The app's own delegate, or UIKit's.
    var next: (any UIGestureRecognizerDelegate)? {
      get { other as? any UIGestureRecognizerDelegate }
      set { other = newValue }
    }
    private weak var driver: UIKitDriver?
    private weak var stack: UINavigationController?

    init(_ stack: UINavigationController, driver: UIKitDriver) {
      self.stack = stack
      self.driver = driver
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      guard next?.callShouldBegin(recognizer) ?? true else { return false }
      guard let stack, let driver else { return true }
      return driver.maySwipeBack(in: stack)
    }
  }

  /// What the relay tells of a tab bar controller.
  @MainActor
  protocol TabsWatcher: AnyObject {
    func tapped(_ position: Int, in tabs: UITabBarController)
  }

  /// The host's delegate of a tab bar controller: a tap is a proposal, and the tree selects.
  final class TabsRelay: Relay, UITabBarControllerDelegate {
    /// The app's own delegate, or UIKit's.
    var next: (any UITabBarControllerDelegate)? {
      get { other as? any UITabBarControllerDelegate }
      set { other = newValue }
    }
    private weak var watcher: (any TabsWatcher)?

    init(watcher: any TabsWatcher) {
      self.watcher = watcher
    }

    func tabBarController(
      _ tabs: UITabBarController, shouldSelect controller: UIViewController
    ) -> Bool {
      guard next?.callShouldSelect(tabs, controller) ?? true else { return false }
      guard let watcher,
        let position = tabs.viewControllers?.firstIndex(where: { $0 === controller })
      else { return true }
      watcher.tapped(position, in: tabs)
      if tabs.selectedViewController === controller { next?.callDidSelect(tabs, controller) }
      return false
    }
  }

  /// What the relay tells of something presented.
  @MainActor
  protocol ModalWatcher: AnyObject {
    func mayDismiss(_ modal: UIViewController) -> Bool
    func attemptedToDismiss(_ modal: UIViewController)
    func didDismiss(_ modal: UIViewController)
  }

  /// The host's delegate of what it presents.
  final class ModalRelay: Relay, UIAdaptivePresentationControllerDelegate {
    /// The app's own delegate.
    var next: (any UIAdaptivePresentationControllerDelegate)? {
      get { other as? any UIAdaptivePresentationControllerDelegate }
      set { other = newValue }
    }
    private weak var watcher: (any ModalWatcher)?

    init(watcher: any ModalWatcher) {
      self.watcher = watcher
    }

    func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
      guard next?.callShouldDismiss(presentation) ?? true else { return false }
      return watcher?.mayDismiss(presentation.presentedViewController) ?? true
    }

    func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
      next?.callDidAttempt(presentation)
      watcher?.attemptedToDismiss(presentation.presentedViewController)
    }

    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      next?.callDidDismiss(presentation)
      watcher?.didDismiss(presentation.presentedViewController)
    }
  }
#endif
