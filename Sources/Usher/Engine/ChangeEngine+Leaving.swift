extension ChangeEngine {
  /// Ends `flow` and goes back to where it came from.
  ///
  /// In a stack or a modal its entry is taken out. In a tab or a switcher, where something must be
  /// shown instead, a result is delivered, and what the parent shows in answer takes the place; there
  /// is no going back from there.
  func leave(_ flow: Flow, _ cause: EndingCause, conclusion: (@MainActor () -> Void)?) {
    guard flow.isLive, let entry = flow.entry else { return }
    if entry === state.root, !state.rootMayLeave, !cause.wantsAnswer { return }
    if isNeeded(entry) {
      guard cause.wantsAnswer || cause == .taskCancelled else {
        return events.report(.nowhereToGo(flow))
      }
      return conclude(flow, at: entry, cause, conclusion)
    }
    if entry === state.root || entry.canBeTakenOut {
      flow.conclusion = conclusion
      entry.expectedCause = cause
      return apply(.remove(entry, cause))
    }
    guard cause.wantsAnswer else {
      guard let outer = switcherToLeave(from: flow), !isNeeded(outer) else {
        // That the host could not show it is no mistake of the flow's.
        return cause == .hostFailed ? () : events.report(.nowhereToGo(flow))
      }
      entry.expectedCause = cause
      outer.expectedCause = cause
      return apply(.remove(outer, cause))
    }
    conclude(flow, at: entry, cause, conclusion)
  }

  /// Delivers the ending of a flow that stays until something takes its place.
  private func conclude(
    _ flow: Flow, at entry: Entry, _ cause: EndingCause, _ conclusion: (@MainActor () -> Void)?
  ) {
    flow.conclusion = conclusion
    entry.expectedCause = cause
    unanswered.append((flow, cause))
    flow.deliver(cause)
  }

  /// Whether nothing could be shown without an entry: it is the only place of a stack that can neither be
  /// left nor begin again.
  ///
  /// Looked at only if a stack began again in this change, or if guards may keep one from that.
  ///
  /// - Complexity: O(*d*) in how many flows with one place nest around the entry.
  private func isNeeded(_ entry: Entry) -> Bool {
    guard !restarted.isEmpty || guards.routeGuardCount > 0 else { return false }
    var entry = entry
    var emptied: [Flow] = []
    while let home = entry.home, home.back(from: entry) == .removeChild {
      guard home.entries.count == 1, let flow = home.flow else { return false }
      emptied.append(flow)
      guard let outer = entryToLeave(from: flow) else {
        return !emptied.reversed().contains(where: mayRestart)
      }
      entry = outer
    }
    return false
  }

  /// The entry that goes when a flow is left; `nil` if it stays because something must be shown.
  func entryToLeave(from flow: Flow, _ cause: EndingCause = .popped) -> Entry? {
    guard let entry = flow.entry else { return nil }
    if entry === state.root { return state.rootMayLeave || cause.wantsAnswer ? entry : nil }
    if entry.canBeTakenOut { return entry }
    return cause.wantsAnswer ? nil : switcherToLeave(from: flow)
  }

  /// The entry that goes when a switcher is left by going back: the outermost of the switchers around
  /// `flow`, if that stands where something can be taken out.
  private func switcherToLeave(from flow: Flow) -> Entry? {
    var flow = flow
    while let entry = flow.entry, let home = entry.home, home.back(from: entry) == .leaveContainer,
      let outer = home.flow
    {
      flow = outer
    }
    guard let entry = flow.entry, entry !== state.root, entry.canBeTakenOut else { return nil }
    return entry
  }

  /// Whether a container that was emptied is still to be looked after in this change.
  package var owesLookingAfter: Bool { !emptied.isEmpty }

  /// Looks after what a change left empty or unanswered.
  ///
  /// - Returns: Whether something was done that may have led to more.
  func settleContainers() -> Bool {
    if let (container, intent) = emptied.popLast() {
      guard let flow = container.flow, flow.isLive else { return true }
      let outer = current
      current = intent
      defer { current = outer }
      if container.entries.isEmpty {
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
      // What it is answered with may have to wait for somebody's answer itself.
      if flow.entry.map(guards.isWaitedToReplace) == true { continue }
      if let entry = flow.entry, let home = entry.home, home.back(from: entry) == .removeChild,
        home.entries.count > 1
      {
        // The parent showed something else in answer.
        apply(.remove(entry, cause))
        continue
      }
      flow.entry?.expectedCause = nil
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
    restarted.append(container)
    let first = placesToBegin(flow)
    container.selection = first.selection ?? 0
    if !first.seeds.isEmpty { apply(.splice(container, 0..<0, first.seeds, .replaced)) }
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
    return !placesToBegin(flow).seeds.isEmpty
  }

  /// Hands a modal that was presented while its flow's stack was empty to what is on top of that now,
  /// below what was presented there since.
  private func handModalUp(from flow: Flow) {
    guard let entry = flow.entry, let modal = entry.modal, var top = flow.container.selectedEntry
    else { return }
    while let inner = top.flow?.container.selectedEntry { top = inner }
    let later = top.modal
    entry.modal = nil
    (top.modal, modal.presenter) = (modal, top)
    if let later {
      let upper = modal.topEntry
      (upper.modal, later.presenter) = (later, upper)
    }
    state.shape &+= 1
    reconciler.modals.invalidate()
  }
}

extension Entry {
  /// Whether its container may be without this entry.
  fileprivate var canBeTakenOut: Bool {
    presentation != nil || home?.back(from: self) == .removeChild
  }
}

extension EndingCause {
  /// Whether an ending says something to the parent, as opposed to just going back.
  var wantsAnswer: Bool { self == .finished || self == .cancelled }
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
      fix: home?.rules.advice(whereNothingFollows: parent) ?? "Show what comes next.")
  }

  @MainActor
  fileprivate static func emptyAgain(_ flow: Flow) -> Misuse {
    Misuse(
      "\(flow.name)",
      problem: "Its first places ended as soon as they were made, again and again; it stays empty.",
      fix: "Do not end or remove a flow's first place while it is being made.")
  }
}
