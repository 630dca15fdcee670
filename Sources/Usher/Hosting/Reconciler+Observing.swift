extension Reconciler {
  /// Reads the host where it was asked for something, and where it says that something happened.
  ///
  /// That a driver became idle says only that anything may have happened that a person can do, or
  /// that goes on in what can be seen: then just that is read, so that no callback is ever needed.
  ///
  /// - Returns: Whether the tree was told of something.
  /// - Complexity: O(*k*) in what changed, and in how deep containers nest in what can be seen.
  func observe() -> Bool {
    if hints.isEmpty {
      guard request != nil else { return false }
      if showsWhatWasAsked {
        if !drops.isEmpty || !patience.isEmpty, let subject = request?.step.subject {
          drops[subject] = nil
          patience[subject] = nil
        }
        // What left with it may be let go of by that, and call verbs: it goes when the field is whole again.
        let former = request
        request = nil
        release(former)
        return false
      }
    }
    let (pending, hints) = (self.request, self.hints)
    request = nil
    self.hints = []
    var reading = Reading(pending, tookUp: pending != nil && driver.tookUpRequest)
    switch pending?.step {
    case .apply(let surface, _)?, .select(let surface, _)?: read(surface, &reading)
    case .present?, .dismiss?: readModals(&reading)
    case nil: break
    }
    for hint in hints {
      switch hint {
      case .impossible(let reason):
        report(pending, impossible: reason)
        readEverything(&reading)
      case .surface(let surface): read(surface, &reading)
      case .modals: readModals(&reading)
      case .idle: readVisible(&reading)
      case .everything: readEverything(&reading)
      }
    }
    if let subject = pending?.step.subject {
      let gotOn = reading.wasDone || reading.madeProgress
      drops[subject] = gotOn ? nil : drops[subject, default: 0] + 1
      if gotOn, !patience.isEmpty { patience[subject] = nil }
    }
    guard !reading.removed.isEmpty || !reading.selected.isEmpty else { return false }
    report(reading.removed, reading.selected)
    return true
  }

  /// Reads what can be seen: the modals, and the surfaces on the way to what is on top of the root and
  /// of the top modal.
  private func readVisible(_ reading: inout Reading) {
    readModals(&reading)
    for start in [rootSurface?.entry, shownModals.last] {
      var entry = start
      while let surface = entry?.surface {
        read(surface, &reading)
        entry = surface.shownItem
      }
    }
  }

  private func readEverything(_ reading: inout Reading) {
    readModals(&reading)
    for surface in openSurfaces() { read(surface, &reading) }
  }

  /// Reports that the host was asked for what it cannot do, which is a mistake in here.
  private func report(_ pending: PendingRequest?, impossible reason: String) {
    events.report(
      Misuse(
        pending.map { "\($0.step.words)" } ?? "a host",
        problem: "\(reason). Nothing was changed, and the host is read again.",
        fix:
          "Report it to the authors of Usher with what led to it, if the host keeps its contract."))
  }

  private func read(_ surface: Surface, _ reading: inout Reading) {
    guard !surface.isNew, reading.surfaces.insert(surface.id).inserted else { return }
    let gone = readItems(of: surface, &reading)
    if !gone.isEmpty { reading.removed.append(Removal(surface: surface, entries: gone)) }
    guard surface.kind.selects, surface.isOpen else { return }
    if let chosen = readSelection(of: surface, &reading) {
      reading.selected.append((surface, chosen))
    }
  }

  private func readModals(_ reading: inout Reading) {
    guard !reading.readsModals else { return }
    reading.readsModals = true
    let gone = goneModals(&reading)
    if !gone.isEmpty { reading.removed.append(Removal(surface: nil, entries: gone)) }
  }
}

/// What is found when the host is read.
@MainActor
struct Reading {
  let pending: PendingRequest?
  /// Whether what was asked for has happened, so that what is missing of it was taken away since.
  let tookUp: Bool
  var removed: [Removal] = []
  var selected: [(Surface, Int)] = []
  /// Whether the host shows what it was asked for.
  var wasDone = true
  /// Whether it shows at least more of it than before.
  var madeProgress = false
  fileprivate var surfaces: Set<EntryID> = []
  fileprivate var readsModals = false

  fileprivate init(_ pending: PendingRequest?, tookUp: Bool) {
    self.pending = pending
    self.tookUp = tookUp
  }

  /// What was asked for and, if it is not there, was dropped instead of taken away.
  var asked: Set<EntryID> { tookUp ? [] : arriving }

  /// What was asked for.
  ///
  /// If it is not there, the request counts as one that was not done, also if the host claims that it
  /// was: it is repeated a few times at most.
  var arriving: Set<EntryID> {
    guard let pending else { return [] }
    return Set(pending.arriving.lazy.map(\.id))
  }
}

extension Surface {
  /// What was last seen of the surface's items.
  fileprivate var shownItem: Entry? {
    guard kind.selects else { return shown.last }
    return shown.indices.contains(shownSelection) ? shown[shownSelection] : nil
  }
}
