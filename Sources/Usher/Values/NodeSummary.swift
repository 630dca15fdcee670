/// A screen, a flow or an alert, as a value.
public struct NodeSummary: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a node's content.
  ///
  /// New cases may be added, so a `switch` over it needs a `default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Kind: String, Hashable, Sendable {
    /// A screen.
    case screen
    /// A child flow.
    case flow
    /// An alert.
    case alert
  }

  /// The node's identity.
  public let id: NodeID
  /// The kind of its content.
  public let kind: Kind
  /// The type of the coordinator or of the screen's object; an alert's title.
  public let name: String
  /// The route, if it has one.
  public let route: String?
  /// The flow that contains it, or the node that presented it; `nil` for the root.
  public let parent: NodeID?
  /// True if it is a modal.
  public let isModal: Bool

  package init(
    id: NodeID, kind: Kind, name: String, route: String?, parent: NodeID?, isModal: Bool
  ) {
    (self.id, self.kind, self.name) = (id, kind, name)
    (self.route, self.parent, self.isModal) = (route, parent, isModal)
  }

  /// The route and the name.
  public var description: String { route.map { "\($0): \(name)" } ?? name }
}
