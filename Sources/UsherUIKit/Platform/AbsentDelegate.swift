#if canImport(UIKit) && canImport(ObjectiveC) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Answers the calls for an app's delegate that is gone.
  ///
  /// UIKit asks once what a delegate responds to. If the app releases its delegate, UIKit may still
  /// call the methods that only that had, and without an answer the runtime raises an exception.
  ///
  /// The answer is zero: `nil`, `false`, or nothing. It is another one for the methods where UIKit
  /// would take zero for a decision. An answer fills one register for whole numbers, so a method that
  /// returns a fraction or a struct would return what happens to be there; the delegates of the host
  /// have none. The runtime does not learn the methods' parameters, so an `NSInvocation` of one fails.
  final class AbsentDelegate: NSObject, Sendable {
    static let shared = AbsentDelegate()

    override class func resolveInstanceMethod(_ selector: Selector!) -> Bool {
      let answer = answers[NSStringFromSelector(selector)] ?? 0
      let method: @convention(block) (AnyObject) -> Int = { _ in answer }
      return class_addMethod(self, selector, imp_implementationWithBlock(method), "q@:")
    }

    /// What UIKit does without a delegate.
    private static let answers: [String: Int] = [
      "gestureRecognizer:shouldReceiveTouch:": 1,
      "gestureRecognizer:shouldReceivePress:": 1,
      "gestureRecognizer:shouldReceiveEvent:": 1,
      "tabBarController:shouldSelectTab:": 1,
      "popoverPresentationControllerShouldDismissPopover:": 1,
      "adaptivePresentationStyleForPresentationController:":
        UIModalPresentationStyle.none.rawValue,
      "adaptivePresentationStyleForPresentationController:traitCollection:":
        UIModalPresentationStyle.none.rawValue,
      // UIKit raises an exception if no orientation is left.
      "navigationControllerSupportedInterfaceOrientations:":
        Int(UIInterfaceOrientationMask.all.rawValue),
      "tabBarControllerSupportedInterfaceOrientations:":
        Int(UIInterfaceOrientationMask.all.rawValue),
      "navigationControllerPreferredInterfaceOrientationForPresentation:":
        UIInterfaceOrientation.portrait.rawValue,
      "tabBarControllerPreferredInterfaceOrientationForPresentation:":
        UIInterfaceOrientation.portrait.rawValue,
    ]
  }
#endif
