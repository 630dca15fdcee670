extension Tree {
  /// Ends `flow` and goes back to where it came from.
  ///
  /// In a stack or a modal its entry is taken out. Where something must be shown instead (a tab, a
  /// switcher, the root) its ending is delivered, and what its parent shows in answer takes its place.
  func leave(_ flow: Flow, _ cause: EndingCause, conclusion: (@MainActor () -> Void)?) {
    guard flow.isLive, let entry = flow.entry else { return }
    if entry === root, !rootMayLeave, !cause.wantsAnswer { return }
    flow.conclusion = conclusion
    entry.expectedCause = cause
    if entry === root { return end([entry], cause) }
    if entry.presentation != nil || entry.home?.kind == .stack {
      return apply(.remove(entry, cause))
    }
    if !cause.wantsAnswer, let outer = switcherToLeave(from: flow) {
      outer.expectedCause = cause
      return apply(.remove(outer, cause))
    }
    unanswered.append((flow, cause))
    flow.deliver(cause)
  }

  /// The entry that goes when a switcher is left by going back: the outermost of the switchers around
  /// `flow`, if that stands where something can be taken out.
  private func switcherToLeave(from flow: Flow) -> Entry? {
    var flow = flow
    while let home = flow.entry?.home, home.kind == .switcher, let outer = home.flow {
      flow = outer
    }
    guard let entry = flow.entry, entry !== root else { return nil }
    return entry.presentation != nil || entry.home?.kind == .stack ? entry : nil
  }

  /// Looks after what a change left empty or unanswered.
  ///
  /// - Returns: Whether something was done that may have led to more.
  func settleContainers() -> Bool {
    if let container = emptied.popLast() {
      guard let flow = container.flow, flow.isLive, container.entries.isEmpty else { return true }
      // That its last place finished or gave up says nothing of this flow, which is gone back from.
      let cause = container.emptiedBy ?? .popped
      leave(flow, cause.wantsAnswer ? .popped : cause, conclusion: nil)
      if flow.isLive { restart(flow) }
      return true
    }
    let waiting = unanswered
    unanswered = []
    for (flow, cause) in waiting where flow.isLive {
      flow.entry?.expectedCause = nil
      report(.unanswered(flow, cause))
    }
    return !queue.isEmpty
  }

  /// Gives a flow that cannot leave its first places again.
  private func restart(_ flow: Flow) {
    apply(.splice(flow.container, 0..<0, flow.coordinator.startSeeds(nil), .replaced))
  }
}

extension EndingCause {
  /// Whether an ending says something to the parent, as opposed to just going back.
  fileprivate var wantsAnswer: Bool { self == .finished || self == .cancelled }
}

extension Misuse {
  @MainActor
  fileprivate static func unanswered(_ flow: Flow, _ cause: EndingCause) -> Misuse {
    let home = flow.entry?.home
    let parent = home?.flow?.name ?? "nobody"
    return Misuse(
      "\(flow.name) (\(cause))",
      problem:
        "It ended as the only place of \(parent), which showed nothing instead; it was kept.",
      fix: home?.kind == .tabs
        ? "A tab's flow does not end: show what comes next from \(parent)."
        : "Call show(…) in the closure of .flow(…) { } in \(parent).")
  }
}
