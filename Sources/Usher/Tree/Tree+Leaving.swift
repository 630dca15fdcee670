extension Tree {
  /// Ends `flow` and goes back to where it came from.
  ///
  /// In a stack or a modal its entry is taken out. In a tab or a switcher, where something must be
  /// shown instead, a result is delivered, and what the parent shows in answer takes the place; there
  /// is no going back from there.
  func leave(_ flow: Flow, _ cause: EndingCause, conclusion: (@MainActor () -> Void)?) {
    guard flow.isLive, let entry = flow.entry else { return }
    if entry === root, !rootMayLeave, !cause.wantsAnswer { return }
    if entry === root || entry.canBeTakenOut {
      flow.conclusion = conclusion
      entry.expectedCause = cause
      return apply(.remove(entry, cause))
    }
    guard cause.wantsAnswer else {
      guard let outer = switcherToLeave(from: flow) else { return report(.nowhereToGo(flow)) }
      entry.expectedCause = cause
      outer.expectedCause = cause
      return apply(.remove(outer, cause))
    }
    flow.conclusion = conclusion
    entry.expectedCause = cause
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
    guard let entry = flow.entry, entry !== root, entry.canBeTakenOut else { return nil }
    return entry
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
      // What it is answered with may have to wait for somebody's answer itself.
      if flow.entry.map(isWaitedToReplace) == true { continue }
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

extension Entry {
  /// Whether something remains to be shown without this entry.
  fileprivate var canBeTakenOut: Bool { presentation != nil || home?.kind == .stack }
}

extension EndingCause {
  /// Whether an ending says something to the parent, as opposed to just going back.
  fileprivate var wantsAnswer: Bool { self == .finished || self == .cancelled }
}

extension Misuse {
  @MainActor
  fileprivate static func nowhereToGo(_ flow: Flow) -> Misuse {
    let parent = flow.entry?.home?.flow?.name ?? "nobody"
    return Misuse(
      "\(flow.name).pop",
      problem: "It is at its first screen, and as the only place of \(parent) cannot be left.",
      fix: "Use finish(…) or cancel(), and show what comes next from \(parent).")
  }

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
