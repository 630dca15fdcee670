/// An event in a tree.
///
/// New cases may be added, so a `switch` over it needs a `default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum TreeEvent: Hashable, Sendable, CustomStringConvertible {
  /// A request was taken up.
  case request(NavigationRequest)
  /// A node entered the tree.
  case started(NodeSummary)
  /// A node left the tree.
  case ended(NodeSummary, EndingCause)
  /// A modal stands on another place than before: the user left the place below it, and its flow remains.
  ///
  /// ``NodeSummary/parent`` is the node on which it stands now.
  case moved(NodeSummary)
  /// A place has another route, and is otherwise the same; the summary has the new route.
  case updated(NodeSummary)
  /// The user sees other screens than before, whatever made it so: a verb, Back, a closed sheet, another tab, a link.
  ///
  /// It comes once the host shows them, before the outcomes of the requests, and not for a gesture that the user takes back.
  /// An observer that begins later is told at the next change; ``Tree/visibleScreens`` has those of now.
  case visible([NodeSummary])
  /// The outcome of a request is known.
  case concluded(NavigationRequest.ID, NavigationOutcome)
  /// The explanation of a request that went otherwise than requested.
  ///
  /// It follows the event ``concluded(_:_:)`` of the request.
  case explained(Explanation)
  /// The app misused the library.
  case misuse(Misuse)

  /// The event in one line.
  public var description: String {
    switch self {
    case .request(let request): "request \(request)"
    case .started(let node): "started \(node)"
    case .ended(let node, let cause): "ended \(node) (\(cause))"
    case .moved(let node): "moved \(node)"
    case .updated(let node): "updated \(node)"
    case .visible(let screens): "visible \(screens.map(\.description).joined(separator: ", "))"
    case .concluded(let id, let outcome): "\(outcome) \(id)"
    case .explained(let explanation): "explained \(explanation)"
    case .misuse(let misuse): "misuse \(misuse)"
    }
  }
}
