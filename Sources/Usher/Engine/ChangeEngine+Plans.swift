extension ChangeEngine {
  /// Changes the tree to the state of `plan` for the root flow, as one request.
  ///
  /// The common part keeps its identity: the equal routes from the bottom of each stack, the tabs,
  /// the place of a switcher, modals at the same places. Does nothing after the tree has ended.
  ///
  /// - Parameters:
  ///   - cause: The cause for nodes that are not in the plan.
  ///   - stays: Returns whether a modal that stands on its flow stays although the plan does not name it.
  /// - Complexity: O(*n*) in the size of the plan and the number of leaving nodes.
  @discardableResult
  package func apply(
    _ plan: Plan, _ cause: EndingCause, target: Any? = nil,
    origin: NavigationRequest.Origin = .link,
    transition: TransitionStyle = .automatic,
    staying stays: @escaping @MainActor (Node) -> Bool = { _ in false }
  ) -> NavigationHandle {
    var request = Request(
      "open", target: target, subject: state.root.id, origin: origin, transition: transition)
    request.namesGoal = true
    // Without a target nothing tells one plan from another.
    request.isUnlikeOthers = target == nil
    let record = submit(
      request,
      .tree { [weak self] in
        guard let self, state.root.isLive else { return nil }
        var difference = PlanDifference(in: state, cause, staying: stays)
        return difference.edits(applying: plan, to: state.root)
      })
    return NavigationHandle(record)
  }
}
