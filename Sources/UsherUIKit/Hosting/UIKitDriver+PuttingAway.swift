#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// Removes everything from the screen for a while.
  extension UIKitDriver {
    /// Removes everything from the screen for a while; presentations are presented again later.
    ///
    /// Presentations would stay behind when their window's root is replaced, so they are dismissed
    /// first. What UIKit has not ended is waited for, as everywhere else.
    ///
    /// - Parameter body: Replaces the root; called when nothing is presented any more, possibly
    ///   later.
    func putAway(_ body: @escaping @MainActor () -> Void) {
      isPuttingAway = true
      afterPuttingAway.append(body)
      dismissAll()
    }

    /// Dismisses everything; what UIKit still moves calls it again at its end.
    func dismissAll() {
      guard isPuttingAway else { return }
      let lowest = lowestModal
      var modal = lowest
      while let here = modal {
        // UIKit refuses a dismissal during a presentation, which continues in a hidden window too.
        if here.isBeingPresented { return waitForEnd(of: here) }
        modal = here.presentedViewController
      }
      // The base may have been removed from the controller that presents for it.
      // A dismissal takes along everything above, and another one the presenter too.
      if let lowest, !lowest.isBeingDismissed, let presenter = lowest.presentingViewController {
        presenter.dismiss(animated: false) { [weak self] in self?.happened(.modals) }
      }
      // UIKit may need some turns, even without an animation.
      if let left = lowestModal, left.isBeingDismissed { return waitForEnd(of: left) }
      finishPuttingAway()
    }

    /// Dismisses again when UIKit has ended a presentation or a dismissal.
    ///
    /// The view of a presentation leaves the window at its end even if no completion runs, for
    /// instance because other code dismissed it too. Without a transition that accepts a completion,
    /// the host reads again at each turn of the main queue, as for all transitions.
    private func waitForEnd(of modal: UIViewController) {
      if let container = modal.presentationController?.containerView {
        RemovalSentinel.join(container, watcher: self)
      }
      guard let coordinator = modal.transitionCoordinator, coordinator !== ended else {
        return lookAgain()
      }
      waitForEnd(of: coordinator, in: modal)
    }

    /// The lowest controller that is presented and leaves with the tree.
    ///
    /// In a controller of the app that is the lowest of the host's own: what the app presents stays.
    private var lowestModal: UIViewController? {
      let own = presented.lazy.compactMap { $0.held?.controller }
        .first { $0.presentingViewController != nil }
      return base?.parent == nil ? base?.presentedViewController ?? own : own
    }

    /// Calls `body` after the current removal from the screen; at once if there is none.
    func whenPutAway(_ body: @escaping @MainActor () -> Void) {
      isPuttingAway ? afterPuttingAway.append(body) : body()
    }

    private func finishPuttingAway() {
      presented = []
      tree?.hostReleasedModals()
      isPuttingAway = false
      promisedIn = nil
      let bodies = afterPuttingAway
      afterPuttingAway = []
      for body in bodies { body() }
      happened(.idle)
    }
  }
#endif
