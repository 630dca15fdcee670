extension Reconciler {
  /// Returns the remaining requests, computed from the newest tree, and the obstacle of others.
  ///
  /// They are in the order of their phases, and within a phase in the order of discovery. Only the
  /// last request is animated.
  func nextRequests() -> RequestQueue {
    var steps = RequestQueue()
    let (desired, shown) = (modals.desired, shownModals)
    var common = modals.matchingCount
    while common < min(shown.count, desired.count), shown[common] === desired[common] {
      common += 1
    }
    modals.matchingCount = common
    let presents = desired.count > common
    if foreignModals != nil || (presents || shown.count > common) && mayHoldForeignModals {
      noteForeignModals()
    }
    let own = shown.count > common ? common : nil
    let dismissal = foreignModals.map { $0.lowestToDismiss(above: own, keepsItsPlace) } ?? own
    addChanges(to: &steps, dismissal != nil)
    if let dismissal {
      steps.obstacle = foreignModal(above: dismissal)
      if steps.obstacle == nil { steps.add(.dismiss(above: dismissal), .dismissModals) }
    }
    if presents, steps.obstacle == nil {
      steps.obstacle = foreignModal(above: shown.count) ?? driver.presentationBlocker
      if steps.obstacle == nil {
        steps.add(.present(desired[common]), .present, count: desired.count - common)
      }
    }
    return steps
  }

  /// Adds the remaining changes of host containers, the innermost first; unchanged containers leave
  /// the list.
  private func addChanges(to steps: inout RequestQueue, _ dismisses: Bool) {
    // Taken out, so that no access to the list is open meanwhile; it keeps its memory.
    var dirty = dirtyContainers.takeOut()
    defer { dirtyContainers = dirty }
    var (position, count) = (0, dirty.count)
    while position < count {
      let hostContainer = dirty[position]
      let canChange = hostContainer === rootContainer || hostContainer.isOpen
      let change = canChange ? hostContainer.findChange() : nil
      let selects = canChange && hostContainer.needsSelection
      guard change != nil || selects else {
        hostContainer.isDirty = false
        dirty.remove(at: position)
        count -= 1
        continue
      }
      position += 1
      let isNew = hostContainer.isNew
      // A hidden modal is filled when it is shown. If it was hidden after that and before it was
      // presented, its contents follow the tree.
      if let modal = hostContainer.modal, !modals.ids.contains(modal), isNew { continue }
      if let change {
        let isBelow = change.shown.isEmpty && dismisses
        steps.add(
          .apply(hostContainer, change),
          isNew ? .prepareOffscreen : isBelow ? .insertBelowLeavingModals : .changeContainers)
      }
      if selects {
        steps.add(
          .select(hostContainer, hostContainer.desiredSelection),
          hostContainer.wasFilledUnseen ? .prepareOffscreen : .select)
      }
    }
  }

  /// Returns the name of a foreign modal above the lowest `count` ones whose screen stays, if there is one.
  ///
  /// Nothing can be presented beside it.
  private func foreignModal(above count: Int) -> String? {
    foreignModals?.staying(from: count, keepsItsPlace)
  }

  /// Makes the request.
  ///
  /// Stores its expected result as shown until the next reading.
  func perform(_ step: HostRequest, with transition: TransitionStyle) {
    switch step {
    case .apply(let hostContainer, let change):
      let splice = hostContainer.itemsChange(for: change)
      request = PendingRequest(step: step, splice: splice)
      let isNew = hostContainer.isNew
      hostContainer.wasFilledUnseen =
        isNew && hostContainer.shownSelection != hostContainer.desiredSelection
      if isNew { hostContainer.isNew = false }
      hostContainer.replaceShown(
        splice.position..<splice.position + splice.removed.count, with: splice.inserted)
      hostContainer.matchingCount = hostContainer.shown.count
      driver.apply(splice, to: hostContainer, with: transition)
    case .select(let hostContainer, let position):
      request = PendingRequest(step: step)
      hostContainer.wasFilledUnseen = false
      hostContainer.shownSelection = position
      driver.select(position, in: hostContainer, with: transition)
    case .dismiss(let count):
      // Only something foreign may be above.
      let own = Array(shownModals.dropFirst(count))
      request = PendingRequest(step: step, dismissed: own)
      for modal in own { modals.noteDismissal(of: modal) }
      changeShownModals { $0.removeLast(own.count) }
      modals.matchingCount = min(modals.matchingCount, count)
      driver.dismiss(above: count, with: transition)
    case .present(let node):
      request = PendingRequest(step: step)
      changeShownModals { $0.append(node) }
      // It was on screen before: only a modal below it has left.
      driver.present(node, with: modals.takeReturn(of: node) ? .unanimated : transition)
    }
  }

  /// Changes the list of shown modals, outside of this object, so that no access to it is open meanwhile.
  private func changeShownModals(_ body: (inout [Node]) -> Void) {
    var changed = shownModals.takeOut()
    body(&changed)
    shownModals = changed
  }

  /// Removes from the tree the nodes that the host does not show despite repeated requests.
  ///
  /// The replacement may fail in the same way, and its parent may request it again: if the host
  /// makes no progress then, it gets no further request until its next notification.
  func abandon(_ step: HostRequest) {
    let subject = step.subject
    let failures = failuresSoFar()
    let refusal = failures.takeRefusal(of: subject)
    // The refused screens have left meanwhile: the host is asked for those that are there now.
    if let refusal, refusal.nodes.live.isEmpty { return failures.forget(subject) }
    let reason =
      refusal?.reason
      ?? "the host did not \(step.words) although it was asked \(Self.attempts) times"
    let waiting = if case .present = step { modals.desired.count - shownModals.count } else { 1 }
    let left = failures.giveUp(subject, atMost: waiting)
    let lost = left > 0 ? refusal?.nodes.live ?? lost(by: step) : []
    let failed = takeUnsettled(makersOf: lost)
    if left > 0, case .select(let hostContainer, _) = step, let container = hostContainer.owner,
      container.nodes.indices.contains(hostContainer.shownSelection)
    {
      receiver?.hostKept(hostContainer.shownSelection, of: container)
    } else if lost.isEmpty {
      isStuck = true
    } else {
      receiver?.hostFailed(toShow: lost)
    }
    for record in failed { receiver?.conclude(record, .failed(because: reason)) }
  }

  /// Returns the nodes that the host lacks if a step is never performed.
  private func lost(by step: HostRequest) -> [Node] {
    switch step {
    case .present(let node): [node]
    case .apply(let hostContainer, let change): Array(hostContainer.desired[change.desired]).live
    case .select, .dismiss: []
    }
  }

  /// Returns every host container of the tree.
  ///
  /// - Complexity: O(*n*) in the size of the tree; called only when a host cannot say which part
  ///   changed.
  package func openContainers() -> [HostContainer] {
    guard state.root.isLive else { return rootContainer.map { [$0] } ?? [] }
    var hostContainers: [HostContainer] = []
    var open: [Node] = [state.root]
    while let node = open.popLast() {
      if let hostContainer = node.hostContainer { hostContainers.append(hostContainer) }
      open += node.modals
      open.append(contentsOf: node.flow?.container.nodes ?? [])
    }
    return hostContainers
  }

  /// The order of requests.
  enum Phase: Int {
    /// Fills and selects containers off screen, the inner before the outer.
    case prepareOffscreen
    /// Adds items below modals that are about to leave, so that they are there afterwards.
    case insertBelowLeavingModals
    /// Dismisses the modals, in one request.
    case dismissModals
    /// Changes all other containers on screen.
    case changeContainers
    case select
    case present
  }

  /// The remaining requests, of which only the first and the number matter.
  struct RequestQueue: ~Copyable {
    private(set) var first: HostRequest?
    private(set) var count = 0
    /// The obstacle of other requests.
    var obstacle: String?
    private var phase: Phase?

    mutating func add(_ step: HostRequest, _ phase: Phase, count: Int = 1) {
      self.count += count
      if let first = self.phase, first.rawValue <= phase.rawValue { return }
      first = step
      self.phase = phase
    }
  }
}

