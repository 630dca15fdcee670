/// A screen, a flow or an alert, as a value.
public struct NodeSummary: Hashable, Sendable, Codable, CustomStringConvertible {
  /// What a node leads to.
  ///
  /// Cases can be added, so a `switch` over it needs a `default`.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A screen.
    case screen
    /// A child flow.
    case flow
    /// An alert.
    case alert
  }

  /// The node's identity.
  public let id: NodeID
  /// What it leads to.
  public let kind: Kind
  /// The type of the coordinator or of the screen's object; an alert's title.
  public let name: String
  /// The route, if it has one.
  public let route: String?
  /// The flow that it is a place of, or the node that it is presented from; `nil` for the root.
  public let parent: NodeID?
  /// Whether it is presented.
  public let isModal: Bool

  /// The route and the name.
  public var description: String { route.map { "\($0): \(name)" } ?? name }
}
