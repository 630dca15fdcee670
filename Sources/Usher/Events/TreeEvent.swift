/// Something that happened in a tree.
public enum TreeEvent: Hashable, Sendable, CustomStringConvertible {
  /// An intent was taken up.
  case intent(Intent)
  /// An entry came into the tree.
  case started(Node)
  /// An entry left the tree.
  case ended(Node, EndingCause)
  /// It became known what came of an intent.
  case settled(IntentID, Settlement)
  /// What happened to an intent that did not just take effect as it was asked for.
  ///
  /// Told after the intent was settled.
  case explained(Explanation)
  /// The library was used in a way that cannot work.
  case misuse(Misuse)

  /// A screen, a flow or an alert, as a value.
  public struct Node: Hashable, Sendable, Codable, CustomStringConvertible {
    /// What an entry leads to.
    public enum Kind: String, Hashable, Sendable, Codable {
      /// A screen.
      case screen
      /// A child flow.
      case flow
      /// An alert.
      case alert
    }

    /// The entry's identity.
    public let id: EntryID
    /// What it leads to.
    public let kind: Kind
    /// The type of the coordinator or of the screen's object; an alert's title.
    public let name: String
    /// The route, if it has one.
    public let route: String?
    /// The flow that it is a place of, or the entry that it is presented from; `nil` for the root.
    public let parent: EntryID?
    /// Whether it is presented.
    public let isModal: Bool

    /// The route and the name.
    public var description: String { route.map { "\($0): \(name)" } ?? name }
  }

  /// The event in one line.
  public var description: String {
    switch self {
    case .intent(let intent): "intent \(intent)"
    case .started(let node): "started \(node)"
    case .ended(let node, let cause): "ended \(node) (\(cause))"
    case .settled(let id, let settlement): "\(settlement) \(id)"
    case .explained(let explanation): "explained \(explanation)"
    case .misuse(let misuse): "misuse \(misuse)"
    }
  }
}

/// Keeps an observer of a tree registered for as long as it exists.
@MainActor
public final class TreeObservation {
  private var onCancel: (@MainActor @Sendable () -> Void)?

  init(_ onCancel: @escaping @MainActor @Sendable () -> Void) {
    self.onCancel = onCancel
  }

  var isActive: Bool { onCancel != nil }

  /// Ends the observation at once.
  ///
  /// A no-op the second time.
  public func cancel() {
    onCancel?()
    onCancel = nil
  }

  deinit {
    guard let onCancel else { return }
    Task { @MainActor in onCancel() }
  }
}
