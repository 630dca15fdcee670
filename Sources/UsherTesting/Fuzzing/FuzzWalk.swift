import Testing
import Usher

/// A walk under way: a host, the model beside it, and what is wrong if something is.
@MainActor
final class FuzzWalk {
  let host: InMemoryHost
  private(set) var model = ReferenceTree()
  private(set) var failure: String?
  private var gesture: Gesture?
  private let ledger = FuzzLedger()
  private var batch = Batch()
  private var ended: [EntryID] = []
  /// What was asked and waits for an answer.
  private var pending: [(id: IntentID, leaving: Set<EntryID>)] = []
  /// What may be waiting too, of verbs whose rule the model does not know.
  private var unknownPending: Set<IntentID> = []
  /// What is no longer pending when the batch is closed.
  private var settled: Set<IntentID> = []
  private var learns = false
  private var observation: TreeObservation?

  /// What happened since the last intent was taken up.
  private struct Batch {
    var intent: Intent?
    var prediction: ReferenceTree.Prediction?
    /// The model before anything of this ended.
    var before: ReferenceTree?
    /// Whether something that had to end wanted to be asked.
    var asks = false
    var ended: Set<EntryID> = []
  }

  init(_ root: any Coordinator) {
    let relay = Relay()
    host = Self.host(root, relay)
    relay.walk = self
    for event in relay.early { note(event) }
    relay.early = []
    finishStep()
  }

  private static func host<Root: Coordinator>(_ root: Root, _ relay: Relay) -> InMemoryHost {
    InMemoryHost(
      root as any Coordinator<Root.Output>, driver: InMemoryDriver(),
      observer: { relay.note($0) }, onStart: { relay.started($0) })
  }

  // MARK: - Steps

  /// Takes a step; one that is not possible now does nothing.
  func take(_ step: FuzzStep) {
    guard failure == nil else { return }
    let person = host.person
    switch step {
    case .act(let name):
      let actions = (host.topScreen as? any FuzzableScreen)?.fuzzActions ?? []
      actions.first { $0.name == name }?.perform()
    case .tapBack: if person.seesBackButton { person.tapBack() }
    case .swipeBack: if person.seesBackButton { person.swipeBack() }
    case .backMenu(let count):
      if person.seesBackButton, count <= person.backMenuCount {
        person.chooseFromBackMenu(over: count)
      }
    case .beginSwipe:
      if gesture == nil, person.seesBackButton {
        model.swiped = host.visibleEntry?.id
        gesture = person.beginSwipeBack()
      }
    case .beginDrag: if gesture == nil, person.seesSheet { gesture = person.beginDraggingSheet() }
    case .finishGesture: end { $0.finish() }
    case .cancelGesture: end { $0.cancel() }
    case .dragSheet: if person.seesSheet { person.dragSheetDown() }
    case .tapTab(let position): if position < person.tabCount { person.tapTab(position) }
    case .choose(let title):
      if host.alert?.actions.contains(where: { $0.title == title }) == true { person.choose(title) }
    case .verb(let verb, let flow): call(verb, flow)
    case .close: host.tree.close()
    }
    finishStep()
  }

  private func end(_ how: (Gesture) -> Void) {
    guard let gesture else { return }
    self.gesture = nil
    how(gesture)
  }

  private func call(_ verb: FuzzVerb, _ position: Int) {
    let flows = host.tree.liveFlows
    guard flows.indices.contains(position),
      verb.suits(flows[position].container.kind)
    else { return }
    flows[position].coordinator.fuzz(verb)
  }

  // MARK: - Events

  fileprivate func started(_ entry: Entry) {
    ledger.started(entry)
    let node = entry.node
    let kind = entry.flow?.container.kind
    let known = ReferenceTree.Node(
      id: node.id, parent: node.parent, isModal: node.isModal, route: node.route, kind: kind,
      asks: { [weak entry] in entry?.leaving == .ask },
      presenter: node.isModal ? batch.intent?.subject : nil)
    let trouble = model.started(known)
    _ = batch.before?.started(known)
    if let trouble { fail(trouble) }
  }

