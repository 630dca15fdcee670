/// The outcome of a request.
///
/// New cases may be added, so a `switch` over it needs a `default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum NavigationOutcome: Hashable, Sendable, CustomStringConvertible {
  /// The host shows a tree in which it took effect, or it had no effect.
  case settled
  /// It took effect at another place, because a flow redirected it.
  ///
  /// The text names the route that was entered.
  case redirected(to: String)
  /// It no longer applies: its flow had ended, or its nodes were removed before they were shown.
  case superseded
  /// It repeated the flow's previous request before the host had shown that, or it waited for the same answer as an
  /// equal one that took effect; nothing changed.
  ///
  /// See ``Coordinator``'s `push(_:allowsRepeat:transition:)`.
  case duplicate
  /// A guard refused it; nothing changed.
  ///
  /// The text names the guard.
  case refused(by: String)
  /// The host could not show it.
  ///
  /// The text has the reason.
  case failed(because: String)
  /// A foreign presentation is in the way; the request's modal is shown when that has left.
  ///
  /// The text names it.
  case blocked(by: String)

  /// The outcome in a few words.
  public var description: String {
    switch self {
    case .settled: "settled"
    case .redirected(let route): "redirected to \(route)"
    case .superseded: "superseded"
    case .duplicate: "duplicate"
    case .refused(let who): "refused by \(who)"
    case .failed(let why): "failed: \(why)"
    case .blocked(let what): "blocked by \(what)"
    }
  }
}
