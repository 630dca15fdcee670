extension Reconciler {
  /// Reads the host where it was asked for something, and where it says that something happened.
  ///
  /// That a driver became idle says only that anything may have happened that the user can do, or
  /// that goes on in what can be seen: then just that is read, so that no callback is ever needed.
  ///
  /// - Returns: Whether the tree was told of something.
  /// - Complexity: O(*k*) in what changed, and in how deep containers nest in what can be seen.
  func observe() -> Bool {
    // What left with it may be released by that, and call verbs: it goes when all has been read.
    var pending: PendingRequest?
    swap(&pending, &request)
    let hints = hints
    if hints.isEmpty {
      guard let pending else { return false }
      if shows(pending) {
        failures?.forget(pending.step.subject)
        return false
      }
    } else {
      self.hints = []
    }
    var reading = Reading(pending, tookUp: pending != nil && driver.didPerformLastRequest)
    switch pending?.step {
    case .apply(let hostContainer, _)?, .select(let hostContainer, _)?:
      read(hostContainer, &reading)
    case .present?, .dismiss?: readModals(&reading)
    case nil: break
    }
    for hint in hints {
      switch hint {
      case .impossible(let reason):
        report(pending, impossible: reason)
        readEverything(&reading)
      case .hostContainer(let hostContainer): read(hostContainer, &reading)
      case .modals: readModals(&reading)
      case .idle: readVisible(&reading)
      case .everything: readEverything(&reading)
      }
    }
    if let subject = pending?.step.subject {
      if reading.wasDone || reading.madeProgress {
        failures?.forget(subject)
      } else {
        let failures = failures ?? FailedRequests()
        self.failures = failures
        failures.noteDrop(of: subject)
      }
    }
    guard !reading.removed.isEmpty || !reading.selected.isEmpty else { return false }
    report(reading.removed, reading.selected)
    return true
  }

  /// Reads what can be seen: the modals, and the host containers on the way to what is on top of the root and
  /// of the top modal.
  private func readVisible(_ reading: inout Reading) {
    readModals(&reading)
    if let root = rootContainer?.node { readVisible(in: root, &reading) }
    if let top = shownModals.last { readVisible(in: top, &reading) }
  }

  private func readVisible(in node: Node, _ reading: inout Reading) {
    var hostContainer = node.hostContainer
    while let outer = hostContainer {
      read(outer, &reading)
      hostContainer = outer.shownItem?.hostContainer
    }
  }

  private func readEverything(_ reading: inout Reading) {
    readModals(&reading)
    for hostContainer in openContainers() { read(hostContainer, &reading) }
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

  private func read(_ hostContainer: HostContainer, _ reading: inout Reading) {
    guard !hostContainer.isNew, reading.begins(hostContainer.id) else { return }
    let gone = readItems(of: hostContainer, &reading)
    if !gone.isEmpty { reading.removed.append(Removal(hostContainer: hostContainer, nodes: gone)) }
    guard hostContainer.kind.selects, hostContainer.isOpen else { return }
    if let chosen = readSelection(of: hostContainer, &reading) {
      reading.selected.append((hostContainer, chosen))
    }
  }

  private func readModals(_ reading: inout Reading) {
    guard !reading.readsModals else { return }
    reading.readsModals = true
    let gone = goneModals(&reading)
    if !gone.isEmpty { reading.removed.append(Removal(hostContainer: nil, nodes: gone)) }
  }
}

/// What is found when the host is read.
@MainActor
struct Reading {
  let pending: PendingRequest?
  /// Whether what was asked for has happened, so that what is missing of it was taken away since.
  let tookUp: Bool
  var removed: [Removal] = []
  var selected: [(HostContainer, Int)] = []
  /// Whether the host shows what it was asked for.
  var wasDone = true
  /// Whether it shows at least more of it than before.
  var madeProgress = false
  /// The first host container that is read, which mostly is the only one, and the others.
  private var firstContainer: NodeID?
  private var otherContainers: Set<NodeID> = []
  fileprivate var readsModals = false

  fileprivate init(_ pending: PendingRequest?, tookUp: Bool) {
    self.pending = pending
    self.tookUp = tookUp
  }

  /// Whether a host container is read for the first time.
  fileprivate mutating func begins(_ hostContainer: NodeID) -> Bool {
    guard let firstContainer else {
      firstContainer = hostContainer
      return true
    }
    return firstContainer != hostContainer && otherContainers.insert(hostContainer).inserted
  }

  /// What was asked for and, if it is not there, was dropped instead of taken away.
  var asked: Set<NodeID> { tookUp ? [] : arriving }

  /// What was asked for.
  ///
  /// If it is not there, the request counts as one that was not done, also if the host claims that it
  /// was: it is repeated a few times at most.
  var arriving: Set<NodeID> {
    guard let pending else { return [] }
    return Set(pending.arriving.lazy.map(\.id))
  }
}

extension HostContainer {
  /// What was last seen of the host container's items.
  fileprivate var shownItem: Node? {
    guard kind.selects else { return shown.last }
    return shown.indices.contains(shownSelection) ? shown[shownSelection] : nil
  }
}
