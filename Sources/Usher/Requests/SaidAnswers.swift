/// The flows' decisions about a verb's routes at the judgement of its transaction.
///
/// They also count when the verb takes effect, whatever the earlier verbs changed.
@MainActor
final class SaidAnswers {
  private var answers: [GivenAnswer] = []

  func answer(about route: Any, of flow: Flow) -> AnyRouteDecision? {
    answers.first { $0.isAbout(route, of: flow) }?.answer
  }

  func note(_ answer: AnyRouteDecision, about route: Any, of flow: Flow) {
    guard let id = flow.node?.id else { return }
    answers.append(GivenAnswer(flow: id, route: route, answer: answer))
  }
}
