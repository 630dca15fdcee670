/// Something that happened in a tree.
///
/// Cases can be added, so a `switch` over it needs a `default`.
public enum TreeEvent: Hashable, Sendable, CustomStringConvertible {
  /// A request was taken up.
  case request(NavigationRequest)
  /// A node came into the tree.
  case started(NodeSummary)
  /// A node left the tree.
  case ended(NodeSummary, EndingCause)
  /// It became known what came of a request.
  case settled(NavigationRequest.ID, NavigationOutcome)
  /// What happened to a request that did not just take effect as it was asked for.
  ///
  /// Told after the request was settled.
  case explained(Explanation)
  /// The library was used in a way that cannot work.
  case misuse(Misuse)

  /// The event in one line.
  public var description: String {
    switch self {
    case .request(let request): "request \(request)"
    case .started(let node): "started \(node)"
    case .ended(let node, let cause): "ended \(node) (\(cause))"
    case .settled(let id, let outcome): "\(outcome) \(id)"
    case .explained(let explanation): "explained \(explanation)"
    case .misuse(let misuse): "misuse \(misuse)"
    }
  }
}
