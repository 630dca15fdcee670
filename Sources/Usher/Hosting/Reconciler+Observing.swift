extension Reconciler {
  /// Reads the host at the places of requests and of notifications.
  ///
  /// An idle driver is only a hint that the user may have acted, or that a visible container may
  /// have changed: then all visible containers are read, so that no callback is ever needed.
  ///
  /// - Returns: `true` if the tree was notified of a change.
  /// - Complexity: O(*k*) in the number of changes, and in the depth of the visible containers.
  func observe() -> Bool {
    // Objects of removed nodes may be released here and call verbs, so they are released after the
    // reading.
    let pending = request.take()
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
    let wasPerformed = pending != nil && driver.didPerformLastRequest
    var reading = Reading(consume pending, wasPerformed: wasPerformed)
    switch reading.pending?.step {
    case .apply(let hostContainer, _)?, .select(let hostContainer, _)?:
      read(hostContainer, &reading)
    case .present?, .dismiss?: readModals(&reading)
    case nil: break
    }
    for hint in hints {
      switch hint {
      case .impossible(let reason):
        report(reading.pending, impossible: reason)
        readEverything(&reading)
      case .unshowable: break
      case .hostContainer(let hostContainer): read(hostContainer, &reading)
      case .modals: readModals(&reading)
      case .idle: readVisible(&reading)
      case .everything: readEverything(&reading)
      }
    }
    if let subject = reading.pending?.step.subject {
      if reading.wasDone || reading.madeProgress {
        failures?.forget(subject)
      } else {
        failuresSoFar().noteDrop(of: subject)
      }
      for case .unshowable(let nodes, let reason) in hints {
        failuresSoFar().refuse(subject, nodes, because: reason)
      }
    }
    guard !reading.removed.isEmpty || !reading.selected.isEmpty else { return false }
    // All removals are one request of the user.
    if let first = reading.removed.first?.nodes.last {
      receiver?.hostRemoved(reading.removed, driver.cause(ofRemoving: first))
    }
    for (hostContainer, position) in reading.selected {
      receiver?.hostSelected(position, in: hostContainer)
    }
    return true
  }

  /// Reads the visible part: the modals, and the host containers on the path to the top of the root
  /// and of the top modal.
  private func readVisible(_ reading: inout Reading) {
    readModals(&reading)
    if let root = rootContainer?.node { readVisible(in: root, &reading) }
    if let top = shownModals.last { readVisible(in: top, &reading) }
  }

  private func readVisible(in node: Node, _ reading: inout Reading) {
    var open: [Node] = []
    var next: Node? = node
    while let node = next {
      next = nil
      if let hostContainer = node.hostContainer {
        read(hostContainer, &reading)
        // One, unless there are columns.
        if hostContainer.kind.hasColumns {
          open += shownItems(in: hostContainer)
        } else {
          next = hostContainer.shownItem
        }
      }
      next = next ?? open.popLast()
    }
  }

  private func readEverything(_ reading: inout Reading) {
    readModals(&reading)
    for hostContainer in openContainers() { read(hostContainer, &reading) }
  }

  /// Reports that the host received an impossible request, which is a bug of the library.
  private func report(_ pending: PendingRequest?, impossible reason: String) {
    events.report(
      Misuse(
        pending.map { "\($0.step.words)" } ?? "a host",
        problem: "\(reason). Nothing was changed, and the host is read again.",
        fix:
          "If the host keeps its contract, report this with the steps before it to Usher's authors."
      ))
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

/// The result of reading the host.
@MainActor
struct Reading {
  let pending: PendingRequest?
  /// True if the request was performed, so that its missing items were removed since.
  let wasPerformed: Bool
  var removed: [Removal] = []
  var selected: [(HostContainer, Int)] = []
  /// True if the host shows the requested state.
  var wasDone = true
  /// True if it shows at least more of it than before.
  var madeProgress = false
  /// The first host container in the reading, usually the only one, and the others.
  private var firstContainer: NodeID?
  private var otherContainers: Set<NodeID> = []
  fileprivate var readsModals = false

  fileprivate init(_ pending: PendingRequest?, wasPerformed: Bool) {
    self.pending = pending
    self.wasPerformed = wasPerformed
  }

  /// Returns whether a host container is read for the first time.
  fileprivate mutating func begins(_ hostContainer: NodeID) -> Bool {
    guard let firstContainer else {
      firstContainer = hostContainer
      return true
    }
    return firstContainer != hostContainer && otherContainers.insert(hostContainer).inserted
  }

  /// The requested nodes that, if missing, were dropped instead of removed.
  var asked: Set<NodeID> { wasPerformed ? [] : arriving }

  /// The requested nodes.
  ///
  /// If they are missing, the request counts as not performed, even if the host claims the
  /// opposite: it is repeated at most a few times.
  var arriving: Set<NodeID> {
    guard let pending else { return [] }
    return Set(pending.arriving.lazy.map(\.id))
  }
}

extension HostContainer {
  /// The last known item on top.
  var shownItem: Node? {
    switch kind {
    case .stack, .single, .split: shown.last
    case .tabs, .pages: shown.indices.contains(shownSelection) ? shown[shownSelection] : nil
    }
  }
}
