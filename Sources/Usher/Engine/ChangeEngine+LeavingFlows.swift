extension ChangeEngine {
  /// Returns what happens when `flow` is left now, without a change.
  func wayOut(of flow: Flow, _ cause: EndingCause) -> WayOut {
    guard let node = flow.node else { return .stays }
    if node === state.root, !state.canLeaveRoot, !cause.wantsAnswer { return .stays }
    if isNeeded(node) {
      return cause.wantsAnswer || cause == .taskCancelled ? .concludes : .nowhere
    }
    if node === state.root || node.canBeTakenOut { return .leaves(node) }
    guard !cause.wantsAnswer else { return .concludes }
    guard let outer = switcherToLeave(from: flow), !isNeeded(outer) else {
      // If the host could not show it, the app made no mistake.
      return cause == .hostFailed ? .stays : .nowhere
    }
    return .leaves(outer)
  }

  func hasNowhereToGo(_ flow: Flow) {
    reportRefusedRestarts(without: nodeToLeave(from: flow))
    events.report(.nowhereToGo(flow))
  }

  /// Returns whether a node must stay: it is the only place of a stack that can neither be left nor
  /// restart.
  ///
  /// Checked only if a stack restarted in this change, or if a guard may prevent a restart.
  ///
  /// - Complexity: O(*d*) in the number of enclosing flows with a single place.
  private func isNeeded(_ node: Node) -> Bool {
    guard !restarted.isEmpty || guards.routeGuardCount > 0 else { return false }
    let emptied = flowsToRestart(without: node)
    return !emptied.isEmpty && !emptied.contains(where: mayRestart)
  }

  /// Returns the flows of which one would restart if a node ended, the outermost first.
  ///
  /// There are some if the node is the only place of a stack that cannot be left.
  private func flowsToRestart(without node: Node) -> [Flow] {
    var node = node
    var emptied: [Flow] = []
    while let parent = node.parentContainer, parent.back(from: node) == .removeChild {
      guard parent.traits.isFixed, parent.nodes.count == 1, let flow = parent.flow else {
        return []
      }
      emptied.append(flow)
      guard let outer = nodeToLeave(from: flow) else { return emptied.reversed() }
      node = outer
    }
    return []
  }

  /// Reports the guards that kept a node where it is, because they do not let a flow around it restart.
  private func reportRefusedRestarts(without node: Node?) {
    guard let node else { return }
    for outer in flowsToRestart(without: node)
    where outer.routeGuard != nil && !restarted.contains(where: { $0 === outer.container }) {
      events.report(.cannotRestart(outer))
    }
  }

  /// Returns the node to remove when a flow is left by going back; `nil` if it stays because its container needs a place.
  private func nodeToLeave(from flow: Flow) -> Node? {
    guard let node = flow.node else { return nil }
    if node === state.root { return state.canLeaveRoot ? node : nil }
    return node.canBeTakenOut ? node : switcherToLeave(from: flow)
  }

  /// Returns the node to remove when the user goes back out of a switcher: the outermost of the
  /// switchers around `flow`, if its container allows a removal.
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

  /// True if this change must still handle an emptied container.
  package var owesLookingAfter: Bool { !emptied.isEmpty }

  /// Handles containers and flows that a change left empty or without a successor.
  ///
  /// - Returns: `true` if that may have had consequences.
  func resolveEmptied() -> Bool {
    if let (container, cause, request) = emptied.last {
      emptied = emptied.dropLast()
      guard let flow = container.flow, flow.isLive else { return true }
      let outer = current
      current = request
      defer { current = outer }
      if container.nodes.isEmpty {
        switch whatFollows(container, cause) {
        case .shows(let specs): fill(container, of: flow, with: specs)
        case .leaves(let cause):
          editor.leave(flow, cause)
          if flow.isLive { restart(flow) }
        }
      }
      if flow.isLive { editor.handModalsUp(from: flow) }
      return true
    }
    let waiting = unanswered
    unanswered = []
    for (flow, cause) in waiting where flow.isLive {
      // The reaction may itself wait for an answer.
      if flow.node.map(guards.isWaitedToReplace) == true { continue }
      if let node = flow.node, let parent = node.parentContainer,
        parent.back(from: node) == .removeChild,
        parent.nodes.count > 1
      {
        // The parent showed another place in reaction.
        editor.apply(.remove(node, cause))
        continue
      }
      flow.node?.plannedEndCause = nil
      if let node = flow.node, node.canBeTakenOut { reportRefusedRestarts(without: node) }
      events.report(.unanswered(flow, cause))
    }
    return !queue.isEmpty
  }

  /// Returns what follows when a container has lost its last place.
  func whatFollows(_ container: Container, _ cause: EndingCause) -> Emptied {
    guard container.traits.isFixed else { return .shows(container.rules.placesWhenEmpty) }
    return .leaves(cause.ofGoingBack)
  }

  /// Shows what an empty list shows; once in a change, because a placeholder may end while it is made.
  private func fill(_ container: Container, of flow: Flow, with specs: [NodeSpec]) {
    guard !specs.isEmpty, begins(again: container, of: flow) else { return }
    editor.apply(.splice(container, 0..<0, specs, .replaced))
  }

  /// Gives a flow that cannot leave its first places again, as far as they are allowed; once in a
  /// change, because a flow that ends while it is made would restart without end.
  private func restart(_ flow: Flow) {
    let container = flow.container
    guard begins(again: container, of: flow) else { return }
    let first = placesToRestart(flow)
    adopt(first, of: flow)
    editor.start(container, at: first.selection ?? 0)
    if !first.specs.isEmpty { editor.apply(.splice(container, 0..<0, first.specs, .replaced)) }
    goOn(first, in: flow)
  }

  /// Notes that a container gets new places; `false` if it already has in this change, which is reported.
  private func begins(again container: Container, of flow: Flow) -> Bool {
    guard !restarted.contains(where: { $0 === container }) else {
      events.report(.emptyAgain(flow))
      return false
    }
    restarted = restarted + [container]
    return true
  }

  /// Returns whether a flow that loses its last place could restart.
  private func mayRestart(_ flow: Flow) -> Bool {
    guard !restarted.contains(where: { $0 === flow.container }) else { return false }
    // The result of a transaction is handled at its end.
    guard flow.routeGuard != nil, current?.isInTransaction != true else { return true }
    return !placesToRestart(flow).specs.isEmpty
  }
}

