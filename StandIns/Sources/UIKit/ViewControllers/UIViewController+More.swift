public import Foundation

extension UIViewController {
  /// Asks for the orientations again.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Asks for the home indicator again.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Asks for the edges at which the system's gestures wait again.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Asks all controllers for their orientations.
  public class func attemptRotationToDeviceOrientation() {}
  /// Adds a key and what it does.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Takes a key away.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Overrides the traits of a child.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}
  /// The traits that override a child's.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { nil }
  /// A name by which the controller is restored, which never happens here.
  public var restorationIdentifier: String? {
    get { annex["restorationIdentifier"] as? String }
    set { annex["restorationIdentifier"] = newValue }
  }

  /// Presents, and returns when that has ended.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool
  ) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      present(viewControllerToPresent, animated: flag, completion: { done.resume() })
    }
  }

  /// Dismisses, and returns when that has ended.
  public func dismiss(animated flag: Bool) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      dismiss(animated: flag, completion: { done.resume() })
    }
  }
}

extension UIView {
  /// Animates changes, and returns when that has ended.
  @discardableResult public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      animate(
        withDuration: duration, animations: animations, completion: { done.resume(returning: $0) })
    }
  }
}
