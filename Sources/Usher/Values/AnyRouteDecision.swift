/// A flow's decision, with an erased route type.
package enum AnyRouteDecision {
  case allow
  case refuse(String, rule: String?)
  indirect case redirect(Any, Presentation?, isRemembered: Bool, rule: String?)
  indirect case ask(@MainActor () async -> AnyRouteDecision, placeholder: Any?)
}

extension AnyRouteDecision {
  /// Returns the decision, with a rule that is checked if all earlier ones are met; `decision`
  /// counts if it is not met.
  @MainActor
  func require(_ rule: RouteRule, else decision: AnyRouteDecision) -> AnyRouteDecision {
    switch self {
    case .refuse, .redirect: return self
    case .ask(let question, let placeholder):
      return .ask(
        { await question().require(rule, else: decision) }, placeholder: placeholder)
    case .allow: break
    }
    switch rule.check() {
    case .met: return .allow
    case .unmet(let name): return decision.because(of: name)
    case .asking(let answer):
      return .ask(
        {
          guard let name = await answer() else { return .allow }
          return decision.because(of: name)
        }, placeholder: nil)
    }
  }

  /// Returns the decision with the unmet rule that led to it, unless it has one.
  private func because(of rule: String) -> AnyRouteDecision {
    switch self {
    case .allow, .ask: self
    case .refuse(let reason, let own): .refuse(reason, rule: own ?? rule)
    case .redirect(let route, let presentation, let isRemembered, let own):
      .redirect(route, presentation, isRemembered: isRemembered, rule: own ?? rule)
    }
  }
}
