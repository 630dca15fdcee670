@_spi(Hosting) import Usher

/// The events since a request was taken up.
@MainActor
final class FuzzBatch {
  let request: FuzzRequest
  var prediction: ReferenceTree.Prediction  // read and set only as a whole
  /// True if a node that must end asks first.
  var asks = false
  /// True if a node started or ended meanwhile.
  var isTouched = false

  init(_ request: FuzzRequest, _ prediction: ReferenceTree.Prediction) {
    self.request = request
    self.prediction = prediction
  }

  /// Returns whether this is the latest request and it had no effect.
  func isUntouched(_ id: NavigationRequest.ID) -> Bool { request.id == id && !isTouched && !asks }
}

extension FuzzWalk {
  func started(_ node: Node) {
    if node.parentContainer?.traits.demand == .nearSelected, model[node.id] != nil {
      return ledger.remade(node)
    }
    if let trouble = model.putBackLifted() { fail(trouble) }
    ledger.started(node)
    if node.flow?.routeGuard != nil { guardsRoutes = true }
    let (parent, isModal) = (node.parent, node.presentation != nil)
    let reference = ReferenceNode(
      id: node.id, parent: model[parent], isModal: isModal,
      route: node.route, kind: node.flow?.container.traits.hostKind,
      presenter: isModal ? presenter(of: node) : nil,
      outlivesPlace: node.presentation?.outlivesPlace == true, asks: node.question)
    reference.madeBy = node.madeBy
    if let maker = node.madeBy, let position = position(ofOpen: maker) {
      reference.maker = open[position]
    }
    if isModal, !guardsRoutes, rearranging.isEmpty, pending.isEmpty,
      let anchor = model.anchor(
        for: node.presentingFlow?.node?.id, outlivingPlace: reference.outlivesPlace),
      anchor.id != parent
    {
      fail("\(reference.id) does not stand on \(anchor.id)")
    }
    batch?.isTouched = true
    if isGestureUnderWay { startedDuringGesture = startedDuringGesture.union([node.id]) }
    if let trouble = model.started(reference, in: parent) { fail(trouble) }
    if let container = node.flow?.container, container.traits.hostKind.selects {
      reference.container = container
      model.newTabs = model.newTabs + [(reference, container)]
    } else if let container = node.flow?.container, container.layout != nil {
      reference.container = container
    }
    model.learnColumn(of: reference)
    if isModal, host.tree.engine.hasOpenQuestions {
      model.adoptTabs(around: node.presentingFlow?.node)
    }
  }

  /// Notes that a place has another route.
  func updated(_ node: Node) {
    batch?.isTouched = true
    guard let reference = model[node.id] else {
      return fail("\(node.id) was updated, but is not there")
    }
    reference.route = node.route
    model.learnColumn(of: reference)
  }

  /// Notes that a modal stands on another node.
  func moved(_ modal: Node) {
    if !model.isMoving(modal.id) { fail("\(modal.id) moved, but its place has not left") }
    // It goes onto the active place, so the order of the places counts.
    learn(withPending: true)
    model.settleFloating(modal.id)
  }

  /// Returns the flow whose verb presented a modal that starts.
  private func presenter(of modal: Node) -> NodeID? {
    // A waiting modal may be presented long after its request, and plans contain modals.
    if let request = batch?.request, Self.presents.contains(request.verb), !guardsRoutes,
      pending.isEmpty
    {
      return request.subject
    }
    return modal.presentingFlow?.node?.id
  }

  /// Keeps the handle of a verb until the end of the walk.
  func keep(_ handle: RequestRecord) {
    var all = handles.takeOut()
    all.append(handle)
    handles = all
  }

  func note(_ event: TreeEvent) {
    switch event {
    case .request(let request):
      if request.origin == .user, let cause = request.cause {
        fail("\(request) has the cause \(cause), but the user made it")
      }
      let request = FuzzRequest(request)
      request.isInTransaction = isNextInTransaction
      request.isForced = isNextForced
      note(request)
    case .ended(let summary, let cause): ended(summary.id, cause)
    case .concluded(let id, let outcome): concluded(id, outcome)
    case .started, .updated, .moved, .visible, .explained, .misuse: break
    }
  }

