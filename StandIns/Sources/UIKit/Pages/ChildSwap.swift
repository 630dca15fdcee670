import Foundation

/// One child takes another's place without a transition coordinator, as tabs and pages do.
///
/// The new child is told first that it will appear, then the old one that it will disappear; the old one is told first that it
/// is gone.
@MainActor internal struct ChildSwap {
  let old: UIViewController?
  let new: UIViewController?
  let content: UIView
  let isAnimated: Bool

  func begin() {
    new?.beginAppearanceTransition(true, animated: isAnimated)
    old?.beginAppearanceTransition(false, animated: isAnimated)
    if let view = new?.view {
      view.frame = content.bounds
      content.addSubview(view)
    }
    new?._isAppearing()
  }

  func end(completed: Bool = true) {
    if completed {
      if old?._view?.superview === content { old?._view?.removeFromSuperview() }
      old?.endAppearanceTransition()
      new?.endAppearanceTransition()
    } else {
      old?.beginAppearanceTransition(true, animated: isAnimated)
      new?.beginAppearanceTransition(false, animated: isAnimated)
      if new?._view?.superview === content { new?._view?.removeFromSuperview() }
      new?.endAppearanceTransition()
      old?.endAppearanceTransition()
    }
  }
}
