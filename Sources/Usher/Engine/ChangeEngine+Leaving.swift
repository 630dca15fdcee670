extension ChangeEngine {
  /// Ends `flow` and goes back to where it came from.
  ///
  /// In a stack or a modal its node is taken out. In a tab or a switcher, where something must be
  /// shown instead, a result is delivered, and what the parent shows in answer takes the place; there
  /// is no going back from there.
  func leave(_ flow: Flow, _ cause: EndingCause, conclusion: (@MainActor () -> Void)?) {
    guard flow.isLive, let node = flow.node else { return }
    if node === state.root, !state.canLeaveRoot, !cause.wantsAnswer { return }
    if isNeeded(node) {
      guard cause.wantsAnswer || cause == .taskCancelled else {
        return events.report(.nowhereToGo(flow))
      }
      return conclude(flow, at: node, cause, conclusion)
    }
    if node === state.root || node.canBeTakenOut {
      flow.conclusion = conclusion
      node.plannedEndCause = cause
      return apply(.remove(node, cause))
    }
    guard cause.wantsAnswer else {
      guard let outer = switcherToLeave(from: flow), !isNeeded(outer) else {
        // That the host could not show it is no mistake of the flow's.
        return cause == .hostFailed ? () : events.report(.nowhereToGo(flow))
      }
      node.plannedEndCause = cause
      outer.plannedEndCause = cause
      return apply(.remove(outer, cause))
    }
    conclude(flow, at: node, cause, conclusion)
  }

  /// Delivers the ending of a flow that stays until something takes its place.
  private func conclude(
    _ flow: Flow, at node: Node, _ cause: EndingCause, _ conclusion: (@MainActor () -> Void)?
  ) {
    flow.conclusion = conclusion
    node.plannedEndCause = cause
    unanswered = unanswered + [(flow, cause)]
    flow.deliver(cause)
  }

  /// Whether nothing could be shown without a node: it is the only place of a stack that can neither be
  /// left nor begin again.
  ///
  /// Looked at only if a stack began again in this change, or if guards may keep one from that.
  ///
  /// - Complexity: O(*d*) in how many flows with one place nest around the node.
  private func isNeeded(_ node: Node) -> Bool {
    guard !restarted.isEmpty || guards.routeGuardCount > 0 else { return false }
    var node = node
    var emptied: [Flow] = []
    while let parent = node.parentContainer, parent.back(from: node) == .removeChild {
      guard parent.nodes.count == 1, let flow = parent.flow else { return false }
      emptied.append(flow)
      guard let outer = nodeToLeave(from: flow) else {
        return !emptied.reversed().contains(where: mayRestart)
      }
      node = outer
    }
    return false
  }

  /// The node that goes when a flow is left; `nil` if it stays because something must be shown.
  func nodeToLeave(from flow: Flow, _ cause: EndingCause = .popped) -> Node? {
    guard let node = flow.node else { return nil }
    if node === state.root { return state.canLeaveRoot || cause.wantsAnswer ? node : nil }
    if node.canBeTakenOut { return node }
    return cause.wantsAnswer ? nil : switcherToLeave(from: flow)
  }

  /// The node that goes when a switcher is left by going back: the outermost of the switchers around
  /// `flow`, if that stands where something can be taken out.
  private func switcherToLeave(from flow: Flow) -> Node? {
    var flow = flow
    while let node = flow.node, let parent = node.parentContainer,
      parent.back(from: node) == .leaveContainer,
      let outer = parent.flow
    {
      flow = outer
    }
    guard let node = flow.node, node !== state.root, node.canBeTakenOut else { return nil }
    return node
  }

  /// Whether a container that was emptied is still to be looked after in this change.
  package var owesLookingAfter: Bool { !emptied.isEmpty }

  /// Looks after what a change left empty or unanswered.
  ///
  /// - Returns: Whether something was done that may have led to more.
  func resolveEmptied() -> Bool {
    if let (container, request) = emptied.last {
      emptied = emptied.dropLast()
      guard let flow = container.flow, flow.isLive else { return true }
      let outer = current
      current = request
      defer { current = outer }
      if container.nodes.isEmpty {
        // That its last place finished or gave up says nothing of this flow, which is gone back from.
        let cause = container.emptiedBy ?? .popped
        leave(flow, cause.wantsAnswer ? .popped : cause, conclusion: nil)
        if flow.isLive { restart(flow) }
      }
      if flow.isLive { handModalUp(from: flow) }
      return true
    }
    let waiting = unanswered
    unanswered = []
    for (flow, cause) in waiting where flow.isLive {
      // The answer may itself have to wait for another answer.
      if flow.node.map(guards.isWaitedToReplace) == true { continue }
      if let node = flow.node, let parent = node.parentContainer,
        parent.back(from: node) == .removeChild,
        parent.nodes.count > 1
      {
        // The parent showed something else in answer.
        apply(.remove(node, cause))
        continue
      }
      flow.node?.plannedEndCause = nil
      events.report(.unanswered(flow, cause))
    }
    return !queue.isEmpty
  }

  /// Gives a flow that cannot leave its first places again, as far as they may be entered; once in a
  /// change, because what ends as it is made would be made forever.
  private func restart(_ flow: Flow) {
    let container = flow.container
    guard !restarted.contains(where: { $0 === container }) else {
      return events.report(.emptyAgain(flow))
    }
    restarted = restarted + [container]
    let first = placesToBegin(flow)
    container.selection = first.selection ?? 0
    if !first.specs.isEmpty { apply(.splice(container, 0..<0, first.specs, .replaced)) }
    goOn(first, in: flow)
  }

  /// Whether a flow that loses its last place could begin again.
  private func mayRestart(_ flow: Flow) -> Bool {
    guard !restarted.contains(where: { $0 === flow.container }) else { return false }
    // What a transaction leaves behind is looked at when it is over.
    guard flow.routeGuard != nil, current?.isInTransaction != true else { return true }
    let (steps, remembered) = (current?.steps, flow.remembered)
    flow.remembered = nil
    defer {
      flow.remembered = remembered
      if let steps { current?.steps = steps }
    }
    return !placesToBegin(flow).specs.isEmpty
  }

  /// Hands a modal that was presented while its flow's stack was empty to what is on top of that now,
  /// below what was presented there since.
  private func handModalUp(from flow: Flow) {
    guard let node = flow.node, let modal = node.modal, var top = flow.container.selectedNode
    else { return }
    while let inner = top.flow?.container.selectedNode { top = inner }
    let later = top.modal
    node.modal = nil
    (top.modal, modal.presenter) = (modal, top)
    if let later {
      let upper = modal.topNode
      (upper.modal, later.presenter) = (later, upper)
    }
    state.shape &+= 1
    reconciler.modals.invalidate()
  }
}