/// The consequence for a container that has lost its last place.
enum Emptied {
  /// It shows these places instead, if any.
  case shows([NodeSpec])
  /// Its flow is left. Where that leaves it in the tree, it starts again.
  case leaves(EndingCause)
}

extension Node {
  /// True if its container can be without this node.
  fileprivate var canBeTakenOut: Bool {
    presentation != nil || parentContainer?.back(from: self) == .removeChild
  }
}

extension EndingCause {
  /// True if an ending is a result for the parent, as opposed to going back.
  var wantsAnswer: Bool { self == .finished || self == .cancelled }

  /// The cause with which a flow is left when its last place ends: that is no result of the flow.
  var ofGoingBack: EndingCause { wantsAnswer ? .popped : self }
}

extension Misuse {
  @MainActor
  fileprivate static func nowhereToGo(_ flow: Flow) -> Misuse {
    let parent = flow.node?.parentContainer?.flow?.name ?? "its parent"
    return Misuse(
      "\(flow.name).pop",
      problem:
        "It shows its first screen, and \(parent) cannot be without it, so it cannot be left.",
      fix: "Use finish(…) or cancel(), and show what comes next from \(parent).")
  }

  @MainActor
  fileprivate static func unanswered(_ flow: Flow, _ cause: EndingCause) -> Misuse {
    let container = flow.node?.parentContainer
    let parent = container?.flow?.name ?? "its parent"
    return Misuse(
      "\(flow.name) (\(cause))",
      problem:
        "It ended, and \(parent), which cannot be without it, showed no other place; it was kept.",
      fix: container?.rules.advice(whereNothingFollows: parent) ?? "Show what comes next.")
  }

  @MainActor
  fileprivate static func emptyAgain(_ flow: Flow) -> Misuse {
    Misuse(
      "\(flow.name)",
      problem: "Its first places ended repeatedly as soon as they were created; it stays empty.",
      fix: "Do not end or remove a flow's first place while the flow creates it.")
  }
}
