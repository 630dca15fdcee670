#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Hears of a finger that drags something in a direction, and never takes it.
  ///
  /// It is the delegate of a recognizer that never begins. The recognizer does not retain it.
  final class DragListener: NSObject, UIGestureRecognizerDelegate {
    enum Direction { case down, left, right }

    let recognizer = UIPanGestureRecognizer()
    private let direction: Direction
    private let heard: @MainActor () -> Void

    init(_ direction: Direction, _ heard: @escaping @MainActor () -> Void) {
      self.direction = direction
      self.heard = heard
      super.init()
      recognizer.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      let way = recognizer.translation(in: recognizer.view)
      let isAlong =
        switch direction {
        case .down: way.y > abs(way.x)
        case .left: -way.x > abs(way.y)
        case .right: way.x > abs(way.y)
        }
      if isAlong, !isTaken { heard() }
      return false
    }

    /// Whether the finger moves something of the content: a list that is not where it begins, a slider, or what another
    /// recognizer drags, such as a map or a row.
    private var isTaken: Bool {
      let view = recognizer.view
      var touched = view?.hitTest(recognizer.location(in: view), with: nil)
      while let here = touched, here !== view {
        if here.isDragged { return true }
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

  extension UIView {
    /// Whether a finger moves the view, or something in it.
    ///
    /// A button lets the finger go.
    fileprivate var isDragged: Bool {
      if self is UIControl, !(self is UIButton) { return true }
      let scroll = (self as? UIScrollView)?.panGestureRecognizer
      return gestureRecognizers?.contains {
        $0 !== scroll && ($0.state == .began || $0.state == .changed)
      } == true
    }
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
