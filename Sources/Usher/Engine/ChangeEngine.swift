/// Changes a tree: takes up requests in order, lets guards decide about each, applies its edits,
/// and then updates the host.
///
/// Every verb, link and gesture arrives here as a request. A request during a change waits for its
/// turn.
@MainActor
package final class ChangeEngine {
  package let state: TreeState
  package let events: EventHub
  package let guards: GuardEngine
  package let reconciler: Reconciler
  /// The default titles of buttons in the alerts of verbs.
  let alertWords: AlertWords
  /// Decides about each request when its turn comes: the guards, unless a test says otherwise.
  package var decider: any Deciding

  /// Whether a change is under way: verbs queue behind it.
  package private(set) var isChanging = false
  /// The request whose change is under way.
  var current: RequestRecord?
  var queue: [RequestRecord] = []
  var transactionDepth = 0
  /// The bundle of the current transaction, if its verbs take effect together.
  var bundle: Bundle?
  /// Edits that the tree reads as if they had taken effect, while verbs are only judged or read.
  var draft: ShapeDraft?
  /// Whether the tree reads a draft: nothing that its edits lead to is there.
  package var isDrafting: Bool { draft != nil }
  /// What the app's code forces at the moment, if it does.
  var forcing: ForcedVerbs?
  /// The flow whose own screens the app's code does not ask now, if any.
  var sparing: SparedScreens?
  /// Modals that this change must still present.
  var plannedModals: [PlannedModal] = []
  var expected: [Node] = []

  // Each change reads these five lists. They are replaced, never changed in place: so the compiler proves that no accesses
  // overlap, where it would check each reading.

  /// Containers that lost their last node in this change, with why, and the requests that removed it.
  var emptied: [(Container, EndingCause, RequestRecord?)] = []
  /// Containers that could not be left and restarted in this change.
  var restarted: [Container] = []
  /// Containers that hold contents further away than they need.
  var demanding: [Container] = []
  /// Flows that ended and still need a successor.
  var unanswered: [(Flow, EndingCause)] = []
  /// Flows with a remembered place.
  var remembering: [Flow] = []

  /// Whether a node that is made counts as an effect of the current request.
  var countsMade = true
  /// The types of the flows that start in each other at the moment, the outermost first.
  var starting: [any Coordinator.Type] = []
  /// The level of the outermost flow that does not start, because it would start again in itself
  /// without end.
  var endlessFrom: Int?
  /// The engine's reference for flows that have ended.
  let link = TreeLink()

  init(
    _ state: TreeState, _ events: EventHub, driver: any HostDriver, alertWords: AlertWords
  ) {
    (self.state, self.events, self.alertWords) = (state, events, alertWords)
    guards = GuardEngine(events)
    decider = guards
    reconciler = Reconciler(state, events, driver: driver)
    reconciler.receiver = self
    guards.receiver = self
    link.owner = self
    events.inChange = { [weak self] body in
      guard let self, !isChanging else { return body() }
      change(body)
    }
  }

  /// True if a new request comes from outside; always true without recording.
  var isAskedFromOutside: Bool { !isChanging && !events.isDerived }

  var keepsHostWaiting: Bool { isChanging || transactionDepth > 0 }

  /// True if the host shows the tree, and no change is in progress.
  var isSettled: Bool { !isChanging && reconciler.isSettled }

  /// True if the host is settled, and no resumed caller of `run` has yet to continue.
  package var isQuiet: Bool { isSettled && reconciler.resumedCallers == 0 }

  /// True if callers of `run` got their results and have not continued yet.
  package var awaitsCallers: Bool { reconciler.resumedCallers > 0 }

  /// Called when a caller of `run` gets its result: the host waits for what it does next.
  func callerResumed() { reconciler.resumedCallers += 1 }

  /// Called when a caller of `run` has reached its next suspension after it got its result.
  func callerWentOn() {
    reconciler.resumedCallers -= 1
    // The caller may have reacted by resuming a remembered place.
    if reconciler.resumedCallers == 0, !remembering.isEmpty, !isChanging { change {} }
    reconciler.follow()
  }

  /// The request whose change causes the running code; `nil` outside a change.
  package var currentRequest: NavigationRequest.ID? { current?.id }

  /// True if a question of a guard is open.
  package var hasOpenQuestions: Bool { !guards.questions.isEmpty }

  // MARK: - Drafts

  /// Opens a draft over the tree, or over the open one.
  func openDraft() -> ShapeDraft {
    let new = ShapeDraft(in: state, over: draft, like: self)
    draft = new
    return new
  }

  /// Drops the draft that was opened last.
  func drop(_ dropped: ShapeDraft) {
    draft = dropped.outer
    dropped.drop()
  }

  // MARK: - Requests

  /// Takes up a request: at once, or in order behind the current change.
  @discardableResult
  func submit(_ request: consuming Request, _ lookup: consuming Lookup) -> RequestRecord {
    let record = RequestRecord(
      id: state.nextRequestID(), request: request, cause: current?.id, lookup)
    if transactionDepth > 0 { record.isInTransaction = true }
    if !guards.questions.isEmpty { record.isQuestion = QuestionContext.isUnderWay }
    if let current { record.trail = current.trail }
    if events.recorder != nil, isAskedFromOutside { record.isOutside = true }
    switch record.lookup {
    case .flow(let flow, _): flow.lastRequest = record.id
    case .duplicate(let previous): record.supersededBy = previous
    case .tree, .none: break
    }
    if let openBundle, record.isOfApp {
      openBundle.add(record)
      // A replay submits it inside the transaction.
      if record.isOutside {
        record.isRecorded = true
        events.record(.took(record))
      }
    } else if isChanging {
      enqueue(record)
    } else {
      change { run(record) }
    }
    return record
  }

  /// Lets a request wait for its turn.
  func enqueue(_ record: RequestRecord) {
    var all = queue.takeOut()
    all.append(record)
    queue = all
  }

  /// Runs `body` and all of its consequences; then, unless a transaction is open, updates the host.
  func change(_ body: () -> Void) {
    isChanging = true
    events.asDerived {
      body()
      repeat {
        if !queue.isEmpty { drainQueue() }
        if transactionDepth > 0, !guards.questions.isEmpty { guards.forgetEnded() }
      } while !queue.isEmpty || transactionDepth == 0 && lookAfter()
    }
    isChanging = false
    if transactionDepth == 0 { events.asOutside { reconciler.follow() } }
  }

  /// Handles the state that a change left behind.
  ///
  /// - Returns: `true` if that may have had consequences.
  private func lookAfter() -> Bool {
    if !emptied.isEmpty || !unanswered.isEmpty, resolveEmptied() { return true }
    if !guards.questions.isEmpty, dropSupersededRequests() { return true }
    // Objects released while containers are handled may call verbs.
    if !queue.isEmpty { return true }
    if !remembering.isEmpty, forgetDeclined() { return true }
    if !queue.isEmpty { return true }
    if !restarted.isEmpty { restarted = [] }
    return false
  }

  func drainQueue() {
    while !queue.isEmpty {
      // Taken out first, because objects held only by a queued verb may call verbs as they are
      // released.
      let batch = queue
      queue = []
      for record in batch { run(record) }
    }
  }

  /// Takes up a request, lets it be decided, and applies it.
  @inline(never)  // because its copies in the loops over requests were large
  func run(_ record: RequestRecord) {
    if let bundle = record.bundle { return run(bundle) }
    let outer = current
    current = record
    defer { current = outer }
    takeUp(record)
    guard let edits = decide(record) else { return }
    reconciler.note(record)
    record.forgetEdits()
    let editor = editor
    for edit in edits { editor.apply(edit) }
    if !plannedModals.isEmpty || !expected.isEmpty { editor.complete() }
  }

  /// Returns the edits of a request that take effect now; `nil` if it waits for an answer, or was dropped.
  private func decide(_ record: RequestRecord) -> [TreeEdit]? {
    guard var proposed = lookUp(record) else {
      dropSuperseded(record)
      return nil
    }
    while true {
      switch decider.decide(proposed, for: record) {
      case .proceed(let edits): return edits
      case .refuse(let steps):
        record.steps += steps
        guard let others = fallback(of: record) else {
          drop(record, refusedBy: steps)
          return nil
        }
        proposed = others
      case .ask(let question):
        if record.bound == nil { record.bind(BoundWish(proposed)) }
        if !guards.ask(question, for: record) { drop(record, .superseded) }
        return nil
      }
    }
  }

  /// Reports that a request is taken up, once.
  func takeUp(_ record: RequestRecord) {
    guard !record.isTaken else { return }
    record.isTaken = true
    events.engineObserver?.begins(record)
    if events.recorder != nil, !record.isRecorded { events.record(.took(record)) }
    events.post(.request(record.summary))
  }

  /// Returns the edits of a request for the current tree, recorded if there is a recorder, and notes which place it
  /// resumes.
  ///
  /// - Returns: `nil` if the request no longer applies.
  func lookUp(_ record: RequestRecord) -> [TreeEdit]? {
    // A wrong call was reported when it was made.
    if record.askings > 0 { events.isMuted = true }
    defer { events.isMuted = false }
    let edits =
      if let recorder = events.recorder, record.isOutside {
        recorder.lookUp(record) { record.edits() }
      } else {
        record.edits()
      }
    if let edits { (record.request.receiver as? RememberedReceivers)?.note(edits) }
    return edits
  }
}