extension HostContainer {
  /// True if the host must select another item; never for an empty host container.
  fileprivate var needsSelection: Bool {
    kind.selects && shownSelection != desiredSelection && !desired.isEmpty
  }

  /// Returns a difference as a request to a driver.
  fileprivate func itemsChange(for change: ContainerDifference) -> ItemsChange {
    let (shown, desired) = (shown, desired)
    let position = change.desired.lowerBound
    // Copies, because changing an array with a slice in use copies all of it.
    return ItemsChange(
      anchor: position > 0 ? desired[position - 1] : nil, position: position,
      removed: shown.copy(change.shown), inserted: desired.copy(change.desired))
  }

  /// Finds the smallest contiguous change from the shown to the desired items.
  ///
  /// - Complexity: O(*k*) in the number of items above those known to agree.
  fileprivate func findChange() -> ContainerDifference? {
    let (shown, desired) = (shown, desired)
    var lower = min(matchingCount, shown.count, desired.count)
    while lower < shown.count, lower < desired.count, shown[lower] === desired[lower] { lower += 1 }
    matchingCount = lower
    guard lower < shown.count || lower < desired.count else { return nil }
    var (upperShown, upperDesired) = (shown.count, desired.count)
    while upperShown > lower, upperDesired > lower,
      shown[upperShown - 1] === desired[upperDesired - 1]
    {
      upperShown -= 1
      upperDesired -= 1
    }
    return ContainerDifference(shown: lower..<upperShown, desired: lower..<upperDesired)
  }
}

extension Reconciler {
  /// Removes and returns the unsettled requests that made `nodes` or their descendants; all if
  /// there are no nodes.
  func takeUnsettled(makersOf nodes: [Node]) -> [RequestRecord] {
    let makers = Set(TreeState.subtrees(of: nodes).compactMap(\.madeBy))
    let former = unsettled
    unsettled = nodes.isEmpty ? [] : former.filter { !makers.contains($0.id) }
    return nodes.isEmpty ? former : former.filter { makers.contains($0.id) }
  }
}
