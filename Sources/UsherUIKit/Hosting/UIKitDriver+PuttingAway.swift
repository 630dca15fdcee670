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
      puttingAwayEnds = ContinuousClock.now + .seconds(5)
      dismissAll()
    }

    private func dismissAll() {
      guard isPuttingAway else { return }
      let lowest = lowestModal
      var modal = lowest
      while let here = modal {
        // UIKit refuses a dismissal during a presentation, which continues in a hidden window too.
        if here.isBeingPresented, mayStillPutAway { return dismissAll(after: here) }
        modal = here.presentedViewController
      }
      // The base may have been removed from the controller that presents for it.
      if let lowest, let presenter = lowest.presentingViewController,
        // While a presented presenter is dismissing, UIKit would dismiss it too.
        !lowest.isBeingDismissed || presenter.presentingViewController == nil
      {
        presenter.dismiss(animated: false)
      }
      // UIKit may need some turns, even without an animation.
      if let left = lowestModal, left.isBeingDismissed, mayStillPutAway {
        return dismissAll(after: left)
      }
      finishPuttingAway()
    }

    /// Dismisses everything after a controller has come or gone.
    ///
    /// Reads again at the next turn of the main queue if UIKit reports no end. The completion may run
    /// while UIKit still names its transition, which then accepts no other one.
    private func dismissAll(after modal: UIViewController) {
      guard let coordinator = modal.transitionCoordinator, coordinator !== awaitedPuttingAway,
        coordinator.animate(
          alongsideTransition: nil, completion: { [weak self] _ in self?.dismissAllLater() })
      else { return dismissAllLater() }
      awaitedPuttingAway = coordinator
    }

    private func dismissAllLater() {
      DispatchQueue.main.async { [weak self] in self?.dismissAll() }
    }

    /// False if UIKit has not ended a presentation or a dismissal for so long that the host goes on.
    private var mayStillPutAway: Bool { puttingAwayEnds.map { ContinuousClock.now < $0 } ?? false }

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
      awaitedPuttingAway = nil
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
