/// What became of a request.
///
/// Cases can be added, so a `switch` over it needs a `default`.
public enum NavigationOutcome: Hashable, Sendable, CustomStringConvertible {
  /// The host shows a tree in which it took effect, or it had nothing to do.
  case settled
  /// It took effect at another place: a flow sent it there.
  ///
  /// The text names the route that was entered.
  case redirected(to: String)
  /// It no longer applies: its flow had ended, or what it made was taken away before it was shown.
  case superseded
  /// It asked once more for what its flow had asked for last, before the host had shown that; nothing
  /// changed.
  ///
  /// See ``Coordinator``'s `push(_:allowsRepeat:transition:)`.
  case duplicate
  /// It was not allowed; nothing changed.
  ///
  /// The text says who refused.
  case refused(by: String)
  /// The host could not show it.
  ///
  /// The text says why.
  case failed(by: String)
  /// Something foreign is in the way; it is shown when that has left.
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
