import Foundation

/// What a view controller knows about presentations.
internal struct ModalState {
  /// What this controller itself presents.
  var presented: UIViewController?
  /// What presented this controller itself.
  weak var presenting: UIViewController?
  /// Whether it is shown by a presentation, so that its view's way into a window tells it nothing.
  var isPresented = false
  /// Whether it is the root of a window.
  var isWindowRoot = false
  var isBeingPresented = false
  var isBeingDismissed = false
  /// The presentation controller, kept from the first time it is asked for until the dismissal.
  var controller: UIPresentationController?

  @MainActor func presentedSeen(from one: UIViewController) -> UIViewController? {
    var here: UIViewController? = one
    while let controller = here {
      if let presented = controller._modal.presented { return presented }
      here = controller._containment.parent
    }
    return nil
  }

  @MainActor func presentingSeen(from one: UIViewController) -> UIViewController? {
    var here: UIViewController? = one
    while let controller = here {
      if let presenting = controller._modal.presenting { return presenting }
      here = controller._containment.parent
    }
    return nil
  }

  @MainActor var activeController: UIPresentationController? { isPresented ? controller : nil }

  @MainActor mutating func styleDidChange(
    from old: UIModalPresentationStyle, of controller: UIViewController
  ) {}

  @MainActor func didLoadView(of controller: UIViewController) {}
}
