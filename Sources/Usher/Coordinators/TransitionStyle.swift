/// How a change looks while it happens.
///
/// Opaque to the core, which hands it to the host.
public struct TransitionStyle {
  package enum Kind {
    case automatic
    case none
    case custom(Any)
  }

  package let kind: Kind

  /// What the host does for such a change.
  public static var automatic: TransitionStyle { TransitionStyle(kind: .automatic) }
  /// At once, without animation.
  public static var none: TransitionStyle { TransitionStyle(kind: .none) }

  /// A transition of the host's own types.
  ///
  /// A host that does not know `value` uses its usual one.
  public static func custom(_ value: Any) -> TransitionStyle {
    TransitionStyle(kind: .custom(value))
  }

  /// Whether anything is to move.
  public var isAnimated: Bool {
    if case .none = kind { false } else { true }
  }

  /// What ``custom(_:)`` was given; `nil` for other transitions.
  public var customValue: Any? {
    if case .custom(let value) = kind { value } else { nil }
  }
}
