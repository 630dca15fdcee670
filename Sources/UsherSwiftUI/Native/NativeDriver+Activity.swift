#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import UsherUIKit
  @_spi(Hosting) import Usher

  extension NativeDriver {
    /// Whether SwiftUI still takes up what it was told, or UIKit moves something.
    var activity: DriverActivity {
      if let moving { return moving }
      return isUnsettled ? .transitioning : .idle
    }

    /// Whether SwiftUI owes something.
    var isUnsettled: Bool {
      guard isOnScreen || !presented.isEmpty else { return false }
      var levels = [ground] + modals.map(\.level)
      levels.removeAll { $0.probe?.window == nil }
      if levels.contains(where: { $0.isBusy || $0.seenRevision != $0.revision }) { return true }
      if modals.contains(where: \.awaitsAction) { return true }
      return visibleContainers.contains { $0.seenRevision != $0.revision || $0.isDue }
    }

    /// The containers that SwiftUI can be seen to update.
    var visibleContainers: [NativeContainer] { containers.filter(isLive) }

    /// Every container of what is shown, those in other tabs included.
    private var containers: [NativeContainer] {
      var found: [NativeContainer] = []
      var open = ([root] + modals.map(\.item.container)).compactMap(\.self)
      while let container = open.popLast() {
        found.append(container)
        open += container.items.compactMap(\.container)
      }
      return found
    }

    /// Takes the next step of levels where what was there has gone.
    func advanceLevels() {
      let presented = presented
      for level in [ground] + modals.map(\.level) {
        guard let leaving = level.leaving else { continue }
        let isThere =
          leaving.isAlert
          ? presented.contains { $0 is UIAlertController }
          : presented.contains { $0 === leaving.probe?.outermost }
        if !isThere, level.seenRevision == level.revision { level.finished(leaving) }
      }
    }

    /// Looks whether stacks show what they were told.
    func checkContainers() {
      guard moving == nil else { return }
      for container in containers
      where container.isDue && container.seenRevision == container.revision {
        // Also where another tab covers it: what has left would be kept there.
        let stack = container.probe?.sibling(UINavigationController.self)
        if let stack { container.check(stack) }
      }
    }

    /// Hears when something foreign leaves, of which nothing else tells.
    func listenForEnd(of controller: UIViewController) {
      guard let view = controller.presentationController?.containerView,
        !view.subviews.contains(where: { $0 is ProbeView })
      else { return }
      let probe = ProbeView(frame: .zero)
      probe.isHidden = true
      probe.isUserInteractionEnabled = false
      probe.onMove = { [weak self] in self?.lookAgain() }
      view.insertSubview(probe, at: 0)
    }

    // MARK: - What moves

    /// What UIKit moves; `nil` if that is nothing.
    private var moving: DriverActivity? {
      guard let base = ground.probe?.outermost else { return nil }
      var layer: UIViewController? = base
      while let here = layer {
        if let coordinator = here.coordinators.first(where: { $0 !== ended }) {
          waitForEnd(of: coordinator)
          return coordinator.isInteractive ? .interacting : .transitioning
        }
        if here !== base, here.isBeingPresented || here.isBeingDismissed {
          // No coordinator tells the end.
          lookAgain()
          return .transitioning
        }
        layer = here.presentedViewController
      }
      return nil
    }

    /// Wakes when a transition is over, however it ends.
    private func waitForEnd(of coordinator: any UIViewControllerTransitionCoordinator) {
      guard awaited !== coordinator else { return }
      awaited = coordinator
      let isPromised = coordinator.animate(alongsideTransition: nil) {
        [weak self, weak coordinator] _ in
        guard let self else { return }
        ended = coordinator
        if awaited === coordinator { awaited = nil }
        lookAgain()
      }
      if !isPromised {
        awaited = nil
        lookAgain()
      }
    }

    /// Whether the user swipes back in a container, or has just let go.
    func isSwipe(in container: NativeContainer) -> Bool {
      stack(of: container)?.transitionCoordinator?.initiallyInteractive ?? container.mayBeSwiped
    }

    func cancelInteraction() {
      for container in visibleContainers {
        for swipe in stack(of: container)?.swipes ?? [] { swipe.cancel() }
      }
      for controller in presented {
        for recognizer in controller.presentationController?.presentedView?.gestureRecognizers ?? []
        {
          recognizer.cancel()
        }
      }
    }
  }

  extension UIViewController {
    /// The transitions of this controller and of what can be seen in it.
    fileprivate var coordinators: [any UIViewControllerTransitionCoordinator] {
      let inner: [UIViewController] =
        switch self {
        case let stack as UINavigationController: [stack.topViewController].compactMap(\.self)
        case let tabs as UITabBarController: [tabs.selectedViewController].compactMap(\.self)
        default: children
        }
      let own = transitionCoordinator.map { [$0] } ?? []
      return own + inner.flatMap(\.coordinators)
    }
  }
#endif