  fileprivate func note(_ event: TreeEvent) {
    switch event {
    case .intent(let intent):
      closeBatch()
      open(Batch(intent: intent, prediction: model.prediction(for: intent), before: model))
      if batch.prediction == nil { learns = true }
      if intent.verb == "select" || intent.verb == "start" { learns = true }
      if intent.verb == "select tab", let tabs = intent.subject,
        let position = intent.target.flatMap(Int.init)
      {
        model.select(position, in: tabs)
      }
    case .ended(let node, _):
      if batch.before == nil { batch.before = model }
      batch.ended.insert(node.id)
      ended.append(node.id)
      ledger.ended(node.id)
      if let trouble = model.ended(node.id) { fail(trouble) }
    case .settled(let id, let settlement):
      settled.insert(id)
      if batch.intent?.id == id, settlement != .settled { batch.prediction = nil }
    case .started, .misuse: break
    }
  }

  private func open(_ next: Batch) {
    batch = next
    batch.asks =
      next.prediction?.either.contains { model.nodes[$0]?.asks() == true } == true
      && next.intent?.verb != "finish"
  }

  /// Compares what ended with what had to.
  private func closeBatch() {
    defer {
      batch = Batch()
      pending.removeAll { settled.contains($0.id) }
      unknownPending.subtract(settled)
      settled = []
    }
    guard let before = batch.before else { return }
    if let intent = batch.intent, batch.prediction == nil {
      if batch.ended.isEmpty { unknownPending.insert(intent.id) }
      return
    }
    if !unknownPending.isEmpty, batch.intent == nil {
      learns = true
      return
    }
    var prediction = batch.prediction ?? ReferenceTree.Prediction(all: [])
    if let other = prediction.or, other == batch.ended { prediction.all = other }
    if prediction.mayBeNothing, batch.ended.isDisjoint(with: prediction.all) { prediction.all = [] }
    if batch.asks, let intent = batch.intent, batch.ended.isDisjoint(with: prediction.all) {
      pending.append((intent.id, prediction.all.isEmpty ? prediction.or ?? [] : prediction.all))
      prediction.all = []
    }
    let what = batch.intent?.description ?? "an answer"
    if let id = prediction.all.subtracting(batch.ended).min() { fail("\(what) did not end \(id)") }
    // What went beyond that was left because nothing remained in it, or by an intent that had waited.
    var rest = batch.ended.subtracting(before.emptied(by: prediction.all))
    for late in pending where !rest.isDisjoint(with: late.leaving) {
      rest.subtract(before.emptied(by: before.above(late.leaving).union(prediction.all)))
    }
    if let id = rest.min() { fail("\(what) ended \(id) too") }
  }

  private func finishStep() {
    closeBatch()
    if learns { model.learnOrder(from: host.tree) }
    learns = false
    ledger.closeAccounts(of: ended)
    ended = []
    if let trouble = ledger.failure { fail(trouble) }
    if let difference = model.difference(from: host.tree) { fail(difference) }
    if let empty = model.emptied.min() { fail("\(empty) is a flow with nothing in it") }
    if gesture?.isUnderWay != true {
      gesture = nil
      model.swiped = nil
      if host.tree.isQuiet, let difference = host.tree.disagreements.first {
        fail("the host shows \(difference)")
      }
    }
  }

  var isGestureUnderWay: Bool { gesture?.isUnderWay == true }

  /// Looks for what is alive after its end; call it when tasks had their turn.
  func checkLeaks() {
    // What leaves is held until it has left the screen, which a finger on the glass keeps from happening.
    guard !isGestureUnderWay, host.tree.isQuiet else { return }
    if let leak = ledger.leak() { fail(leak) }
  }

  var hasCondemned: Bool { ledger.hasCondemned }

  private func fail(_ sentence: String) {
    if failure == nil { failure = sentence }
  }

  /// Takes what happens while the host is being made, when there is no walk yet.
  @MainActor
  private final class Relay {
    weak var walk: FuzzWalk?
    fileprivate var early: [Early] = []

    func note(_ event: TreeEvent) {
      if let walk { walk.note(event) } else { early.append(.event(event)) }
    }

    func started(_ entry: Entry) {
      if let walk { walk.started(entry) } else { early.append(.start(entry)) }
    }
  }

  fileprivate enum Early {
    case event(TreeEvent)
    case start(Entry)
  }

  private func note(_ early: Early) {
    switch early {
    case .event(let event): note(event)
    case .start(let entry): started(entry)
    }
  }
}
