#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import Usher

  /// Passes one animation of the app to UIKit, for one presentation or dismissal.
  final class ModalAnimations: NSObject, UIViewControllerTransitioningDelegate {
    /// The animation of the current request.
    var transition: CustomTransition?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { transition?.animator }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { transition?.animator }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { transition?.interaction }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { transition?.interaction }
  }
#endif
