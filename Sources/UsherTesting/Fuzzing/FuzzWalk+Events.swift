import Usher

/// What happened since the last intent was taken up.
@MainActor
struct FuzzBatch {
  var intent: FuzzIntent?
  var prediction: ReferenceTree.Prediction?
  /// Whether something that had to end wanted to be asked.
  var asks = false
  /// Whether something started or ended meanwhile.
  var isTouched = false

  /// Whether nothing came of this intent, and it is the latest.
  func isUntouched(_ id: IntentID) -> Bool { intent?.id == id && !isTouched && !asks }
}

extension FuzzWalk {
  func started(_ entry: Entry) {
    ledger.started(entry)
    if entry.flow?.entryGuard != nil { guardsEntry = true }
    // What had to ask may be presented long after the intent that asked for it.
    let subject = guardsEntry ? entry.presentingFlow?.entry?.id : batch.intent?.subject
    let node = ReferenceNode(
      id: entry.id, parent: entry.parent.flatMap { model[$0] }, isModal: entry.presentation != nil,
      route: entry.route, kind: entry.flow?.container.kind,
      presenter: entry.presentation != nil ? subject : nil, asks: entry.question)
    batch.isTouched = true
    if let trouble = model.started(node, in: entry.parent) { fail(trouble) }
  }

  func note(_ event: TreeEvent) {
    switch event {
    case .intent(let intent): note(FuzzIntent(intent))
    case .ended(let node, let cause): ended(node.id, cause)
    case .settled(let id, let settlement): settled(id, settlement)
    case .started, .explained, .misuse: break
    }
  }

  func ended(_ id: EntryID, _ cause: EndingCause) {
    batch.isTouched = true
    ledger.ended(id)
    // Several gestures may have removed it before anybody looked, each at its time, and one answer
    // may let several intents go on.
    let isOrdered = pending.isEmpty && batch.intent?.verb != "removed by host"
    if let trouble = model.ended(id, cause, isOrdered: isOrdered) { fail(trouble) }
    if let direct = batch.prediction?.direct, direct.cause != cause,
      direct.nodes.contains(where: { $0.id == id }), !batch.asks
    {
      fail("\(id) ended as “\(cause)” instead of “\(direct.cause)”")
    }
  }

  func settled(_ id: IntentID, _ settlement: Settlement) {
    settled.append(id)
    if let position = open.lastIndex(of: id) {
      open.remove(at: position)
    } else {
      fail("\(id) was said to be \(settlement) once too often")
    }
    switch settlement {
    case .settled, .redirected: return
    case .superseded:
      if batch.isUntouched(id), model.isStillThere(batch.intent) { wonder(settlement) }
    case .refused: if !mayWaitForAnswer { fail("\(id) was \(settlement), and nobody was asked") }
    case .failed, .blocked: fail("\(id) \(settlement)")
    }
    // It came too late, or was refused.
    if batch.intent?.id == id { batch.prediction = .nothing }
  }

  private func wonder(_ settlement: Settlement) {
    fail("\(batch.intent?.description ?? "") was \(settlement) although its flow is there")
  }

  func note(_ intent: FuzzIntent) {
    closeBatch()
    if intent.id <= lastIntent { fail("\(intent.description) came after \(lastIntent)") }
    lastIntent = intent.id
    open.append(intent.id)
    taken.append((intent.verb, intent.subject))
    model.beginChange()
    batch = FuzzBatch(intent: intent, prediction: model.prediction(for: intent))
    if let prediction = batch.prediction, intent.verb != "finish" {
      batch.asks =
        prediction.all.contains(where: asksNow) || prediction.upTo.contains(where: asksNow)
        || prediction.or?.contains(where: asksNow) == true
    }
    if guardsEntry, Self.enters.contains(intent.verb) {
      let all = model.root.map(model.subtree) ?? []
      batch.prediction = ReferenceTree.Prediction(all: [], upTo: all)
      batch.asks = false
      // It may have to wait for an answer.
      pending.append((intent.id, Set(all.map(\.id))))
      learns = true
      return
    }
    if !Self.keepsOrder.contains(intent.verb) { learns = true }
    if intent.verb == "select tab", let position = intent.number {
      intent.subject.flatMap { model[$0] }?.selected = position
    }
  }

  /// The verbs that put places on top only, and select nothing that an event does not tell of.
  private static let keepsOrder: Set<String> = [
    "start", "push", "pop", "pop to root", "pop to", "push unique", "set routes", "replace", "show",
    "present", "dismiss", "run", "confirm", "finish", "cancel", "close", "choose", "swipe down",
    "back button", "swipe", "back menu", "select tab", "reselect tab", "cancel task",
    "removed by host",
  ]

  /// The verbs that lead to a route.
  private static let enters: Set<String> = [
    "push", "push unique", "set routes", "replace", "edit", "show", "present", "run", "select",
    "select tab", "resume", "continue", "open",
  ]

  private func asksNow(_ node: ReferenceNode) -> Bool { node.asks?() == true }

  /// Compares what ended with what had to.
  func closeBatch() {
    let batch = self.batch
    defer {
      self.batch = FuzzBatch()
      model.beginChange()
      if !settled.isEmpty {
        if !pending.isEmpty { pending.removeAll { settled.contains($0.id) } }
        settled.removeAll(keepingCapacity: true)
      }
    }
    let ended = model.ended
    if batch.intent == nil, ended.isEmpty { return }
    var expected = batch.prediction?.all ?? []
    let change = model.change
    func hasEnded(_ node: ReferenceNode) -> Bool { node.endedIn == change }
    if let other = batch.prediction?.or, other.count == ended.count, other.allSatisfy(hasEnded) {
      expected = other
    }
    let nothingEnded = !expected.contains(where: hasEnded)
    if batch.prediction?.mayBeNothing == true, nothingEnded { expected = [] }
    if batch.asks, let intent = batch.intent, nothingEnded {
      let leaving = expected.isEmpty ? batch.prediction?.or ?? [] : expected
      let all = leaving + (batch.prediction?.upTo ?? [])
      pending.append((intent.id, Set(all.map(\.id))))
      expected = []
    }
    var what: String { batch.intent?.description ?? "an answer" }
    if let node = expected.first(where: { !hasEnded($0) }) {
      fail("\(what) did not end \(node.id)")
    }
    guard ended.count != expected.count else { return }
    // What went beyond that was left because nothing remained in it, or by an intent that had waited.
    let ids = Set(expected.map(\.id)).union(batch.prediction?.upTo.map(\.id) ?? [])
    let all = Set(ended.map(\.id))
    var rest = all.subtracting(model.emptied(by: ids))
    for late in pending where !all.isDisjoint(with: late.leaving) {
      rest.subtract(model.emptied(by: model.above(late.leaving).union(ids)))
    }
    if let id = rest.min() { fail("\(what) ended \(id) too") }
  }

  /// Once nothing moves, it is known what came of each intent, except of those that wait for an answer.
  func expectSettled() {
    guard !open.isEmpty, let first = open.min(), !mayWaitForAnswer else { return }
    fail("nobody said what came of \(first)")
  }

  private var mayWaitForAnswer: Bool {
    guardsEntry || model.nodes.values.contains { $0.asks != nil }
  }
}

extension Entry {
  fileprivate var parent: EntryID? { presenter?.id ?? home?.flow?.entry?.id }

  /// Whether leaving it has to ask, looked up each time; `nil` if it never does.
  fileprivate var question: (@MainActor () -> Bool)? {
    guard mayAsk else { return nil }
    return { [weak self] in self?.leaving == .ask }
  }
}
