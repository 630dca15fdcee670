/// A condition for entering a place, which several coordinators can share.
///
/// ```swift
/// extension RouteRule {
///   static func signedIn(_ session: Session) -> RouteRule {
///     RouteRule("signed in") { session.isSignedIn }
///   }
/// }
/// ```
///
/// Combine rules with `&&`, `||` and `!`.
@MainActor
public struct RouteRule {
  enum Check {
    case met
    /// The name of the unmet condition.
    case unmet(String)
    /// Returns the name of the unmet condition, or `nil`.
    case asking(@MainActor () async -> String?)
  }

  /// The condition in a word or two, for explanations.
  public let name: String
  let check: @MainActor () -> Check

  /// Creates a rule with an immediate result.
  public init(_ name: String, _ isMet: @escaping @MainActor () -> Bool) {
    self.init(name, check: { isMet() ? .met : .unmet(name) })
  }

  /// Creates a rule that must first ask the user or a server.
  ///
  /// It asks once for all requests that wait for it at one place. Its task is cancelled when no
  /// request waits.
  public init(asking name: String, _ isMet: @escaping @MainActor () async -> Bool) {
    self.init(name, check: { .asking { await isMet() ? nil : name } })
  }

  private init(_ name: String, check: @escaping @MainActor () -> Check) {
    self.name = name
    self.check = check
  }

  /// Requires both rules: immediate results are checked before a question is asked.
  public static func && (left: RouteRule, right: RouteRule) -> RouteRule {
    RouteRule(
      "\(left.name) and \(right.name)",
      check: {
        switch (left.check(), right.check()) {
        case (.unmet(let name), _), (_, .unmet(let name)): .unmet(name)
        case (.met, let other), (let other, .met): other
        case (.asking(let first), .asking(let second)):
          .asking {
            if let name = await first() { return name }
            return await second()
          }
        }
      })
  }

  /// Requires one of the rules: immediate results are checked before a question is asked.
  public static func || (left: RouteRule, right: RouteRule) -> RouteRule {
    let name = "\(left.name) or \(right.name)"
    return RouteRule(
      name,
      check: {
        switch (left.check(), right.check()) {
        case (.met, _), (_, .met): .met
        case (.unmet, .unmet): .unmet(name)
        case (.unmet, .asking(let answer)), (.asking(let answer), .unmet):
          .asking { await answer() == nil ? nil : name }
        case (.asking(let first), .asking(let second)):
          .asking {
            if await first() == nil { return nil }
            return await second() == nil ? nil : name
          }
        }
      })
  }

  /// The opposite of a rule.
  public static prefix func ! (rule: RouteRule) -> RouteRule {
    let name = "not \(rule.name)"
    return RouteRule(
      name,
      check: {
        switch rule.check() {
        case .met: .unmet(name)
        case .unmet: .met
        case .asking(let answer): .asking { await answer() == nil ? name : nil }
        }
      })
  }
}
