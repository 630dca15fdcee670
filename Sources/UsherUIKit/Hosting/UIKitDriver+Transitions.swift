#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Dispatch
  import UIKit
  @_spi(Hosting) import Usher

  extension UIKitDriver {
    /// Reports whether UIKit moves any of the host's controllers.
    ///
    /// While the driver waits for the end of a transition, it only checks whether UIKit still
    /// returns that coordinator. Otherwise it reads every layer, once in each run of the
    /// reconciler.
    var activity: DriverActivity {
      if let underWay { return underWay.isInteractive ? .interacting : .transitioning }
      forgetSeenModals()
      if wakesAtCompletion {
        // The transition has ended without its completion.
        wakesAtCompletion = false
        hostChanged?(.idle)
      }
      stillNamesEnded = false
      guard let base else { return .idle }
      if base.innermostTransition != nil, let running = transition(in: base) { return running }
      if holdsPages, let turning = turning(in: base) { return turning }
      var modals: [UIViewController] = []
      var layer = base.presentedViewController
      while let modal = layer {
        if modal.innermostTransition != nil, let running = transition(in: modal) { return running }
        if holdsPages, let turning = turning(in: modal) { return turning }
        if modal.isBeingPresented || modal.isBeingDismissed {
          // No coordinator reports the end.
          lookAgain()
          return .transitioning
        }
        modals.append(modal)
        layer = modal.presentedViewController
      }
      guard alertsGone.isEmpty else { return .transitioning }
      // The coordinator of a finished transition holds the controllers that left.
      awaited = nil
      seenModals = modals
      return .idle
    }

    /// Waits for the end of the current transition in the visible part of a controller, and returns
    /// its kind; `nil` if UIKit returns only one that has ended.
    ///
    /// A controller without a transition of its own returns that of the nearest enclosing one, so the
    /// innermost one has none only if none of them moves.
    private func transition(in layer: UIViewController) -> DriverActivity? {
      var inner = layer
      while let next = inner.visibleChild { inner = next }
      while let coordinator = inner.transitionCoordinator {
        if coordinator !== ending, coordinator !== ended {
          waitForEnd(of: coordinator, in: inner)
          return coordinator.isInteractive ? .interacting : .transitioning
        }
        stillNamesEnded = true
        guard inner !== layer, let outer = inner.parent else { break }
        inner = outer
      }
      return nil
    }

    /// The transition whose end will be reported; `nil` if UIKit no longer returns it at its
    /// controller.
    ///
    /// Reading it from UIKit handles completions that never run.
    private var underWay: (any UIViewControllerTransitionCoordinator)? {
      guard let controller = promisedIn else { return nil }
      if let coordinator = controller.transitionCoordinator, coordinator === awaited {
        return coordinator
      }
      promisedIn = nil
      return nil
    }

    /// Returns true if the end of the current transition will wake the host, which then reads
    /// `stack` with all other visible controllers.
    func wakesAtEnd(reading stack: UINavigationController) -> Bool {
      guard underWay != nil else { return false }
      var controller: UIViewController = stack
      while controller !== base {
        guard let parent = controller.parent else {
          return controller.presentingViewController != nil
            && controller.presentedViewController == nil
        }
        guard parent.visibleChildren.contains(where: { $0 === controller }) else { return false }
        controller = parent
      }
      return true
    }

    /// Returns a controller and its visible descendants, the outermost first.
    func path(from controller: UIViewController) -> [UIViewController] {
      var (path, open): ([UIViewController], [UIViewController]) = ([], [controller])
      while let next = open.popLast() {
        path.append(next)
        open += next.visibleChildren.reversed()
      }
      return path
    }

    /// Wakes the reconciler when a transition has ended, in any way.
    ///
    /// If the coordinator accepts no completion, the host reads again at each turn until UIKit no
    /// longer returns it.
    ///
    /// - Parameter controller: The controller that returned the coordinator.
    func waitForEnd(
      of coordinator: any UIViewControllerTransitionCoordinator, in controller: UIViewController
    ) {
      if awaited !== coordinator {
        awaited = coordinator
        let id = ObjectIdentifier(coordinator)
        isPromised = coordinator.animate(alongsideTransition: nil) {
          [weak self, weak controller] _ in
          guard let self else { return }
          if let coordinator = awaited, ObjectIdentifier(coordinator) == id {
            ending = coordinator
            awaited = nil
            promisedIn = nil
          }
          if let ending, controller?.transitionCoordinator === ending {
            // UIKit is not at the end itself: it may still have to tell the delegate of a stack.
            endingLate = ending
            self.ending = nil
            return lookAgain()
          }
          // UIKit may name the transition, or hold the controllers that left, a little longer.
          stillNamesEnded = true
          happened(.idle)
          if stillNamesEnded { ended = ending ?? ended }
          if stillNamesEnded || !store.departing.isEmpty { lookAgain() }
          ending = nil
        }
      }
      if isPromised { promisedIn = controller } else { lookAgain() }
    }

    /// Reads again, as `hint` says; while everything is being removed, continues with that.
    func happened(_ hint: HostChange) {
      // Not within UIKit's callback: the removal itself calls UIKit.
      guard !isPuttingAway else { return lookAgain() }
      wakesAtCompletion = false
      forgetSeenModals()
      if !arriving.isEmpty { noteArrivals() }
      if !presented.isEmpty { notePresented() }
      if isGuest || continued != nil { checkGuest() }
      hostChanged?(hint)
    }

    /// Reads again after UIKit's current work.
    ///
    /// That is the next turn of the main queue; the result does not depend on its duration.
    func lookAgain() {
      guard !willLookAgain else { return }
      willLookAgain = true
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        willLookAgain = false
        alertsGone = []
        if let endingLate { ended = endingLate }
        endingLate = nil
        // A transition that moves out of sight does not count.
        promisedIn = nil
        isPuttingAway ? dismissAll() : happened(.idle)
      }
    }
  }

  extension UIKitDriver: AppearanceWatcher {
    func appearanceChanged() {
      // UIKit is in the middle of a change, which is read afterwards.
      lookAgain()
    }
  }
#endif