extension Node {
  /// Whether its container may be without this node.
  fileprivate var canBeTakenOut: Bool {
    presentation != nil || parentContainer?.back(from: self) == .removeChild
  }
}

extension EndingCause {
  /// Whether an ending says something to the parent, as opposed to just going back.
  var wantsAnswer: Bool { self == .finished || self == .cancelled }
}

extension Misuse {
  @MainActor
  fileprivate static func nowhereToGo(_ flow: Flow) -> Misuse {
    let parent = flow.node?.parentContainer?.flow?.name ?? "its parent"
    return Misuse(
      "\(flow.name).pop",
      problem: "It is at its first screen, and as the only place of \(parent) cannot be left.",
      fix: "Use finish(…) or cancel(), and show what comes next from \(parent).")
  }

  @MainActor
  fileprivate static func unanswered(_ flow: Flow, _ cause: EndingCause) -> Misuse {
    let container = flow.node?.parentContainer
    let parent = container?.flow?.name ?? "its parent"
    return Misuse(
      "\(flow.name) (\(cause))",
      problem:
        "It ended as the only place of \(parent), which showed nothing instead; it was kept.",
      fix: container?.rules.advice(whereNothingFollows: parent) ?? "Show what comes next.")
  }

  @MainActor
  fileprivate static func emptyAgain(_ flow: Flow) -> Misuse {
    Misuse(
      "\(flow.name)",
      problem: "Its first places ended as soon as they were made, again and again; it stays empty.",
      fix: "Do not end or remove a flow's first place while it is being made.")
  }
}
