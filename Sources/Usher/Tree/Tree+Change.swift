extension Tree {
  /// Takes an intent up: at once, or in order behind the change that is under way.
  @discardableResult
  package func submit(_ request: consuming Request, edits: @escaping EditLookup) -> IntentHandle {
    submit(request, .tree(edits))
  }

  @discardableResult
  func submit(_ request: consuming Request, _ lookup: Lookup) -> IntentHandle {
    let handle = IntentHandle(id: nextIntentID(), request: request, cause: currentIntent?.id)
    handle.isInTransaction = transactionDepth > 0
    if !questions.isEmpty { handle.isQuestion = Asking.isUnderWay }
    if let currentIntent { handle.trail = currentIntent.trail }
    handle.isOutside = recorder != nil && isAskedFromOutside
    switch lookup {
    case .flow(let flow, _): flow.lastRequest = handle.id
    case .duplicate(let previous): handle.undoer = previous
    case .tree, .none: break
    }
    if let openBundle, handle.isOfApp {
      let proposal = Proposal(handle, lookup)
      openBundle.add(proposal)
      // A replay asks for it inside of the transaction.
      if handle.isOutside {
        proposal.isRecorded = true
        recorder?.took(handle)
      }
    } else if isChanging {
      queue.append(Proposal(handle, lookup))
    } else {
      change { run(handle, lookup) }
    }
    return handle
  }

  /// Several verbs as one change on screen; where something may refuse or ask, all of them or none.
  package func transaction(_ body: () -> Void) {
    let isRecorded = recorder != nil && transactionDepth == 0 && isAskedFromOutside
    if isRecorded { recorder?.transaction(began: true) }
    let bundle = beginTransaction()
    body()
    endTransaction(bundle) { if isRecorded { recorder?.transaction(began: false) } }
  }

  /// - Returns: What takes up the verbs of the transaction, if it does.
  func beginTransaction() -> Bundle? {
    let bundle = beginBundle()
    if transactionDepth == 0, !isChanging { firstOfTransaction = comingIntent }
    transactionDepth += 1
    return bundle
  }

  func endTransaction(_ bundle: Bundle?, _ note: () -> Void) {
    transactionDepth -= 1
    if transactionDepth == 0, !isChanging { firstOfTransaction = nil }
    note()
    if let bundle {
      endBundle(bundle)
    } else if !isChanging {
      change {}
    }
  }

  /// Verbs that ask nobody.
  package func forced(_ body: () -> Void) {
    let outer = forcing
    forcing = Forcing(cause: currentIntent)
    body()
    forcing = outer
  }

  /// Verbs that do not ask the own screens of `flow`.
  func sparing(_ flow: Flow, _ body: () -> Void) {
    let outer = sparing
    sparing = Sparing(flow: flow.id, cause: currentIntent)
    body()
    sparing = outer
  }

  /// The flow whose own screens a verb does not ask that is called now.
  var sparedFlow: EntryID? {
    sparing.flatMap { $0.cause === currentIntent ? $0.flow : nil }
  }

  /// How an intent of the app's own code stands with the gate.
  ///
  /// What is forced is what was called in the body itself, not what that leads to.
  var standing: Request.Standing {
    guard let forcing else { return .asked }
    return forcing.cause === currentIntent ? .forced : .asked
  }

  /// Runs `body` and everything that it leads to; then, unless a transaction is open, lets the host
  /// follow.
  func change(_ body: () -> Void) {
    isChanging = true
    deriving {
      body()
      repeat {
        if !queue.isEmpty { drainQueue() }
        // What is let go of by looking after the containers may call verbs as it goes.
      } while transactionDepth == 0
        && (settleContainers() || supersedeMoot() || !queue.isEmpty || forgetDeclined())
    }
    if transactionDepth == 0, !restarted.isEmpty { restarted = [] }
    forgetEndedInQuestions()
    isChanging = false
    if transactionDepth == 0 { underiving { reconciler.treeChanged() } }
  }

  // Not inlined: `change` is compiled anew for each body.
  @inline(never)
  func drainQueue() {
    while !queue.isEmpty {
      // Taken out first: what only a queued verb held may call verbs as it goes.
      let batch = queue
      queue = []
      for proposal in batch { run(proposal) }
    }
  }

  /// Takes an intent up: past the gate if there is nobody to ask, and applies it.
  private func run(_ handle: IntentHandle, _ lookup: Lookup) {
    guard recorder == nil, gate.letsAllPass(in: self) else { return run(Proposal(handle, lookup)) }
    let outer = currentIntent
    currentIntent = handle
    take(handle)
    if let edits = lookup.edits(for: handle) {
      perform(edits, of: handle)
    } else {
      drop(handle, handle.request.isDuplicate ? .duplicate : .superseded)
    }
    currentIntent = outer
  }

  /// Takes a proposal through the gate, and applies it if that lets it pass.
  func run(_ proposal: Proposal) {
    if let bundle = proposal.bundle { return run(bundle) }
    let handle = proposal.handle
    let outer = currentIntent
    currentIntent = handle
    defer { currentIntent = outer }
    takeUp(proposal)
    guard let proposed = lookUp(proposal) else {
      if handle.request.isDuplicate { return drop(proposal, .duplicate) }
      proposal.forgetEnded()
      handle.undoer = proposal.goneBy
      return drop(proposal, .superseded)
    }
    guard let edits = admit(proposed, of: proposal) else { return }
    if handle.request.standing != .forced {
      switch verdict(on: proposal, edits) {
      case .allow: break
      case .refuse(let who): return drop(proposal, .refused(by: who))
      case .pending(let entry):
        proposal.keep(proposed)
        return ask(entry, for: proposal)
      }
    }
    perform(edits, of: handle)
  }

  /// Says that a proposal is taken up, once.
  func takeUp(_ proposal: Proposal) {
    guard !proposal.isTaken else { return }
    proposal.isTaken = true
    take(proposal.handle, isRecorded: proposal.isRecorded)
  }

  private func perform(_ edits: consuming [Edit], of handle: IntentHandle) {
    unsettled.append(handle)
    handle.isDuringGesture = reconciler.isInteracting
    reconciler.note(handle.request)
    for edit in edits { apply(edit) }
    if !plannedModals.isEmpty { presentPlanned() }
  }

  /// Ends a proposal that changes nothing, with the whole transaction that it belongs to.
  func drop(_ proposal: Proposal, _ settlement: Settlement) {
    guard let bundle = proposal.bundle else { return drop(proposal.handle, settlement) }
    bundle.dissolve()
    for other in bundle.proposals {
      takeUp(other)
      if other !== proposal { other.handle.share(settlement, of: proposal.handle) }
      drop(other.handle, settlement)
    }
  }

  private func drop(_ handle: IntentHandle, _ settlement: Settlement) {
    conclude(handle, settlement)
    handle.request.sink?.left(.neverStarted)
  }

  func conclude(_ handle: IntentHandle, _ settlement: Settlement) {
    handle.settle(settlement)
    handle.explainOutcome()
    witness?.settled(handle, settlement)
    emit(.settled(handle.id, settlement))
    explain(handle)
  }

  func apply(_ edit: consuming Edit) {
    switch consume edit {
    case .splice(let container, let range, let seeds, let cause):
      splice(container, range, seeds, cause)
    case .select(let container, let position, _):
      guard container.flow?.isLive == true, container.selection != position,
        container.entries.indices.contains(position)
      else { return }
      shape &+= 1
      container.selection = position
      container.surface?.select(position)
      reconciler.modals.invalidate()
    case .present(let flow, let seed, let presentation):
      present(seed, by: flow, as: presentation)
    case .presentPlanned(let modal, let entry):
      plannedModals.append((modal, entry, true))
    case .expect(let entries, let cause):
      for entry in entries where entry.isLive { entry.expectedCause = cause }
    case .remove(let entry, let cause):
      remove(entry, cause)
    case .leave(let flow, let cause, let conclusion):
      leave(flow, cause, conclusion: conclusion)
    case .remember(let flow, let memory):
      remember(memory, in: flow)
    case .choose(let action, let entry, let text):
      guard let alert = entry.alert, alert.actions.indices.contains(action) else { return }
      alert.actions[action].perform(text ?? alert.textField?.text ?? "")
    }
  }

  /// The one way in which the places of a container change.
  private func splice(
    _ container: Container, _ range: Range<Int>, _ seeds: [Seed], _ cause: EndingCause
  ) {
    guard let flow = container.flow, flow.isLive else {
      for seed in seeds { seed.sink?.left(.neverStarted) }
      return
    }
    shape &+= 1
    if !range.isEmpty {
      let removed = container.entries.copy(range)
      container.surface?.willRemove(removed, from: container)
      container.entries.replace(range, with: [])
      if container.traits.isParallel { moveSelection(of: container, without: range) }
      end(removed, cause)
    }
    if !seeds.isEmpty { insert(seeds, into: container, at: range.lowerBound, of: flow) }
    if container.entries.isEmpty, !range.isEmpty {
      container.emptiedBy = cause
      emptied.append((container, currentIntent))
    }
  }

  private func insert(
    _ seeds: [Seed], into container: Container, at position: Int, of flow: Flow
  ) {
    var end = position
    for seed in seeds {
      let entry = Entry(id: nextEntryID(), route: seed.route)
      entry.home = container
      guard fill(entry, with: seed, in: flow) else { continue }
      container.entries.insert(entry, at: end)
      end += 1
    }
    container.surface?.didInsert(position..<end, of: container)
  }

  /// Selects what the model's rules say after places were taken out.
  private func moveSelection(of container: Container, without range: Range<Int>) {
    container.selection = container.rules.selection(without: range, in: container)
    container.surface?.select(container.selection)
    reconciler.modals.invalidate()
  }

  private func remove(_ entry: Entry, _ cause: EndingCause) {
    guard entry.isLive else { return }
    shape &+= 1
    if entry.presentation != nil {
      let above = cause == .alertAction ? entry.modal : nil
      if let above {
        // It came while the alert, which was answered, was still going: it belongs to what is below.
        entry.modal = nil
        above.presenter = entry.presenter
      }
      entry.presenter?.modal = above
      end([entry], cause)
    } else if let home = entry.home {
      guard let index = home.index(of: entry) else { return }
      splice(home, index..<index + 1, [], cause)
    } else {
      end([entry], cause)
    }
  }

  private func present(_ seed: Seed, by flow: Flow, as presentation: Presentation) {
    guard let presenter = flow.knownTop(at: shape) ?? flow.topEntry else {
      seed.sink?.left(.neverStarted)
      return
    }
    let isTop = presenter.modal == nil
    present(seed, by: flow, from: presenter, as: presentation)
    // What is presented next by the same flow goes on top of this one.
    if isTop, let modal = presenter.modal { flow.noteTop(modal.flow?.topEntry ?? modal, at: shape) }
  }

  func present(_ seed: Seed, by flow: Flow, from presenter: Entry, as presentation: Presentation) {
    let entry = Entry(id: nextEntryID(), route: seed.route)
    entry.presentation = presentation
    entry.presenter = presenter
    entry.presentingFlow = flow
    entry.isQuestion = currentIntent?.isQuestion == true
    guard fill(entry, with: seed, in: flow) else { return }
    shape &+= 1
    if case .alert = entry.content, presentation.style != .actionSheet {
      entry.presentation = Presentation(.alert)
    }
    presenter.modal = entry
    flow.presented.append(entry)
    modals.append(entry)
    reconciler.modals.add(entry)
  }
}
