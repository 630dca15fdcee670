extension ChangeEngine {
  /// Forgets remembered places whose deciding node has ended without `resume`.
  ///
  /// Called at the end of a change, so that the consequences of a result come first. A resumed
  /// caller of `run` may still resume a place.
  ///
  /// - Returns: `true` if a place was forgotten.
  /// - Complexity: O(1) unless a flow remembers a place.
  func forgetDeclined() -> Bool {
    guard !remembering.isEmpty else { return false }
    // Ended nodes may be released here and call verbs, so they are released when the list is
    // consistent again.
    let former = remembering
    defer { release(former) }
    let isAnythingOpen = !guards.questions.isEmpty
    let mayDecline = reconciler.resumedCallers == 0
    var (kept, declined): ([Flow], [Flow]) = ([], [])
    for flow in former where flow.isLive && flow.remembered != nil {
      if mayDecline, flow.isDeclined(isAnythingOpen: isAnythingOpen),
        !isAnythingOpen || !guards.isWaitedToResume(flow)
      {
        declined.append(flow)
      } else {
        kept.append(flow)
      }
    }
    remembering = kept
    for flow in declined {
      flow.noteDecline()
      editor.remember(nil, in: flow)
    }
    return !declined.isEmpty
  }
}

extension Flow {
  /// Returns whether the deciding node of the remembered place has ended, or never started.
  ///
  /// - Parameter isAnythingOpen: True if an answer may still start it.
  fileprivate func isDeclined(isAnythingOpen: Bool) -> Bool {
    // A place may be kept for long, and nothing else retains the node then.
    remembered?.forgetEnded()
    guard let decider = remembered?.decider else { return false }
    switch decider {
    case .ended: return true
    case .node: return false
    case .shown, .modal, .place:
      guard let node = self.node(of: decider) else { return !isAnythingOpen }
      remembered?.decider = .node(node)
      return false
    }
  }

  /// Returns the node that decides about a place, if it is in the tree.
  package func node(of decider: RememberedPlace.Decider) -> Node? {
    switch decider {
    case .node(let node): node.isLive ? node : nil
    case .ended: nil
    case .shown: container.nodes.last
    case .modal(let route): presented.last { $0.isLive && $0.isFor(route) }
    case .place(let route): container.nodes.last { $0.isFor(route) }
    }
  }

  /// Watches for a `resume` right after the verb that ended the deciding node.
  fileprivate func noteDecline() {
    guard case .ended(let cause)? = remembered?.decider, cause == .dismissed || cause == .popped
    else { return }
    didJustDecline = true
    // Later it is another decision. Only the report depends on when this runs.
    Task { [weak self] in self?.didJustDecline = false }
  }

  /// Reports a `resume` without a remembered place, because the deciding node was ended just
  /// before.
  func reportLateResume() {
    guard didJustDecline, let engine else { return }
    engine.events.report(
      Misuse(
        "\(name).resume",
        problem:
          "The flow or alert that decided about the place has just ended, and with it the place.",
        fix: "Call both in one transaction: transaction { dismiss(); resume() }."))
  }
}

extension Node {
  fileprivate func isFor(_ other: Any) -> Bool { route.map { areSame($0, other) } ?? false }
}
