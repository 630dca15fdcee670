#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Hears of a finger that draws a sheet down, and never takes it.
  final class DragListener: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    private let heard: @MainActor () -> Void

    init(_ heard: @escaping @MainActor () -> Void) {
      self.heard = heard
      super.init(target: nil, action: nil)
      delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      let way = translation(in: view)
      if way.y > abs(way.x), !isScrolling { heard() }
      return false
    }

    /// Whether the finger scrolls something that is not at its top.
    private var isScrolling: Bool {
      var touched = view?.hitTest(location(in: view), with: nil)
      while let here = touched, here !== view {
        if let scroll = here as? UIScrollView,
          scroll.contentOffset.y > -scroll.adjustedContentInset.top
        {
          return true
        }
        touched = here.superview
      }
      return false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }
#endif
