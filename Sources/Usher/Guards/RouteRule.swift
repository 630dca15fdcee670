/// Something that has to be so before a place is entered, which several coordinators can share.
///
/// ```swift
/// extension RouteRule {
///   static func signedIn(_ session: Session) -> RouteRule {
///     RouteRule("signed in") { session.isSignedIn }
///   }
/// }
/// ```
///
/// Rules are put together with `&&`, `||` and `!`.
@MainActor
public struct RouteRule {
  enum Check {
    case met
    /// What is not so.
    case unmet(String)
    /// Gives what is not so, or `nil`.
    case asking(@MainActor () async -> String?)
  }

  /// What has to be so, in a word or two: explanations name it.
  public let name: String
  let check: @MainActor () -> Check

  /// A rule that is known at once.
  public init(_ name: String, _ isMet: @escaping @MainActor () -> Bool) {
    self.init(name, check: { isMet() ? .met : .unmet(name) })
  }

  /// A rule that has to ask first, the user or a server.
  ///
  /// It is asked once for all who wait for it at one place. Its task is cancelled when no request waits.
  public init(asking name: String, _ isMet: @escaping @MainActor () async -> Bool) {
    self.init(name, check: { .asking { await isMet() ? nil : name } })
  }

  private init(_ name: String, check: @escaping @MainActor () -> Check) {
    self.name = name
    self.check = check
  }

  /// Both rules: what is known at once is looked at before a question is asked.
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

  /// One rule or the other: what is known at once is looked at before a question is asked.
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
