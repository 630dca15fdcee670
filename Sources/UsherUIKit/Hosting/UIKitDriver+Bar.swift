#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// Shows and hides the navigation bar.
  extension UIKitDriver {
    /// Hides the bar for a top screen that requests it, and shows it again if the host hid it.
    ///
    /// A cancelled swipe restores the former screen without a delegate call, so the bar is set once
    /// more when the transition ends.
    func showBar(
      of stack: UINavigationController,
      with coordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      let top = stack.topViewController
      let hidesBar =
        if let top { store[top]?.hidesNavigationBar == true } else { false }
      guard stack.isNavigationBarHidden != hidesBar, let held = store[stack]?.held,
        hidesBar || held.hidesBar
      else { return }
      held.hidesBar = hidesBar
      stack.setNavigationBarHidden(hidesBar, animated: coordinator != nil)
      coordinator?.animate(alongsideTransition: nil) { [weak self, weak stack] context in
        guard context.isCancelled, let self, let stack else { return }
        showBar(of: stack, with: nil)
      }
    }
  }
#endif
