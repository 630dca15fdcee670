#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Dispatch
  import UIKit
  @_spi(Hosting) import Usher

  /// Removes everything from the screen for a while.
  extension UIKitDriver {
    /// Removes everything from the screen for a while; presentations are presented again later.
    ///
    /// Presentations would stay behind when their window's root is replaced, so they are dismissed
    /// first.
    ///
    /// - Parameter body: Replaces the root; called when nothing is presented any more, possibly
    ///   later.
    func putAway(_ body: @escaping @MainActor () -> Void) {
      isPuttingAway = true
      afterPuttingAway.append(body)
      dismissAll()
    }

    private func dismissAll() {
      let lowest = lowestModal
      var modal = lowest
      while let here = modal {
        // UIKit refuses a dismissal during a presentation, which continues in a hidden window too.
        if here.isBeingPresented {
          return DispatchQueue.main.async { self.dismissAll() }
        }
        modal = here.presentedViewController
      }
      // The base may have been removed from the controller that presents for it.
      lowest?.presentingViewController?.dismiss(animated: false)
      finishPuttingAway()
    }

    /// The lowest presented controller.
    private var lowestModal: UIViewController? {
      base?.presentedViewController
        ?? presented.lazy.compactMap { $0.held?.controller }
        .first { $0.presentingViewController != nil }
    }

    /// Calls `body` after the current removal from the screen; at once if there is none.
    func whenPutAway(_ body: @escaping @MainActor () -> Void) {
      isPuttingAway ? afterPuttingAway.append(body) : body()
    }

    private func finishPuttingAway() {
      // UIKit may need some turns, even without an animation.
      guard lowestModal?.isBeingDismissed != true else {
        return DispatchQueue.main.async { self.finishPuttingAway() }
      }
      presented = []
      tree?.reconciler.forgetModals()
      isPuttingAway = false
      promisedIn = nil
      let bodies = afterPuttingAway
      afterPuttingAway = []
      for body in bodies { body() }
      happened(.idle)
    }
  }
#endif