  func ended(_ id: NodeID, _ cause: EndingCause) {
    batch?.isTouched = true
    ledger.ended(id)
    // Several gestures may have removed it before the host was read, each at its time, and one
    // answer may resume several requests.
    let isOrdered = pending.isEmpty && batch?.request.verb != "removed by host"
    if let trouble = model.ended(id, isOrdered: isOrdered, keepsModals: keepsModals) {
      fail(trouble)
    }
    // An answer may resume a waiting request, without an event.
    if let batch, !batch.asks, let direct = batch.prediction.direct, direct.cause != cause,
      direct.references.contains(where: { $0.id == id }),
      !pending.contains(where: { $0.leaving?.contains(id) != false })
    {
      fail("\(id) ended as “\(cause)” instead of “\(direct.cause)”")
    }
  }

  /// True if the user removes something; an answer may resume what the user wanted.
  private var keepsModals: Bool {
    !pending.isEmpty || batch.map { ReferenceTree.userVerbs.contains($0.request.verb) } == true
  }

  func concluded(_ id: NavigationRequest.ID, _ outcome: NavigationOutcome) {
    var all = settled.takeOut()
    all.append(id)
    settled = all
    if outcome.tookEffect, let waiting = pending.first(where: { $0.request.id == id }) {
      rearranging = rearranging + [waiting.request]
    }
    var hasLostAll = false
    if let position = position(ofOpen: id) {
      var rest = open.takeOut()
      let request = rest.remove(at: position)
      open = rest
      hasLostAll = request.remaining == 0
      concludedNow = concludedNow + [request]
      if outcome == .duplicate, !hasTwin(request) {
        fail("\(id) was \(outcome), but no equal request was under way")
      }
    } else {
      fail("\(id) settled again, as \(outcome)")
    }
    switch outcome {
    case .settled, .redirected:
      if hasLostAll { fail("\(id) was \(outcome), but everything it created has ended") }
      return
    case .duplicate: break
    case .superseded:
      if let batch, batch.isUntouched(id), model.isStillThere(batch.request) {
        fail("\(batch.request.description) was \(outcome) although its flow is there")
      }
    case .refused: if !mayWaitForAnswer { fail("\(id) was \(outcome), but no flow was asked") }
    case .failed, .blocked: fail("\(id) \(outcome)")
    }
    // It came too late, or was refused.
    if let batch, batch.request.id == id { batch.prediction = .nothing }
  }

  /// Returns the position of a request in `open`.
  private func position(ofOpen id: NavigationRequest.ID) -> Int? {
    // A loop, because a closure would check at each call that it runs on the main actor.
    for position in open.indices.reversed() where open[position].id == id { return position }
    return nil
  }

  func note(_ request: FuzzRequest) {
    learn(withPending: true)
    closeBatch()
    if let trouble = model.putBackLifted() { fail(trouble) }
    // The previous change may be over before the walk has compared anything, because tasks of
    // the app follow each other.
    if !host.tree.engine.owesLookingAfter { model.settleFloating() }
    // The consequences of one verb of a transaction may come before the next verb.
    if request.id <= lastRequest, !request.isInTransaction {
      fail("\(request.description) came after \(lastRequest)")
    }
    lastRequest = max(lastRequest, request.id)
    var all = open.takeOut()
    all.append(request)
    open = all
    let prediction = model.prediction(for: request)
    let asks = request.verb != "finish" && mayAsk(prediction)
    let batch = FuzzBatch(request, prediction)
    batch.asks = asks
    self.batch = batch
    // A transaction is judged as a whole.
    let mayWaitForOthers =
      request.isInTransaction
      && (guardsRoutes || isAnyAsking(model.references.values))
    if mayWaitForOthers || guardsRoutes && !Self.entersNothing.contains(request.verb) {
      let all = model.root.map(model.subtree) ?? []
      batch.prediction = ReferenceTree.Prediction(all: [], upTo: all)
      batch.asks = false
      // It may have to wait for an answer.
      pending = pending + [(request, nil)]
      return
    }
    if !Self.keepsOrder(request.verb) { rearranging = rearranging + [request] }
    if request.verb == "select tab", let reference = request.subject.flatMap({ model[$0] }),
      let position = request.number.flatMap({ self.position(ofTabSeenAt: $0, in: reference) })
    {
      reference.selected = position
    }
  }

