#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Hears of a finger that drags something in a direction, and never takes it.
  final class DragListener: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    enum Direction { case down, left, right }

    private let direction: Direction
    private let heard: @MainActor () -> Void

    init(_ direction: Direction, _ heard: @escaping @MainActor () -> Void) {
      self.direction = direction
      self.heard = heard
      super.init(target: nil, action: nil)
      delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      let way = translation(in: view)
      let isAlong =
        switch direction {
        case .down: way.y > abs(way.x)
        case .left: -way.x > abs(way.y)
        case .right: way.x > abs(way.y)
        }
      if isAlong, !isScrolling { heard() }
      return false
    }

    /// Whether the finger scrolls something that is not where it begins.
    private var isScrolling: Bool {
      var touched = view?.hitTest(location(in: view), with: nil)
      while let here = touched, here !== view {
        if let scroll = here as? UIScrollView, scroll.isScrolled(direction) { return true }
        touched = here.superview
      }
      return false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  extension UIScrollView {
    fileprivate func isScrolled(_ direction: DragListener.Direction) -> Bool {
      switch direction {
      case .down: contentOffset.y > -adjustedContentInset.top
      case .right: contentOffset.x > -adjustedContentInset.left
      case .left: contentOffset.x + bounds.width < contentSize.width
      }
    }
  }
#endif
