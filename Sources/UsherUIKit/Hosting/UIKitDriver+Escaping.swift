#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// VoiceOver's escape gesture, which means the nearest way out.
  extension UIKitDriver {
    func escape(from controller: UIViewController) -> Bool {
      if let stack = controller as? UINavigationController, !stack.isNavigationBarHidden,
        let top = stack.topViewController, stack.showsBackButton(for: top)
      {
        // Its own method asks, where that is needed.
        _ = stack.popViewController(animated: true)
        return true
      }
      var outermost = controller
      while let parent = outermost.parent { outermost = parent }
      return dismiss(escaping: outermost)
    }

    /// Does what a drag of the sheet would do; returns `false` if the user cannot drag it.
    private func dismiss(escaping modal: UIViewController) -> Bool {
      guard modal.presentingViewController != nil, modal.isDraggable, let node = store[modal],
        let presentation = modal.presentationController
      else { return false }
      guard !modal.isModalInPresentation,
        presentation.delegate?.callShouldDismiss(presentation) != false
      else {
        presentation.delegate?.callDidAttempt(presentation)
        return true
      }
      tree?.userDismissed(node, cause: .swipeDown)
      return true
    }
  }
#endif
