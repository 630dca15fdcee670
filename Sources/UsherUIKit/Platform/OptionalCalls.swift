#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  // Optional methods of UIKit's delegates are called only here. With Objective-C they may be
  // missing; with the stand-in UIKit in plain Swift they are requirements with a default
  // implementation.

  extension UINavigationControllerDelegate {
    func callWillShow(
      _ stack: UINavigationController, _ controller: UIViewController, _ isAnimated: Bool
    ) {
      #if canImport(ObjectiveC)
        navigationController?(stack, willShow: controller, animated: isAnimated)
      #else
        navigationController(stack, willShow: controller, animated: isAnimated)
      #endif
    }

    func callDidShow(
      _ stack: UINavigationController, _ controller: UIViewController, _ isAnimated: Bool
    ) {
      #if canImport(ObjectiveC)
        navigationController?(stack, didShow: controller, animated: isAnimated)
      #else
        navigationController(stack, didShow: controller, animated: isAnimated)
      #endif
    }

    func callAnimator(
      _ stack: UINavigationController, _ operation: UINavigationController.Operation,
      from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      #if canImport(ObjectiveC)
        navigationController?(stack, animationControllerFor: operation, from: from, to: to)
      #else
        navigationController(stack, animationControllerFor: operation, from: from, to: to)
      #endif
    }

    func callInteraction(
      _ stack: UINavigationController, _ animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      #if canImport(ObjectiveC)
        navigationController?(stack, interactionControllerFor: animator)
      #else
        navigationController(stack, interactionControllerFor: animator)
      #endif
    }
  }

  extension UITabBarControllerDelegate {
    func callShouldSelect(_ tabs: UITabBarController, _ controller: UIViewController) -> Bool {
      #if canImport(ObjectiveC)
        tabBarController?(tabs, shouldSelect: controller) ?? true
      #else
        tabBarController(tabs, shouldSelect: controller)
      #endif
    }

    /// Calls the method for a tab that is an object, or else that for its controller.
    @available(iOS 18, visionOS 2, *)
    func callShouldSelect(
      _ tabs: UITabBarController, _ tab: UITab, _ controller: UIViewController?
    ) -> Bool {
      #if canImport(ObjectiveC)
        tabBarController?(tabs, shouldSelectTab: tab)
          ?? controller.map { callShouldSelect(tabs, $0) } ?? true
      #else
        tabBarController(tabs, shouldSelectTab: tab)
      #endif
    }

    @available(iOS 18, visionOS 2, *)
    func callDidSelect(_ tabs: UITabBarController, _ tab: UITab, _ former: UITab?) {
      #if canImport(ObjectiveC)
        tabBarController?(tabs, didSelectTab: tab, previousTab: former)
      #else
        tabBarController(tabs, didSelectTab: tab, previousTab: former)
      #endif
    }

    func callDidSelect(_ tabs: UITabBarController, _ controller: UIViewController) {
      #if canImport(ObjectiveC)
        tabBarController?(tabs, didSelect: controller)
      #else
        tabBarController(tabs, didSelect: controller)
      #endif
    }
  }

  extension UIAdaptivePresentationControllerDelegate {
    func callShouldDismiss(_ presentation: UIPresentationController) -> Bool {
      #if canImport(ObjectiveC)
        presentationControllerShouldDismiss?(presentation) ?? true
      #else
        presentationControllerShouldDismiss(presentation)
      #endif
    }

    func callDidAttempt(_ presentation: UIPresentationController) {
      #if canImport(ObjectiveC)
        presentationControllerDidAttemptToDismiss?(presentation)
      #else
        presentationControllerDidAttemptToDismiss(presentation)
      #endif
    }

    func callWillDismiss(_ presentation: UIPresentationController) {
      #if canImport(ObjectiveC)
        presentationControllerWillDismiss?(presentation)
      #else
        presentationControllerWillDismiss(presentation)
      #endif
    }

    func callDidDismiss(_ presentation: UIPresentationController) {
      #if canImport(ObjectiveC)
        presentationControllerDidDismiss?(presentation)
      #else
        presentationControllerDidDismiss(presentation)
      #endif
    }
  }

  #if !os(visionOS)
    extension UIAdaptivePresentationControllerDelegate {
      /// Calls the method of `UISheetPresentationControllerDelegate`, which a delegate may have without declaring that
      /// protocol.
      func callDidResize(_ sheet: UISheetPresentationController) {
        #if canImport(ObjectiveC)
          (self as AnyObject).sheetPresentationControllerDidChangeSelectedDetentIdentifier?(sheet)
        #else
          (self as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
        #endif
      }
    }
  #endif

  extension UIGestureRecognizerDelegate {
    func callShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      #if canImport(ObjectiveC)
        gestureRecognizerShouldBegin?(recognizer) ?? true
      #else
        gestureRecognizerShouldBegin(recognizer)
      #endif
    }
  }

  extension UIViewControllerAnimatedTransitioning {
    func callEnded() {
      #if canImport(ObjectiveC)
        animationEnded?(true)
      #else
        animationEnded(true)
      #endif
    }
  }
#endif
