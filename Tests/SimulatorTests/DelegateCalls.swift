#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  // What UIKit calls when the user dismisses or selects: optional methods with Objective-C, requirements where UIKit
  // is a model in plain Swift.

  extension UIAdaptivePresentationControllerDelegate {
    func mayDismiss(_ presentation: UIPresentationController) -> Bool {
      #if canImport(ObjectiveC)
        presentationControllerShouldDismiss?(presentation) ?? true
      #else
        presentationControllerShouldDismiss(presentation)
      #endif
    }

    func noteAttempt(_ presentation: UIPresentationController) {
      #if canImport(ObjectiveC)
        presentationControllerDidAttemptToDismiss?(presentation)
      #else
        presentationControllerDidAttemptToDismiss(presentation)
      #endif
    }

    func noteBeginning(_ presentation: UIPresentationController) {
      #if canImport(ObjectiveC)
        presentationControllerWillDismiss?(presentation)
      #else
        presentationControllerWillDismiss(presentation)
      #endif
    }

    func noteEnd(_ presentation: UIPresentationController) {
      #if canImport(ObjectiveC)
        presentationControllerDidDismiss?(presentation)
      #else
        presentationControllerDidDismiss(presentation)
      #endif
    }
  }

  extension UIPageViewControllerDelegate {
    @MainActor
    func willTurn(_ pages: UIPageViewController, to next: UIViewController) {
      #if canImport(ObjectiveC)
        pageViewController?(pages, willTransitionTo: [next])
      #else
        pageViewController(pages, willTransitionTo: [next])
      #endif
    }

    @MainActor
    func didTurn(_ pages: UIPageViewController, from former: UIViewController) {
      #if canImport(ObjectiveC)
        pageViewController?(
          pages, didFinishAnimating: true, previousViewControllers: [former],
          transitionCompleted: true)
      #else
        pageViewController(
          pages, didFinishAnimating: true, previousViewControllers: [former],
          transitionCompleted: true)
      #endif
    }
  }

  extension UITabBarControllerDelegate {
    func maySelect(_ controller: UIViewController, in tabs: UITabBarController) -> Bool {
      #if canImport(ObjectiveC)
        tabBarController?(tabs, shouldSelect: controller) ?? true
      #else
        tabBarController(tabs, shouldSelect: controller)
      #endif
    }

    func noteSelection(of controller: UIViewController, in tabs: UITabBarController) {
      #if canImport(ObjectiveC)
        tabBarController?(tabs, didSelect: controller)
      #else
        tabBarController(tabs, didSelect: controller)
      #endif
    }
  }
#endif
