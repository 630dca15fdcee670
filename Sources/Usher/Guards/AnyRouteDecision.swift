/// A flow's decision, with an erased route type.
package enum AnyRouteDecision {
  case allow
  case refuse(String, rule: String?)
  case redirect(Any, Presentation?, isRemembered: Bool, rule: String?)
  case ask(@MainActor () async -> AnyRouteDecision, placeholder: Any?)
}

extension RouteDecision {
  var erased: AnyRouteDecision {
    switch kind {
    case .allow: .allow
    case .refuse(let reason): .refuse(reason, rule: rule)
    case .redirect(let route, let presentation, let isRemembered):
      .redirect(route, presentation, isRemembered: isRemembered, rule: rule)
    case .ask(let question): .ask({ await question().erased }, placeholder: placeholderRoute)
    }
  }
}
