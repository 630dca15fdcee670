import Foundation

/// What a view controller knows about presentations.
///
/// An object, because a copy of a weak reference is expensive.
@MainActor internal final class ModalState {
  /// What this controller itself presents.
  var presented: UIViewController?
  /// What presented this controller itself.
  weak var presenting: UIViewController?
  /// Whether a window or a presentation makes it appear, so that its view's own way into a window tells it nothing.
  var isManaged = false
  /// The style that was set.
  var style = UIModalPresentationStyle.automatic
  var isBeingPresented = false
  var isBeingDismissed = false
  /// The presentation controller, kept from the first time it is asked for until the dismissal.
  var controller: UIPresentationController?

  func presentedSeen(from one: UIViewController) -> UIViewController? {
    one._presentingAncestor?._modal.presented
  }

  func presentingSeen(from one: UIViewController) -> UIViewController? {
    one._presentedAncestor?._modal.presenting
  }

  var activeController: UIPresentationController? {
    presenting == nil ? nil : controller
  }

  /// A presentation controller that was asked for too early belongs to the old style.
  func setStyle(_ new: UIModalPresentationStyle) {
    if presenting == nil, style != new { controller = nil }
    style = new
  }
}

extension UIViewController {
  /// This controller or the nearest around it that presents something.
  internal var _presentingAncestor: UIViewController? {
    var here: UIViewController? = self
    while let one = here {
      if one._modal.presented != nil { return one }
      here = one._containment.parent
    }
    return nil
  }

  /// This controller or the nearest around it that is presented.
  internal var _presentedAncestor: UIViewController? {
    var here: UIViewController? = self
    while let one = here {
      if one._modal.presenting != nil { return one }
      here = one._containment.parent
    }
    return nil
  }

  /// The outermost controller around this one.
  internal var _outermost: UIViewController {
    var one = self
    while let parent = one._containment.parent { one = parent }
    return one
  }
}
