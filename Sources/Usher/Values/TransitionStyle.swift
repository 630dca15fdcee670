/// The animation of a change.
///
/// Opaque to the core, which passes it to the host.
public struct TransitionStyle {
  package enum Kind {
    case automatic
    case unanimated
    indirect case custom(Any)
  }

  package let kind: Kind

  /// The host's default for the change.
  public static var automatic: TransitionStyle { TransitionStyle(kind: .automatic) }
  /// No animation.
  public static var unanimated: TransitionStyle { TransitionStyle(kind: .unanimated) }

  /// A transition of the host's own types.
  ///
  /// A host that does not know `value` uses its default.
  public static func custom(_ value: Any) -> TransitionStyle {
    TransitionStyle(kind: .custom(value))
  }

  /// True if the change is animated.
  public var isAnimated: Bool {
    if case .unanimated = kind { false } else { true }
  }

  /// The value of ``custom(_:)``; `nil` for other transitions.
  public var customValue: Any? {
    if case .custom(let value) = kind { value } else { nil }
  }
}
