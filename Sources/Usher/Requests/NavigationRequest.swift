// Requests/ holds what verbs and users ask for: requests, their records and handles, outcomes.

/// One asked-for change: a verb, a link, a gesture of the user's.
public struct NavigationRequest: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Who asked for a change.
  ///
  /// An open set.
  public struct Origin: Hashable, Sendable, Codable, CustomStringConvertible {
    private let name: String

    package init(_ name: String) {
      self.name = name
    }

    /// The origin in a word.
    public var description: String { name }

    /// Code of the app.
    public static let code = Origin("code")
    /// The user, through the host.
    public static let user = Origin("user")
    /// A link that was opened.
    public static let link = Origin("link")
    /// The host itself: a scene that closes, a screen that it could not show.
    public static let host = Origin("host")
  }

  /// The request's identity in its tree.
  public let id: NavigationRequest.ID
  /// What is asked for, such as `push`.
  public let verb: String
  /// What it is asked for, if there is one: a route, a coordinator, a position.
  public let target: String?
  /// The type of the coordinator that it was asked of, if it was one.
  public let flow: String?
  /// The node that it concerns, if there is one: that of the flow asked, of the stack or tabs that a
  /// person used, of the modal.
  public let subject: NodeID?
  /// Who asked.
  public let origin: Origin
  /// The request inside whose change this was asked for; `nil` if it came from outside.
  public let cause: NavigationRequest.ID?

  /// The request in one line.
  public var description: String {
    var text = "\(id) \(verb)"
    if let target { text += " \(target)" }
    if let flow { text += " in \(flow)" }
    text += " by \(origin)"
    if let cause { text += " because of \(cause)" }
    return text
  }
}
