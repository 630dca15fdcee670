#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import UsherUIKit
  @_spi(Hosting) import Usher

  /// Hears of the user's gestures where SwiftUI does not let them begin, or tells late.
  extension NativeDriver {
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

    /// Hears of swipes back, of those too that SwiftUI does not let begin.
    func listen(to container: NativeContainer) {
      guard let stack = stack(of: container), let view = stack.viewIfLoaded,
        view.gestureRecognizers?.contains(where: { $0.isListener }) != true
      else { return }
      let isRightToLeft = view.traitCollection.layoutDirection == .rightToLeft
      let heard: @MainActor () -> Void = { [weak self, weak container] in
        container?.mayBeSwiped = true
        self?.lookAgain()
      }
      container.listeners = []
      #if !os(visionOS)
        let edge = EdgeListener(heard)
        edge.recognizer.edges = isRightToLeft ? .right : .left
        view.addGestureRecognizer(edge.recognizer)
        container.listeners.append(edge)
      #endif
      if #available(iOS 26, visionOS 26, *) {
        // available because of the line above
        let drag = DragListener(isRightToLeft ? .left : .right, heard)
        view.addGestureRecognizer(drag.recognizer)
        container.listeners.append(drag)
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
    func listen(to modal: NativeModal) {
      guard modal.asksToLeave, let controller = modal.probe?.outermost,
        let view = controller.presentationController?.presentedView ?? controller.viewIfLoaded,
        view.gestureRecognizers?.contains(where: { $0.delegate is DragListener }) != true
      else { return }
      let drag = DragListener(.down) { [weak self, weak modal] in
        guard let self, let modal, modal.isHeld, modal.node.isDismissable,
          activity == .idle, modals.last === modal
        else { return }
        tree?.userDismissed(modal.node, cause: .swipeDown)
      }
      view.addGestureRecognizer(drag.recognizer)
      modal.listener = drag
    }
  }

  extension UIGestureRecognizer {
    /// Whether it hears of the user's gestures for the driver.
    fileprivate var isListener: Bool {
      #if !os(visionOS)
        if delegate is EdgeListener { return true }
      #endif
      return delegate is DragListener
    }
  }
#endif
