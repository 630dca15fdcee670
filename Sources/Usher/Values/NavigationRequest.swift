/// A requested change: a verb, a link, a gesture of the user.
public struct NavigationRequest: Hashable, Sendable, CustomStringConvertible {
  /// The origin of a change.
  ///
  /// New origins may be added.
  public struct Origin: Hashable, Sendable, CustomStringConvertible {
    private let name: String

    package init(_ name: String) {
      self.name = name
    }

    /// The origin in a word.
    public var description: String { name }

    /// The app's code.
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
  /// The requested action, such as `push`.
  public let verb: String
  /// The target of the action, if there is one: a route, a coordinator, a position.
  public let target: String?
  /// The type of the coordinator whose verb it is, if it is one.
  public let flow: String?
  /// The node in question, if there is one: that of the verb's flow, of the stack or tabs that the
  /// user touched, of the modal.
  public let subject: NodeID?
  /// The origin.
  public let origin: Origin
  /// The request during whose change this was requested; `nil` if it came from outside.
  public let cause: NavigationRequest.ID?

  package init(
    id: NavigationRequest.ID, verb: String, target: String?, flow: String?, subject: NodeID?,
    origin: Origin, cause: NavigationRequest.ID?
  ) {
    (self.id, self.verb, self.target, self.flow) = (id, verb, target, flow)
    (self.subject, self.origin, self.cause) = (subject, origin, cause)
  }

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
