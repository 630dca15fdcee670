extension Reconciler {
  /// Reads what a surface holds now, and takes it over as shown.
  ///
  /// - Returns: The entries that the host took away by itself, and whether a request that concerned
  ///   this surface was done.
  /// - Complexity: O(1) if the host holds what is expected or lost items at the top only.
  func readItems(of surface: Surface, _ pending: PendingRequest?) -> (gone: [Entry], done: Bool) {
    let expected = surface.shown
    let count = driver.count(in: surface)
    let splice: Splice? =
      if case .apply(let target, let splice)? = pending?.step, target === surface { splice } else {
        nil
      }
    if count <= expected.count, count == 0 || holds(expected[count - 1], at: count - 1, surface) {
      return takeTop(of: surface, from: count, splice)
    }
    var own: [Entry] = []
    let known = Dictionary(
      (expected + (splice.map { Array($0.removed) } ?? [])).map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    for position in 0..<count {
      guard case .entry(let id) = driver.item(at: position, in: surface), let entry = known[id]
      else {
        continue
      }
      own.append(entry)
    }
    let present = Set(own.map(\.id))
    let asked = Set(splice?.inserted.map(\.id) ?? [])
    surface.shown = own
    surface.agreed = 0
    list(surface)
    let isDone =
      splice.map { splice in
        splice.inserted.allSatisfy { present.contains($0.id) }
          && splice.removed.allSatisfy { asked.contains($0.id) || !present.contains($0.id) }
      } ?? true
    // What was asked for and is not there was dropped, not taken away.
    let gone = expected.filter { !present.contains($0.id) && !asked.contains($0.id) && $0.isLive }
    for entry in gone { forgetContents(of: entry) }
    return (gone, isDone)
  }

  /// Takes over that a surface lost what was expected from `count` on, if anything.
  private func takeTop(
    of surface: Surface, from count: Int, _ splice: Splice?
  ) -> (gone: [Entry], done: Bool) {
    guard count < surface.shown.count else { return ([], true) }
    let missing = surface.shown[count...]
    surface.shown.removeSubrange(count...)
    surface.agreed = min(surface.agreed, count)
    list(surface)
    let asked = Set(splice?.inserted.map(\.id) ?? [])
    let gone = missing.filter { !asked.contains($0.id) && $0.isLive }
    for entry in gone { forgetContents(of: entry) }
    return (Array(gone), !missing.contains { asked.contains($0.id) })
  }

  /// Takes over that the host let go of what it showed in an entry that it shows no more.
  ///
  /// If the entry is still in the tree, its surfaces are filled anew before it is shown again.
  private func forgetContents(of entry: Entry) {
    guard entry.isLive else { return }
    var open = [entry]
    while let inner = open.popLast() {
      open += inner.flow?.container.entries ?? []
      guard let surface = inner.surface, !surface.isNew else { continue }
      surface.forgetShown()
      list(surface)
    }
  }

  private func holds(_ entry: Entry, at position: Int, _ surface: Surface) -> Bool {
    driver.item(at: position, in: surface) == .entry(entry.id)
  }

  /// Reads which tab is selected, and takes it over as shown.
  func readSelection(
    of surface: Surface, _ pending: PendingRequest?
  ) -> (chosen: Int?, done: Bool) {
    let observed = driver.selection(in: surface)
    guard observed != surface.shownSelection else { return (nil, true) }
    surface.shownSelection = observed
    list(surface)
    if case .select(let target, _)? = pending?.step, target === surface { return (nil, false) }
    return (observed, true)
  }

  /// Reads which modals are there, and takes them over as shown.
  func readModals(_ pending: PendingRequest?) -> (gone: [Entry], done: Bool) {
    let expected = shownModals
    let hidden = pending?.dismissed ?? []
    var observed = Set<EntryID>()
    for position in 0..<driver.modalCount {
      if case .entry(let id) = driver.modal(at: position) { observed.insert(id) }
    }
    let candidates =
      expected
      + (hidden + desiredModals).filter { modal in
        !expected.contains { $0 === modal }
      }
    shownModals = candidates.filter { observed.contains($0.id) }
    for modal in expected + hidden where !observed.contains(modal.id) { forgetContents(of: modal) }
    var asked: Entry?
    if case .present(let entry)? = pending?.step { asked = entry }
    let gone = expected.filter { !observed.contains($0.id) && $0 !== asked && $0.isLive }
    let isDone =
      switch pending?.step {
      case .present(let entry)?: observed.contains(entry.id)
      case .dismiss(let count)?: shownModals.count <= count
      default: true
      }
    return (gone, isDone)
  }

  /// Tells the tree what the host did by itself, as one intent of the user's.
  func report(_ removals: [Removal], _ selected: [(Surface, Int)]) {
    guard let tree else { return }
    let first = removals.first?.entries.last
    let cause = first.map { driver.cause(ofRemoving: $0) } ?? .removedByHost
    let count = removals.reduce(0) { $0 + $1.entries.count }
    let verb = removals.isEmpty ? "select tab" : cause.description
    let origin: Intent.Origin =
      cause.isUserAction || removals.isEmpty ? .user : .host
    tree.submit(
      Request(
        verb, target: removals.isEmpty ? selected.first?.1 : count > 1 ? count : nil,
        subject: removals.first.map { $0.surface?.id ?? $0.entries.first?.id }
          ?? selected.first?.0.id,
        origin: origin, standing: .done)
    ) {
      var edits: [Edit] = []
      for removal in removals {
        edits += tree.edits(removing: removal.entries, from: removal.surface, cause)
      }
      for (surface, position) in selected {
        if let container = surface.leader { edits.append(.select(container, position)) }
      }
      return edits
    }
  }
}
