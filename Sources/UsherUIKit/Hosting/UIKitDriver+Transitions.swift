#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Dispatch
  import UIKit
  @_spi(Hosting) import Usher

  extension UIKitDriver {
    /// Reports whether UIKit moves anything that the host shows.
    ///
    /// While the driver waits for the end of a transition, one question answers this: does UIKit still name
    /// that transition? Otherwise every layer is looked through, once in each run of the reconciler.
    var activity: DriverActivity {
      if let underWay { return underWay.isInteractive ? .interacting : .transitioning }
      seenModals = nil
      if owesWake {
        // The transition has gone, and its completion has not come.
        owesWake = false
        hostChanged?(.idle)
      }
      stillNamesEnded = false
      guard let base else { return .idle }
      if base.innermostTransition != nil, let running = transition(in: base) { return running }
      var modals: [UIViewController] = []
      var layer = base.presentedViewController
      while let modal = layer {
        if modal.innermostTransition != nil, let running = transition(in: modal) { return running }
        if modal.isBeingPresented || modal.isBeingDismissed {
          // No coordinator tells the end.
          lookAgain()
          return .transitioning
        }
        modals.append(modal)
        layer = modal.presentedViewController
      }
      guard alertsGone.isEmpty else { return .transitioning }
      // The coordinator of a transition that is over holds what has left.
      awaited = nil
      seenModals = modals
      return .idle
    }

    /// Waits for the end of the transition under way in what can be seen of a controller, and says what it
    /// is; `nil` if UIKit names only one that has ended.
    private func transition(in controller: UIViewController) -> DriverActivity? {
      for inner in path(from: controller).reversed() {
        guard let coordinator = inner.transitionCoordinator else { return nil }
        if coordinator !== ending, coordinator !== ended {
          waitForEnd(of: coordinator, in: inner)
          return coordinator.isInteractive ? .interacting : .transitioning
        }
        stillNamesEnded = true
      }
      return nil
    }

    /// The transition whose end the driver is told; `nil` if UIKit no longer names it where it was found.
    ///
    /// Asking UIKit keeps the host alive where a completion never comes.
    private var underWay: (any UIViewControllerTransitionCoordinator)? {
      guard let controller = promisedIn else { return nil }
      if let coordinator = controller.transitionCoordinator, coordinator === awaited {
        return coordinator
      }
      promisedIn = nil
      return nil
    }

    /// Returns true if the end of the transition under way will wake the host, which then reads `stack`
    /// among all that can be seen.
    func wakesAtEnd(reading stack: UINavigationController) -> Bool {
      guard underWay != nil else { return false }
      var controller: UIViewController = stack
      while controller !== base {
        guard let parent = controller.parent else {
          return controller.presentingViewController != nil
            && controller.presentedViewController == nil
        }
        guard parent.visibleChild === controller else { return false }
        controller = parent
      }
      return true
    }

    /// A controller and what can be seen in it, the outermost first.
    func path(from controller: UIViewController) -> [UIViewController] {
      var path = [controller]
      while let next = path[path.count - 1].visibleChild { path.append(next) }
      return path
    }

    /// Wakes when a transition is over, however it ends.
    ///
    /// If the coordinator refuses to tell, the host looks again at each turn until UIKit no longer names it.
    ///
    /// - Parameter controller: Names the coordinator.
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
          // UIKit may name the transition, or hold what has left, a little longer.
          stillNamesEnded = true
          happened(.idle)
          if stillNamesEnded { ended = ending ?? ended }
          if stillNamesEnded || !store.departing.isEmpty { lookAgain() }
          ending = nil
        }
      }
      if isPromised { promisedIn = controller } else { lookAgain() }
    }

    /// Reads again where `hint` points: something happened, or may have.
    func happened(_ hint: HostChange) {
      guard !isPuttingAway else { return }
      owesWake = false
      seenModals = nil
      if !arriving.isEmpty { noteArrivals() }
      if !presented.isEmpty { notePresented() }
      if isGuest || continued != nil { checkGuest() }
      hostChanged?(hint)
    }

    /// Takes everything off screen for a while: what is presented is presented again later.
    ///
    /// What is presented stays behind when its window's root is swapped, so it goes first.
    ///
    /// - Parameter body: Swaps the root; called when nothing is presented any more, which may be later.
    func putAway(_ body: @escaping @MainActor () -> Void) {
      isPuttingAway = true
      afterPuttingAway.append(body)
      dismissAll()
    }

    private func dismissAll() {
      let lowest = lowestModal
      var modal = lowest
      while let here = modal {
        // The window of an embedded host stays: the presentation goes on, and UIKit refuses to dismiss it meanwhile.
        if isEmbedded, here.isBeingPresented {
          return DispatchQueue.main.async { self.dismissAll() }
        }
        modal = here.presentedViewController
      }
      // The base may have been taken out of the controller that presents for it.
      lowest?.presentingViewController?.dismiss(animated: false)
      finishPuttingAway()
    }

    /// The lowest controller that is presented.
    private var lowestModal: UIViewController? {
      base?.presentedViewController
        ?? presented.lazy.compactMap { $0.held?.controller }
        .first { $0.presentingViewController != nil }
    }

    /// Calls `body` when nothing is being taken off screen: at once if nothing is.
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
        if let endingLate { ended = endingLate }
        endingLate = nil
        // What moves out of sight does not count.
        promisedIn = nil
        happened(.idle)
      }
    }

    /// Looks what has gone of what the host presented.
    ///
    /// An alert that went without an action may call it later in the same turn.
    private func notePresented() {
      presented.removeAll { modal in
        guard modal.held?.controller.presentingViewController == nil else { return false }
        store.noteDeparture(of: CollectionOfOne(modal))
        if modal.isLive, modal.alert != nil {
          alertsGone.insert(modal.id)
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
