/// The history of a request, with reasons.
///
/// As text it has one line for the request and one for each step:
///
/// ```
/// !7 push orders in ShopFlow by code: redirected to logIn
///   ShopFlow redirected orders to logIn: not signed in; orders is remembered
/// ```
public struct Explanation: Hashable, Sendable, CustomStringConvertible {
  /// The request.
  public let request: NavigationRequest
  /// The outcome; `nil` while it is unknown.
  public let outcome: NavigationOutcome?
  /// The steps, in order; empty if it took effect as requested.
  public let steps: [Step]

  /// One step of a request.
  public struct Step: Hashable, Sendable, CustomStringConvertible {
    /// The kind of a step.
    ///
    /// New kinds may be added.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
      private let name: String

      package init(_ name: String) {
        self.name = name
      }

      /// The kind in a word.
      public var description: String { name }

      /// A guard refused it.
      public static let refused = Kind("refused")
      /// A guard redirected it.
      public static let redirected = Kind("redirected")
      /// A guard asked, and the request waited for the answer.
      public static let asked = Kind("asked")
      /// It no longer applied.
      public static let superseded = Kind("superseded")
      /// It repeated a request that the host had not shown yet.
      public static let duplicate = Kind("duplicate")
      /// The host could not show it.
      public static let failed = Kind("failed")
      /// A foreign presentation was in the way.
      public static let blocked = Kind("blocked")
      /// A part of the request was left out, together with the later parts.
      public static let cut = Kind("cut")
    }

    /// The kind of the step.
    public let kind: Kind
    /// The guard: the type of a coordinator, or of the object that asked before being left.
    public let by: String?
    /// The route in question, if there is one.
    public let route: String?
    /// The route that was entered instead.
    public let target: String?
    /// The unmet rule, if a rule decided.
    public let rule: String?
    /// The reason, in words.
    public let reason: String?
    /// True if the requested place is remembered.
    public let isRemembered: Bool
    /// The other request: the one that superseded this one, or that this one repeats; otherwise `nil`.
    public let request: NavigationRequest.ID?

    package init(
      _ kind: Kind, by: String? = nil, route: String? = nil, target: String? = nil,
      rule: String? = nil, reason: String? = nil, isRemembered: Bool = false,
      request: NavigationRequest.ID? = nil
    ) {
      self.kind = kind
      self.by = by
      self.route = route
      self.target = target
      self.rule = rule
      self.reason = reason
      self.isRemembered = isRemembered
      self.request = request
    }

    /// The step in one line.
    public var description: String {
      var text = by.map { "\($0) \(kind)" } ?? "\(kind)"
      if let route { text += " \(route)" }
      if let target { text += " to \(target)" }
      if let request { text += kind == .duplicate ? " of \(request)" : " by \(request)" }
      let reasons = [rule.map { "not \($0)" }, reason].compactMap { $0 }
      if !reasons.isEmpty { text += ": " + reasons.joined(separator: ", ") }
      if isRemembered, let route { text += "; \(route) is remembered" }
      return text
    }
  }

  /// The request and its outcome in one line, and a line for each step.
  public var description: String {
    let head = "\(request)" + (outcome.map { ": \($0)" } ?? ": not known yet")
    return ([head] + steps.map { "  \($0)" }).joined(separator: "\n")
  }
}
