/// A flow's decision about a requested route: allow, refuse, redirect, or ask.
///
/// ```swift
/// func decision(for route: Route) -> RouteDecision<Route> {
///   switch route {
///   case .logIn: .allow
///   case .orders: .require(.signedIn(session), else: .redirect(to: .logIn, remembering: true))
///   case .beta: .require(.signedIn(session) && .available(.beta), else: .refuse("not yet"))
///   }
/// }
/// ```
@MainActor
public struct RouteDecision<Route> {
  /// The decision without its route type, which only the declarations here need.
  let erased: AnyRouteDecision

  private init(_ erased: AnyRouteDecision) {
    self.erased = erased
  }

  /// The route is entered.
  public static var allow: RouteDecision { RouteDecision(.allow) }

  /// The route is not entered.
  ///
  /// A request for it changes nothing, and its outcome is ``NavigationOutcome/refused(by:)``. A new flow
  /// with the route among its first places starts without it and the later ones.
  ///
  /// - Parameter reason: The reason, for ``Explanation`` and the outcome.
  public static func refuse(_ reason: String) -> RouteDecision {
    RouteDecision(.refuse(reason, rule: nil))
  }

  /// Another route of this flow is entered instead, if its own decision allows it.
  ///
  /// A redirect follows redirects, up to 100 in a line. More, and a line that leads back to one of its
  /// routes, are refused, which is reported as misuse.
  ///
  /// - Parameters:
  ///   - route: The target.
  ///   - presentation: The presentation of the target; `nil` for the requested way of entering. With
  ///     a presentation, the current screens stay below it.
  ///   - isRemembered: Pass `true` to remember the requested place, with its requested contents and
  ///     the places above it, for ``Coordinator/resume(orElse:transition:)``. The flow forgets it
  ///     when `route` ends without that.
  public static func redirect(
    to route: Route, as presentation: Presentation? = nil, remembering isRemembered: Bool = false
  ) -> RouteDecision {
    RouteDecision(.redirect(route, presentation, isRemembered: isRemembered, rule: nil))
  }

  /// Nothing changes until `question` has answered; then its answer counts.
  ///
  /// Requests for equal routes share an open question. Its task is cancelled when no request waits
  /// any more; the answer then has no effect. A forced request does not ask: it continues as if the
  /// answer were to allow it.
  public static func ask(_ question: @escaping @MainActor () async -> RouteDecision)
    -> RouteDecision
  {
    RouteDecision(.ask({ await question().erased }, placeholder: nil))
  }

  /// Allows the route if `rule` is met, now or after its answer; otherwise `decision` counts.
  public static func require(_ rule: RouteRule, else decision: RouteDecision) -> RouteDecision {
    RouteDecision(AnyRouteDecision.allow.require(rule, else: decision.erased))
  }

  /// Allows the route if `isMet`; otherwise `decision` counts.
  public static func require(_ isMet: Bool, else decision: RouteDecision) -> RouteDecision {
    isMet ? allow : decision
  }

  /// Adds another rule, which is checked if all earlier ones are met.
  public func require(_ rule: RouteRule, else decision: RouteDecision) -> RouteDecision {
    RouteDecision(erased.require(rule, else: decision.erased))
  }

  /// Returns the decision, with a route of this flow as the placeholder until the answer.
  ///
  /// A flow that starts with a route about which it must ask has no screen yet:
  ///
  /// ```swift
  /// case .main: .require(.signedIn(server), else: .redirect(to: .logIn)).placeholder(.splash)
  /// ```
  ///
  /// It then starts with `route`, which the entered place replaces after the answer. Elsewhere the
  /// current screens stay until the answer, and the placeholder has no effect. Call it last: it has no
  /// effect on a decision that asks nothing yet.
  public func placeholder(_ route: Route) -> RouteDecision {
    guard case .ask(let question, _) = erased else { return self }
    return RouteDecision(.ask(question, placeholder: route))
  }
}
