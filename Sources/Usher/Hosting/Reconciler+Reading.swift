extension Reconciler {
  /// Reads what a host container holds now, and takes it over as shown.
  ///
  /// - Returns: The nodes that the host took away by itself.
  /// - Complexity: O(1) if the host holds what is expected or lost items at the top only.
  func readItems(of hostContainer: HostContainer, _ reading: inout Reading) -> [Node] {
    // A host may say anything, and there are not fewer than none.
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
    var own: [Node] = []
    let expected = hostContainer.shown
    let known = Dictionary(
      (expected + (splice.map { Array($0.removed) } ?? [])).map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    for position in 0..<count {
      guard case .node(let id) = driver.item(at: position, in: hostContainer), let node = known[id]
      else {
        continue
      }
      own.append(node)
    }
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
    // What was asked for and is not there was dropped, not taken away.
    let gone = expected.filter { !present.contains($0.id) && !asked.contains($0.id) && $0.isLive }
    for node in gone { forgetContents(of: node) }
    return gone
  }

  /// Whether a stack or box holds just what was asked for, which is all that there is to read then.
  func shows(_ pending: PendingRequest) -> Bool {
    guard case .apply(let hostContainer, _) = pending.step, !hostContainer.kind.selects else {
      return false
    }
    return holdsWhatIsExpected(hostContainer, driver.count(in: hostContainer), pending.splice)
  }

  /// Whether nothing but what is taken as shown is in the `count` items of a host container, as its top tells, and
  /// what `splice` put below that.
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

  /// Takes over that a host container lost what was expected from `count` on, if anything.
  private func takeTop(
    of hostContainer: HostContainer, from count: Int, _ reading: inout Reading
  ) -> [Node] {
    guard count < hostContainer.shown.count else { return [] }
    // A copy, because a slice would make the change of the array copy all of it.
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

  /// Takes over that the host released what it showed in a node that it shows no more.
  ///
  /// If the node is still in the tree, its host containers are filled anew before it is shown again. What is
  /// in the tree and was filled, but not put into anything yet, is not released: the host keeps it.
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

  /// Takes over that the host shows no modals although none was left: they are presented again.
  package func forgetModals() {
    let former = shownModals
    for modal in former { forgetContents(of: modal) }
    shownModals = []
    modals.matchingCount = 0
  }

  private func holds(_ node: Node, at position: Int, _ hostContainer: HostContainer) -> Bool {
    if case .node(node.id) = driver.item(at: position, in: hostContainer) { true } else { false }
  }

  /// Whether what a splice put below other items is where it should be, if it is in the first `count`.
  private func holds(_ splice: ItemsChange, _ hostContainer: HostContainer, _ count: Int) -> Bool {
    guard let last = splice.inserted.last else { return true }
    let position = splice.position + splice.inserted.count - 1
    return position >= count || holds(last, at: position, hostContainer)
  }

  /// Reads which tab is selected, and takes it over as shown.
  ///
  /// - Returns: What was selected by the host itself; `nil` also if it selects what is not there.
  func readSelection(of hostContainer: HostContainer, _ reading: inout Reading) -> Int? {
    let observed = driver.selection(in: hostContainer)
    guard observed != hostContainer.shownSelection else { return nil }
    hostContainer.shownSelection = observed
    markDirty(hostContainer)
    switch reading.pending?.step {
    case .select(let target, _)? where target === hostContainer:
      reading.wasDone = false
      if !reading.tookUp { return nil }
    // What a container selects when it is filled is no choice of the user's.
    case .apply(let target, _)? where target === hostContainer && reading.pending?.isFirst == true:
      return nil
    default: break
    }
    return hostContainer.shown.indices.contains(observed) ? observed : nil
  }

  /// Reads which modals are there, and takes them over as shown.
  ///
  /// - Returns: The modals that the host took away by itself.
  /// - Complexity: O(1) if the host shows what is expected.
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
    for modal in expected + hidden where !observed.contains(modal.id) { forgetContents(of: modal) }
    let asked = reading.asked
    switch reading.pending?.step {
    case .present?: reading.wasDone = reading.arriving.isSubset(of: observed)
    case .dismiss(let count)?:
      reading.wasDone = shownModals.count <= count
      reading.madeProgress = shownModals.count < count + hidden.count
    default: break
    }
    return expected.filter {
      !observed.contains($0.id) && !asked.contains($0.id) && $0.isLive
    }
  }

  /// Tells of what the host did by itself: all that it took away is one request of the user's.
  func report(_ removals: [Removal], _ selected: [(HostContainer, Int)]) {
    if let first = removals.first?.nodes.last {
      receiver?.hostRemoved(removals, driver.cause(ofRemoving: first))
    }
    for (hostContainer, position) in selected {
      receiver?.hostSelected(position, in: hostContainer)
    }
  }
}
