extension Reconciler {
  /// Reads the items of a host container, and stores them as shown.
  ///
  /// - Returns: The nodes that the host removed by itself.
  /// - Complexity: O(1) if the host has the expected items or lost only top ones.
  func readItems(of hostContainer: HostContainer, _ reading: inout Reading) -> [Node] {
    // A host may return any number, also a negative one.
    let count = max(driver.count(in: hostContainer), 0)
    let splice: ItemsChange? =
      if case .apply(let target, _)? = reading.pending?.step, target === hostContainer {
        reading.pending?.splice
      } else {
        nil
      }
    if holdsWhatIsExpected(hostContainer, count, splice) { return [] }
    if count <= hostContainer.shown.count,
      count == 0 || holds(hostContainer.shown[count - 1], at: count - 1, hostContainer),
      splice.map({ holds($0, hostContainer, count) }) ?? true
    {
      return takeTop(of: hostContainer, from: count, &reading)
    }
    let expected = hostContainer.shown
    let known = Dictionary(
      (expected + (splice.map { Array($0.removed) } ?? [])).map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    let own = items(of: hostContainer).compactMap { known[$0] }
    let present = Set(own.map(\.id))
    let asked = reading.asked
    hostContainer.shown = own
    hostContainer.matchingCount = 0
    markDirty(hostContainer)
    if let splice {
      let inserted = Set(splice.inserted.map(\.id))
      reading.wasDone =
        reading.wasDone && inserted.isSubset(of: present)
        && splice.removed.allSatisfy { inserted.contains($0.id) || !present.contains($0.id) }
    }
    // Missing nodes of the request were dropped, not removed.
    let gone = expected.filter { !present.contains($0.id) && !asked.contains($0.id) && $0.isLive }
    for node in gone { forgetContents(of: node) }
    return gone
  }

  /// Returns whether a stack or box has exactly the requested items, which completes the reading.
  func shows(_ pending: PendingRequest) -> Bool {
    guard case .apply(let hostContainer, _) = pending.step, !hostContainer.kind.selects else {
      return false
    }
    return holdsWhatIsExpected(hostContainer, driver.count(in: hostContainer), pending.splice)
  }

  /// Returns whether the `count` items of a host container are the expected ones, judging by the
  /// top and by the items that `splice` put below it.
  private func holdsWhatIsExpected(
    _ hostContainer: HostContainer, _ count: Int, _ splice: ItemsChange?
  ) -> Bool {
    let shown = hostContainer.shown
    guard count == shown.count,
      count == 0 || holds(shown[count - 1], at: count - 1, hostContainer)
    else { return false }
    guard let splice else { return true }
    return splice.position + splice.inserted.count == count || holds(splice, hostContainer, count)
  }

  /// Notes that a host container lost the expected items from `count` on, if any.
  private func takeTop(
    of hostContainer: HostContainer, from count: Int, _ reading: inout Reading
  ) -> [Node] {
    guard count < hostContainer.shown.count else { return [] }
    // A copy, because changing the array with a slice in use copies all of it.
    let missing = Array(hostContainer.shown[count...])
    hostContainer.replaceShown(count..<hostContainer.shown.count, with: [])
    hostContainer.matchingCount = min(hostContainer.matchingCount, count)
    markDirty(hostContainer)
    let asked = reading.asked
    let gone = missing.filter { !asked.contains($0.id) && $0.isLive }
    for node in gone { forgetContents(of: node) }
    let arriving = reading.arriving
    if missing.contains(where: { arriving.contains($0.id) }) { reading.wasDone = false }
    return Array(gone)
  }

  /// Notes that the host released the contents of a node that it no longer shows.
  ///
  /// If the node is still in the tree, its host containers are filled anew before it is shown
  /// again. The host keeps the contents of a node in the tree that was filled but not shown yet.
  private func forgetContents(of node: Node) {
    guard node.isLive else { return }
    var open = [node]
    while let inner = open.popLast() {
      guard let hostContainer = inner.hostContainer, !hostContainer.isNew else { continue }
      open += hostContainer.shown
      hostContainer.forgetShown()
      markDirty(hostContainer)
    }
  }

  /// Reads what the host has kept of a modal that it did not present, so that it is filled only with the rest.
  private func readContents(of modal: Node) {
    guard modal.isLive else { return }
    var open = [modal]
    while let node = open.popLast() {
      guard let hostContainer = node.hostContainer, !hostContainer.isNew else { continue }
      let former = hostContainer.shown
      let known = Dictionary(former.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      let kept = items(of: hostContainer).compactMap { known[$0] }
      guard !kept.isEmpty else {
        forgetContents(of: node)
        continue
      }
      for lost in former where !kept.contains(where: { $0 === lost }) { forgetContents(of: lost) }
      hostContainer.shown = kept
      hostContainer.matchingCount = 0
      if hostContainer.kind.selects {
        hostContainer.shownSelection = driver.selection(in: hostContainer)
      }
      markDirty(hostContainer)
      open += kept
    }
  }

  /// The identities of the tree's items that a host container holds now.
  private func items(of hostContainer: HostContainer) -> [NodeID] {
    // A host may return any number, also a negative one.
    (0..<max(driver.count(in: hostContainer), 0)).compactMap {
      if case .node(let id) = driver.item(at: $0, in: hostContainer) { id } else { nil }
    }
  }

  /// Notes that the host shows no modals although none was left: they are presented again.
  func forgetModals() {
    let former = shownModals
    for modal in former { forgetContents(of: modal) }
    shownModals = []
    modals.matchingCount = 0
  }

  private func holds(_ node: Node, at position: Int, _ hostContainer: HostContainer) -> Bool {
    if case .node(node.id) = driver.item(at: position, in: hostContainer) { true } else { false }
  }

  /// Returns whether the items that a splice put below others are in place, if they are among the
  /// first `count`.
  private func holds(_ splice: ItemsChange, _ hostContainer: HostContainer, _ count: Int) -> Bool {
    guard let last = splice.inserted.last else { return true }
    let position = splice.position + splice.inserted.count - 1
    return position >= count || holds(last, at: position, hostContainer)
  }

  /// Reads the selected tab, and stores it as shown.
  ///
  /// - Returns: The tab that the host itself selected; `nil` also for an invalid selection.
  func readSelection(of hostContainer: HostContainer, _ reading: inout Reading) -> Int? {
    let observed = driver.selection(in: hostContainer)
    guard observed != hostContainer.shownSelection else { return nil }
    hostContainer.shownSelection = observed
    markDirty(hostContainer)
    switch reading.pending?.step {
    case .select(let target, _)? where target === hostContainer:
      reading.wasDone = false
      if !reading.wasPerformed { return nil }
    // What a host selects with the items that it was given is no choice of the user.
    case .apply(let target, _)? where target === hostContainer: return nil
    default: break
    }
    return hostContainer.shown.indices.contains(observed) ? observed : nil
  }

  /// Reads the modals, and stores them as shown.
  ///
  /// - Returns: The modals that the host removed by itself.
  /// - Complexity: O(1) if the host shows the expected ones.
  func goneModals(_ reading: inout Reading) -> [Node] {
    let expected = shownModals
    let hidden = reading.pending?.dismissed ?? []
    let count = max(driver.modalCount, 0)
    if count == expected.count,
      expected.last.map({ driver.modal(at: count - 1) == .node($0.id) }) ?? true
    {
      for modal in hidden { forgetContents(of: modal) }
      return []
    }
    var observed = Set<NodeID>()
    for position in 0..<count {
      if case .node(let id) = driver.modal(at: position) { observed.insert(id) }
    }
    var known = Set<NodeID>()
    shownModals = (expected + hidden + modals.desired).filter { modal in
      observed.contains(modal.id) && known.insert(modal.id).inserted
    }
    modals.matchingCount = 0
    let asked = reading.asked
    for modal in expected + hidden where !observed.contains(modal.id) {
      if asked.contains(modal.id) { readContents(of: modal) } else { forgetContents(of: modal) }
    }
    switch reading.pending?.step {
    case .present?: reading.wasDone = reading.arriving.isSubset(of: observed)
    case .dismiss(let lowest)?:
      reading.wasDone = count <= lowest
      reading.madeProgress = shownModals.count < lowest + hidden.count
    default: break
    }
    return expected.filter {
      !observed.contains($0.id) && !asked.contains($0.id) && $0.isLive
    }
  }
}
