/// What a flow says of a route that is asked for: enter, do not, go there instead, or ask first.
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
  enum Kind {
    case allow
    case refuse(String)
    case redirect(Route, Presentation?, isRemembered: Bool)
    case ask(@MainActor () async -> RouteDecision<Route>)
  }

  let kind: Kind
  /// What is shown until the answer, where something must be.
  private(set) var placeholderRoute: Route?
  /// The rule that was not met, if a rule says so.
  var rule: String?

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// The route is entered.
  public static var allow: RouteDecision { RouteDecision(.allow) }

  /// The route is not entered.
  ///
  /// At the gate nothing changes, and the request is refused. Where a flow is being made with the route
  /// among its places, it is made without that one and those after it.
  ///
  /// - Parameter reason: Why, for ``Explanation`` and the outcome.
  public static func refuse(_ reason: String) -> RouteDecision { RouteDecision(.refuse(reason)) }

  /// Another route of this flow is entered instead, if that may be entered itself.
  ///
  /// - Parameters:
  ///   - route: Where to go instead.
  ///   - presentation: How to present it; `nil` for the same way that was asked for. What is shown then
  ///     stays below it.
  ///   - isRemembered: Whether the flow keeps the place that was asked for, with everything that was
  ///     asked for in it and on top of it, so that ``Coordinator/resume(orElse:transition:)`` goes on to it.
  ///     The flow forgets it when `route` ends without that.
  public static func redirect(
    to route: Route, as presentation: Presentation? = nil, remembering isRemembered: Bool = false
  ) -> RouteDecision {
    RouteDecision(.redirect(route, presentation, isRemembered: isRemembered))
  }

  /// Nothing changes until `question` has answered; then its answer counts.
  ///
  /// Equal routes that are asked for while the question is open share it. The task it runs in is
  /// cancelled when no request waits any more; the answer then has no effect. What is forced is not asked
  /// about: it goes on as if the answer were to allow it.
  public static func ask(_ question: @escaping @MainActor () async -> RouteDecision)
    -> RouteDecision
  {
    RouteDecision(.ask(question))
  }

  /// The route is entered if `rule` is met, now or once it has answered; `decision` counts otherwise.
  public static func require(_ rule: RouteRule, else decision: RouteDecision) -> RouteDecision {
    switch rule.check() {
    case .met: allow
    case .unmet(let name): decision.because(of: name)
    case .asking(let answer):
      ask {
        guard let name = await answer() else { return .allow }
        return decision.because(of: name)
      }
    }
  }

  /// The route is entered if `isMet`; `decision` counts otherwise.
  public static func require(_ isMet: Bool, else decision: RouteDecision) -> RouteDecision {
    isMet ? allow : decision
  }

  /// One more rule, looked at if everything before it is met.
  public func require(_ rule: RouteRule, else decision: RouteDecision) -> RouteDecision {
    switch kind {
    case .allow: .require(rule, else: decision)
    case .refuse, .redirect: self
    case .ask(let question): asking { await question().require(rule, else: decision) }
    }
  }

  private func asking(_ question: @escaping @MainActor () async -> RouteDecision) -> RouteDecision {
    var decision = RouteDecision.ask(question)
    decision.placeholderRoute = placeholderRoute
    return decision
  }

  /// The same, with a route of this flow that is shown until the answer.
  ///
  /// A flow that starts with a route about which it must ask has nothing to show yet:
  ///
  /// ```swift
  /// case .main: .require(.signedIn(server), else: .redirect(to: .logIn)).placeholder(.splash)
  /// ```
  ///
  /// It starts with `route` then, and the answer puts in its place what is entered. Elsewhere what is
  /// shown stays until the answer, and this has no effect; nor has it if no guard is asked.
  public func placeholder(_ route: Route) -> RouteDecision {
    var decision = self
    decision.placeholderRoute = route
    return decision
  }

  private func because(of rule: String) -> RouteDecision {
    var decision = self
    decision.rule = self.rule ?? rule
    return decision
  }
}