  /// Returns the position of the tab that the user sees at a position, of a list that may have changed meanwhile.
  private func position(ofTabSeenAt position: Int, in reference: ReferenceNode) -> Int? {
    guard let hostContainer = reference.container?.hostContainer else { return nil }
    let seen = host.driver.items(in: hostContainer)
    guard seen.indices.contains(position) else { return nil }
    return reference.children.firstIndex { $0.id == seen[position].id }
  }

  /// Returns whether a verb only adds places on top, and selects nothing without an event.
  private static func keepsOrder(_ verb: String) -> Bool {
    switch verb {
    // The most frequent ones first.
    case "push", "select tab", "finish", "cancel", "reselect tab", "pop", "dismiss", "choose",
      "present", "swipe", "back button", "pop to root", "swipe down", "back menu",
      "start", "pop to", "push unique", "remove", "update", "replace", "show", "clear", "run",
      "alert",
      "confirm", "choose from", "prompt", "close", "cancel task", "removed by host":
      true
    default: false
    }
  }

  /// The verbs that present a modal of their subject.
  private static let presents: Set<String> = [
    "present", "run", "alert", "confirm", "choose from", "prompt",
  ]

  /// The verbs that enter no route; an `edit` has a name of the app's.
  private static let entersNothing: Set<String> = [
    "start", "pop", "pop to root", "pop to", "dismiss", "finish", "cancel", "close", "choose",
    "forget", "swipe down", "back button", "swipe", "back menu", "reselect tab", "cancel task",
    "removed by host", "alert", "confirm", "choose from", "prompt",
  ]

  /// Adopts what requests may have rearranged since the last call.
  ///
  /// - Parameter withPending: Whether the requests without an outcome may have taken effect too.
  func learn(withPending: Bool) {
    guard !rearranging.isEmpty || withPending && !pending.isEmpty || model.hasNewTabs else {
      return
    }
    let requests = withPending ? rearranging + pending.map(\.request) : rearranging
    if !rearranging.isEmpty { rearranging = [] }
    if let trouble = model.learn(from: host.tree, about: requests) { fail(trouble) }
  }

  /// Returns whether one of these asks now.
  private func isAnyAsking(_ references: [ReferenceNode]) -> Bool {
    // A loop, because a closure would check at each call that it runs on the main actor.
    for reference in references where reference.asks?() == true { return true }
    return false
  }

  /// Returns whether a node that may end asks first.
  private func mayAsk(_ prediction: ReferenceTree.Prediction) -> Bool {
    isAnyAsking(prediction.all) || isAnyAsking(prediction.upTo)
      || isAnyAsking(prediction.ifEmptied) || isAnyAsking(prediction.or ?? [])
  }

  /// Compares the ended nodes with the expected ones.
  func closeBatch() {
    if batch != nil || !model.ended.isEmpty { compareEndings(batch) }
    batch = nil
    if !concludedNow.isEmpty { concludedNow = [] }
    model.beginChange()
    guard !settled.isEmpty else { return }
    if !pending.isEmpty {
      var all = pending.takeOut()
      all.removeAll { settled.contains($0.request.id) }
      pending = all
    }
    var former = settled.takeOut()
    former.removeAll(keepingCapacity: true)
    settled = former
  }

