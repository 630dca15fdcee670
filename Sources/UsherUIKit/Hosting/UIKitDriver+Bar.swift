#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// Shows and hides the bars of a stack.
  extension UIKitDriver {
    /// Shows the bars of the stack around a controller as its screen wants them; does nothing outside of a stack.
    func showBars(around controller: UIViewController) {
      guard let stack = controller.parent as? UINavigationController else { return }
      showBars(of: stack, with: stack.transitionCoordinator)
    }

    /// Hides the navigation bar for a top screen that requests it, and shows the toolbar for one with toolbar items;
    /// undoes both for other screens, if the host did it.
    ///
    /// A cancelled swipe restores the former screen without a delegate call, so the bars are set once
    /// more when the transition ends.
    func showBars(
      of stack: UINavigationController,
      with coordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      guard let held = store[stack]?.held else { return }
      let controller = stack.topViewController
      let top: Node? = if let controller { store[controller] } else { nil }
      let isAnimated = coordinator != nil
      let hidesBar = top?.hidesNavigationBar == true
      var isChanged = false
      if stack.isNavigationBarHidden != hidesBar, hidesBar || held.hidesBar {
        held.hidesBar = hidesBar
        stack.setNavigationBarHidden(hidesBar, animated: isAnimated)
        isChanged = true
      }
      let showsToolbar = top != nil && controller?.toolbarItems?.isEmpty == false
      if stack.isToolbarHidden == showsToolbar, showsToolbar || held.showsToolbar {
        held.showsToolbar = showsToolbar
        stack.setToolbarHidden(!showsToolbar, animated: isAnimated)
        isChanged = true
      }
      guard isChanged else { return }
      coordinator?.animate(alongsideTransition: nil) { [weak self, weak stack] context in
        guard context.isCancelled, let self, let stack else { return }
        showBars(of: stack, with: nil)
      }
    }
  }
#endif
