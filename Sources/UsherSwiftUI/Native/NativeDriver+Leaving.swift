#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Observation
  import SwiftUI
  import UIKit
  @_spi(Hosting) import Usher

  /// Holds what wants to be asked before it is left, and asks when the user tries to leave it.
  extension NativeDriver {
    /// Switches SwiftUI's own ways out off or on, for everything that the user can leave now.
    ///
    /// - Complexity: O(*n*) in how deep containers nest.
    func holdGuarded() {
      guard tree?.isLive == true else { return }
      for container in shownContainers {
        if let top = container.items.last { holdGuarded(top, in: container) }
        listenForSwipes(in: container)
      }
      for modal in modals {
        holdGuarded(modal)
        listenForDrags(of: modal)
      }
    }

    /// The containers on the way to what can be seen.
    private var shownContainers: [NativeContainer] {
      var found: [NativeContainer] = []
      for start in [root] + modals.map(\.item.container) {
        var next = start
        while let here = next {
          found.append(here)
          let shown =
            here.kind == .tabs
            ? here.items.first { $0.id == here.selection } : here.items.last
          next = shown?.container
        }
      }
      return found
    }

    /// Holds the top item of a stack as long as it wants to be asked.
    func holdGuarded(_ item: NativeItem, in container: NativeContainer) {
      guard container.kind == .stack, container.items.last === item else { return }
      let asks: Bool
      if item.isFollowed {
        // Not everything that it is read from need be observable.
        asks = self.asks(item, in: container)
      } else {
        item.isFollowed = true
        asks = withObservationTracking {
          self.asks(item, in: container)
        } onChange: { [weak self, weak item, weak container] in
          Task { @MainActor in
            item?.isFollowed = false
            if let self, let item, let container { self.holdGuarded(item, in: container) }
          }
        }
      }
      if item.asksToGoBack != asks { item.asksToGoBack = asks }
    }

    private func asks(_ item: NativeItem, in container: NativeContainer) -> Bool {
      guard let tree, container.items.count > 1,
        let hostContainer = item.node.parentContainer?.hostContainer,
        hostContainer.id == container.id, hostContainer.desired.last === item.node
      else { return false }
      return tree.leavePolicy(over: 1, in: hostContainer) == .ask
    }

    /// Holds a sheet as long as something in it wants to be asked.
    private func holdGuarded(_ modal: NativeModal) {
      guard modal.style == .sheet else { return }
      let asks: Bool
      if modal.isFollowed {
        asks = tree?.leavePolicy(modal.node) == .ask
      } else {
        modal.isFollowed = true
        asks = withObservationTracking {
          tree?.leavePolicy(modal.node) == .ask
        } onChange: { [weak self, weak modal] in
          Task { @MainActor in
            modal?.isFollowed = false
            if let self, let modal { self.holdGuarded(modal) }
          }
        }
      }
      if modal.asksToLeave != asks { modal.asksToLeave = asks }
    }

    // MARK: - What the user tries

    /// The user wants to go back from the top item of a stack.
    func userWantsBack(over count: Int, from item: NativeItem, by cause: EndingCause) {
      guard let tree, activity == .idle,
        let hostContainer = item.node.parentContainer?.hostContainer,
        hostContainer.desired.last === item.node
      else { return }
      tree.userWentBack(count: count, in: hostContainer, cause: cause)
    }

    /// Hears of swipes back, of those too that SwiftUI does not let begin.
    private func listenForSwipes(in container: NativeContainer) {
      guard let stack = stack(of: container), let view = stack.viewIfLoaded,
        view.gestureRecognizers?.contains(where: { $0 is EdgeListener }) != true
      else { return }
      let isRightToLeft = view.traitCollection.layoutDirection == .rightToLeft
      let heard: @MainActor () -> Void = { [weak self, weak container] in
        container?.mayBeSwiped = true
        self?.lookAgain()
      }
      let edge = EdgeListener(heard)
      edge.edges = isRightToLeft ? .right : .left
      view.addGestureRecognizer(edge)
      if #available(iOS 26, visionOS 26, *) {
        // available because of the line above
        view.addGestureRecognizer(DragListener(isRightToLeft ? .left : .right, heard))
      }
    }

    /// Asks where the user tried to swipe back and SwiftUI did not let that begin.
    func askAfterSwipes() {
      for container in visibleContainers where container.mayBeSwiped {
        guard stack(of: container)?.transitionCoordinator == nil else { continue }
        container.mayBeSwiped = false
        guard let top = container.items.last, top.isHeld else { continue }
        userWantsBack(over: 1, from: top, by: .swipe)
      }
    }

    /// Hears of attempts to draw a sheet down that is held.
    private func listenForDrags(of modal: NativeModal) {
      guard modal.asksToLeave, let controller = modal.probe?.outermost,
        let view = controller.presentationController?.presentedView ?? controller.viewIfLoaded,
        view.gestureRecognizers?.contains(where: { $0 is DragListener }) != true
      else { return }
      view.addGestureRecognizer(
        DragListener(.down) { [weak self, weak modal] in
          guard let self, let modal, modal.isHeld, modal.node.isDismissable,
            activity == .idle, modals.last === modal
          else { return }
          tree?.userDismissed(modal.node, cause: .swipeDown)
        })
    }
  }
#endif