  private func compareEndings(_ batch: FuzzBatch?) {
    let ended = model.ended
    let prediction = batch?.prediction ?? .nothing
    var expected = prediction.all
    let change = model.change
    func hasEnded(_ reference: ReferenceNode) -> Bool { reference.endedIn == change }
    if let other = prediction.or, other.count == ended.count, other.allSatisfy(hasEnded) {
      expected = other
    }
    if let batch, batch.asks || prediction.mayBeNothing, !expected.contains(where: hasEnded) {
      if prediction.mayBeNothing { expected = [] }
      if batch.asks {
        let leaving = expected.isEmpty ? prediction.or ?? [] : expected
        // They name the whole, so all that comes onto it meanwhile may leave.
        let isWhole = ["set routes", "set tabs", "set pages", "open"].contains(batch.request.verb)
        pending =
          pending + [(batch.request, isWhole ? nil : Set((leaving + prediction.upTo).map(\.id)))]
        expected = []
      }
    }
    var what: String { batch?.request.description ?? "an answer" }
    for reference in expected where !hasEnded(reference) {
      fail("\(what) did not end \(reference.id)")
    }
    guard ended.count != expected.count else { return }
    // Further nodes ended because they became empty, or by a request that had waited.
    let ids = Set(expected.map(\.id)).union(prediction.upTo.map(\.id))
    let all = Set(ended.map(\.id))
    var rest = all.subtracting(model.emptied(by: ids))
    for late in pending where !rest.isEmpty {
      guard let bound = late.leaving else { return }
      let leaving = bound.union(exchanged(by: late.request))
      if all.isDisjoint(with: leaving) { continue }
      rest.subtract(model.emptied(by: model.above(leaving).union(ids)))
    }
    if let id = rest.min() { fail("\(what) ended \(id) too") }
  }

  /// Returns the places that earlier requests put where a waiting `show` puts its own: of several the latest counts.
  private func exchanged(by request: FuzzRequest) -> Set<NodeID> {
    guard request.verb == "show", let flow = request.subject.flatMap({ model[$0] }) else {
      return []
    }
    let places = flow.children(before: model.change).filter { place in
      place.madeBy.map { $0 < request.id } == true && !model.isBefore(place, request)
    }
    return Set(places.map(\.id))
  }

  /// Returns whether an equal verb of the same flow was called too and was not settled before this change.
  private func hasTwin(_ request: FuzzRequest) -> Bool {
    (open + concludedNow).contains {
      $0.id != request.id && $0.verb == request.verb && $0.subject == request.subject
    }
  }

  /// Checks at rest that every request has an outcome, except those that wait for an answer.
  func expectSettled() {
    if open.isEmpty, host.tree.isLive { return }
    let isAsked = host.tree.engine.hasOpenQuestions
    if isAsked, !host.tree.isLive { fail("a question is still open although the tree has ended") }
    guard let first = open.filter({ !isAsked || $0.isForced }).map(\.id).min() else { return }
    fail("the tree at rest reported no outcome of \(first)")
  }

  /// Checks that a place is remembered only while a flow decides about it, or an answer may still
  /// resume it.
  func expectForgotten() {
    guard !host.tree.engine.hasOpenQuestions else { return }
    for flow in host.tree.liveFlows {
      guard let decider = flow.remembered?.decider, flow.node(of: decider) == nil else { continue }
      fail("\(flow.name) still remembers a place, but the node that decided about it has ended")
    }
  }

  private var mayWaitForAnswer: Bool {
    guardsRoutes || model.references.values.contains { $0.asks != nil }
  }
}

extension NavigationOutcome {
  /// True if the request changed the tree, or could have.
  var tookEffect: Bool {
    switch self {
    case .settled, .redirected: true
    default: false
    }
  }
}

extension Node {
  fileprivate var parent: NodeID? { presenter?.id ?? parentContainer?.flow?.node?.id }

  /// Returns whether leaving it asks now; `nil` if it never does.
  fileprivate var question: (@MainActor () -> Bool)? {
    guard mayAsk else { return nil }
    return { [weak self] in self?.leavePolicy == .ask }
  }
}
