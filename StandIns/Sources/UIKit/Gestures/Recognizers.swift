public import Foundation

/// Recognizes taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
  /// How many fingers.
  open var numberOfTouchesRequired = 1
}

/// Recognizes a finger that moves.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var translation = CGPoint.zero
  /// The fewest fingers.
  open var minimumNumberOfTouches = 1
  /// The most fingers.
  open var maximumNumberOfTouches = Int.max
  /// How far the finger went.
  open func translation(in view: UIView?) -> CGPoint { translation }
  /// Sets how far the finger went.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
  }
  /// How fast the finger is.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognizes a finger that comes from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// Recognizes a finger that stays.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it stays, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many taps before.
  open var numberOfTapsRequired = 0
  /// How many fingers.
  open var numberOfTouchesRequired = 1
  /// How far the finger may move.
  open var allowableMovement: CGFloat = 10
}

/// Recognizes a quick movement.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where it goes.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
  /// Where it goes.
  open var direction: Direction = .right
  /// How many fingers.
  open var numberOfTouchesRequired = 1
}

/// Recognizes two fingers that come together or part.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far they are apart, against the start.
  open var scale: CGFloat = 1
  /// How fast they are.
  open var velocity: CGFloat { 0 }
}

/// Recognizes two fingers that turn.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they turned.
  open var rotation: CGFloat = 0
  /// How fast they are.
  open var velocity: CGFloat { 0 }
}

/// Recognizes a pointer over a view.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
