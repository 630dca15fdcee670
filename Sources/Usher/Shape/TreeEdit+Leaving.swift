extension TreeEdit {
  /// Every node that the edit removes, the outermost first; without those that leave by themselves.
  @MainActor
  var leaving: [Node] {
    switch self {
    // A flow whose ending was delivered was asked or has finished, and the parent's reaction
    // replaces it.
    case .splice(let container, let range, let specs, let cause):
      cause.nodes(
        leavingWith: specs.leaving(container.nodes[range]).filter { $0.flow?.isConcluded != true })
    case .arrange(let container, let specs, _, let cause):
      cause.nodes(
        leavingWith: specs.leaving(container.nodes[...]).filter { $0.flow?.isConcluded != true })
    case .remove(let node, let cause): cause.nodes(leavingWith: [node])
    case .leave(_, .finished, _): []
    case .leave(let flow, let cause, _): flow.node.map { cause.nodes(leavingWith: [$0]) } ?? []
    case .select, .present, .presentPlanned, .raise, .expect, .changeRoute, .withdraw, .choose,
      .remember:
      []
    }
  }

  /// The flow that it finishes, which delivers an output.
  package var finishes: Flow? {
    if case .leave(let flow, .finished, _) = self { flow } else { nil }
  }

  /// The flow whose remembered place the following edits enter.
  package var resumes: Flow? {
    if case .remember(let flow, .resumed) = self { flow } else { nil }
  }
}

extension EndingCause {
  /// Returns what ends with removed nodes: modals of flows that remain stay if the user removed them.
  @MainActor
  fileprivate func nodes(leavingWith nodes: [Node]) -> [Node] {
    isUserAction ? TreeState.owned(by: nodes) : TreeState.subtrees(of: nodes)
  }
}
