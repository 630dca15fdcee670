// Engine/ holds how requests change the tree: edits, making, ending, leaving, transactions.

/// Changes a tree: takes requests up one after the other, has guards decide about each, applies its edits, and
/// then lets the host follow.
///
/// Every verb, link and gesture comes here as a request. What is asked for during a change waits for its turn.
@MainActor
package final class ChangeEngine {
  package let state: TreeState
  package let events: EventHub
  package let guards: GuardEngine
  package let reconciler: Reconciler
  /// Decides about each request when its turn comes: the guards, unless a test says otherwise.
  package var decider: any Deciding {
    get { storedDecider }
    set { storedDecider = newValue }
  }

  /// Whether a change is under way: verbs queue behind it.
  package var isChanging: Bool { storedIsChanging }
  /// The request whose change is under way.
  var current: RequestRecord?
  var queue: [RequestRecord] = []
  var transactionDepth = 0
  /// The verbs of the transaction under way that take effect together.
  var bundle: Bundle?
  /// Whether the verbs of a transaction are only judged at the moment: nothing they come to is there.
  package internal(set) var isProjecting: Bool {
    get { storedIsProjecting }
    set { storedIsProjecting = newValue }
  }
  /// What the app's code forces at the moment, if it does.
  var forcing: Forcing?
  /// Whose own screens the app's code leaves without asking at the moment, if there are any.
  var sparing: Sparing?
  /// Modals that this change is still to put on nodes.
  var plannedModals: [(modal: Plan.Modal, node: Node, isJudged: Bool)] = []
  /// Containers that lost their last node in this change, and the requests that took it.
  var emptied: [(Container, RequestRecord?)] = []
  /// Containers that could not be left and began again in this change.
  var restarted: [Container] = []
  /// Flows that ended where something must follow them, and nothing has yet.
  var unanswered: [(Flow, EndingCause)] = []
  /// Flows that remember a place until what decides about it ends.
  var remembering: [Flow] = []
  /// What flows that have ended know of this engine.
  let link = EngineLink()

  // Stored privately, so that the compiler proves at build time that no two accesses overlap. What other
  // modules can see is checked at each access.
  private var storedIsChanging = false
  private var storedDecider: any Deciding
  private var storedIsProjecting = false

  init(_ state: TreeState, _ events: EventHub, driver: any HostDriver) {
    (self.state, self.events) = (state, events)
    guards = GuardEngine(state.configuration, events)
    storedDecider = guards
    reconciler = Reconciler(state, events, driver: driver)
    reconciler.receiver = self
    guards.receiver = self
    link.engine = self
    events.inChange = { [weak self] body in
      guard let self, !isChanging else { return body() }
      change(body)
    }
  }

  /// Whether the host shows what the tree says, and nothing is under way.
  var isSettled: Bool { !isChanging && reconciler.isSettled }

  /// Whether the host is settled, and no caller of `run` is about to go on.
  var isQuiet: Bool { isSettled && reconciler.resumedCallers == 0 }

  /// Whether callers of `run` got their results and have not gone on yet.
  package var awaitsCallers: Bool { reconciler.resumedCallers > 0 }

  /// Whether a question of a guard is open.
  package var hasOpenQuestions: Bool { !guards.questions.isEmpty }

  // MARK: - Requests

  /// Takes a request up: at once, or in order behind the change that is under way.
  @discardableResult
  package func submit(
    _ request: consuming Request, edits: @escaping MakeEdits
  ) -> RequestRecord {
    submit(request, .tree(edits))
  }

  @discardableResult
  func submit(_ request: consuming Request, _ lookup: consuming Lookup) -> RequestRecord {
    let record = RequestRecord(
      id: state.nextRequestID(), request: request, cause: current?.id, lookup)
    record.isInTransaction = transactionDepth > 0
    if !guards.questions.isEmpty { record.isQuestion = Asking.isUnderWay }
    if let current { record.trail = current.trail }
    record.isOutside = events.recorder != nil && isAskedFromOutside
    switch record.lookup {
    case .flow(let flow, _): flow.lastRequest = record.id
    case .duplicate(let previous): record.supersededBy = previous
    case .tree, .none: break
    }
    if let openBundle, record.isOfApp {
      openBundle.add(record)
      // A replay asks for it inside of the transaction.
      if record.isOutside {
        record.isRecorded = true
        events.recorder?.took(record)
      }
    } else if isChanging {
      queue.append(record)
    } else {
      change { run(record) }
    }
    return record
  }

  /// Runs `body` and all requests that it leads to; then, unless a transaction is open, lets the host follow.
  func change(_ body: () -> Void) {
    storedIsChanging = true
    events.asDerived {
      body()
      repeat {
        if !queue.isEmpty { drainQueue() }
        if transactionDepth > 0, !guards.questions.isEmpty { guards.forgetEnded() }
      } while !queue.isEmpty || transactionDepth == 0 && lookAfter()
    }
    storedIsChanging = false
    if transactionDepth == 0 { events.asOutside { reconciler.follow() } }
  }

  /// Looks after what a change left behind.
  ///
  /// - Returns: Whether something was done that may have led to more.
  private func lookAfter() -> Bool {
    if !emptied.isEmpty || !unanswered.isEmpty, resolveEmptied() { return true }
    if !guards.questions.isEmpty, dropObsolete() { return true }
    // What is released by looking after the containers may call verbs as it goes.
    if !queue.isEmpty { return true }
    if !remembering.isEmpty, forgetDeclined() { return true }
    if !queue.isEmpty { return true }
    if !restarted.isEmpty { restarted = [] }
    return false
  }

  func drainQueue() {
    while !queue.isEmpty {
      // Taken out first: what only a queued verb held may call verbs as it goes.
      let batch = queue
      queue = []
      for record in batch { run(record) }
    }
  }

  /// Takes a request up, has it decided, and applies it.
  func run(_ record: RequestRecord) {
    if let bundle = record.bundle { return run(bundle) }
    let outer = current
    current = record
    defer { current = outer }
    takeUp(record)
    guard var proposed = lookUp(record) else { return dropLapsed(record) }
    while true {
      switch decider.decide(proposed, for: record) {
      case .proceed(let edits): return perform(edits, of: record)
      case .refuse(let steps):
        record.steps += steps
        guard let others = fallback(of: record) else { return dropRefused(record, steps) }
        proposed = others
      case .ask(let question):
        record.keep(proposed)
        if !guards.ask(question, for: record) { drop(record, .superseded) }
        return
      }
    }
  }

  private func perform(_ edits: [TreeEdit], of record: RequestRecord) {
    reconciler.note(record)
    record.forgetEdits()
    for edit in edits { apply(edit) }
    if !plannedModals.isEmpty { presentPlanned() }
  }

  /// Says that a request is taken up, once.
  func takeUp(_ record: RequestRecord) {
    guard !record.isTaken else { return }
    record.isTaken = true
    events.engineObserver?.tookUp(record)
    if !record.isRecorded { events.recorder?.took(record) }
    events.post(.request(record.summary))
  }

  /// The edits of a request, computed from the tree as it is now; recorded if there is a recorder.
  ///
  /// - Returns: `nil` if the request no longer applies.
  func lookUp(_ record: RequestRecord) -> [TreeEdit]? {
    guard let recorder = events.recorder, record.isOutside, record.kept == nil else {
      return record.edits()
    }
    return recorder.lookUp(record) { record.edits() }
  }

  // MARK: - Requests that change nothing

  private func dropLapsed(_ record: RequestRecord) {
    if record.request.isDuplicate { return drop(record, .duplicate) }
    record.forgetEnded()
    record.supersededBy = record.subjectEndedBy
    drop(record, .superseded)
  }

  /// The edits to make instead of those that were refused, once.
  private func fallback(of record: RequestRecord) -> [TreeEdit]? {
    guard let fallback = record.takeFallback(), let others = fallback() else { return nil }
    events.recorder?.noteFallback(others, of: record)
    record.forgetRefused()
    return others
  }

  private func dropRefused(_ record: RequestRecord, _ steps: [Explanation.Step]) {
    // What was to answer the ending of a flow, and had to ask, does not.
    for node in record.waitedFor {
      guard let flow = node.flow, flow.isConcluded else { continue }
      unanswered = unanswered + [(flow, node.plannedEndCause ?? .finished)]
    }
    drop(record, .refused(by: steps.last.map(\.refusal) ?? "the flow"))
  }

  /// Ends a request that changes nothing, with the whole transaction that it belongs to.
  func drop(_ record: RequestRecord, _ outcome: NavigationOutcome) {
    guard let bundle = record.bundle else { return conclude(dropped: record, outcome) }
    bundle.dissolve()
    for other in bundle.records {
      takeUp(other)
      if other !== record { other.share(outcome, of: record) }
      conclude(dropped: other, outcome)
    }
  }

  private func conclude(dropped record: RequestRecord, _ outcome: NavigationOutcome) {
    conclude(record, outcome)
    record.request.receiver?.left(.neverStarted)
  }

  /// Says what became of a request.
  func conclude(_ record: RequestRecord, _ outcome: NavigationOutcome) {
    record.settle(outcome)
    record.explainOutcome()
    events.engineObserver?.settled(record, outcome)
    events.post(.settled(record.id, outcome))
    events.explain(record)
  }
}

extension Explanation.Step {
  /// Who refused, and why.
  var refusal: String {
    let who = by ?? "the flow"
    return reason.map { "\(who): \($0)" } ?? who
  }
}
