import Testing
@_spi(Hosting) import Usher

/// A running walk: a host, its reference model, and the first failure.
@MainActor
final class FuzzWalk {
  let host: InMemoryHost
  let model = ReferenceTree()
  let ledger = FuzzLedger()
  var failure: String?
  /// The events since the last request; `nil` if there were none.
  var batch: FuzzBatch?
  // Exclusive access to most of these is proved by the compiler, which is several times faster than
  // a check at run time: they are read and set only as a whole.
  /// The requests that may await an answer, with the nodes that may leave then; `nil` for all.
  var pending: [(request: FuzzRequest, leaving: Set<NodeID>?)] = []
  /// The questions that are no longer pending when the batch closes.
  var settled: [NavigationRequest.ID] = []
  /// The requests with an outcome since the last change.
  var concludedNow: [FuzzRequest] = []
  /// The few requests without an outcome yet.
  var open: [FuzzRequest] = []
  /// The verbs' handles, kept as an app may keep them: no handle retains a flow.
  var handles: [RequestRecord] = []
  var lastRequest = NavigationRequest.ID(0)
  /// The requests that may have changed an order or a selection without an event.
  var rearranging: [FuzzRequest] = []
  /// True if the next request reported to observers is a verb of a transaction.
  var isNextInTransaction = false
  /// True if it takes effect without a question.
  var isNextForced = false
  /// The action of the last chosen step.
  var offered: (name: String, action: FuzzAction)?
  /// True if a flow guards its routes, which then decide a request's effect.
  var guardsRoutes = false
  /// The number of handles at the start of the step.
  private var formerHandles = 0
  private var gesture: HeldGesture?
  private var underFinger: [NodeID] = []
  /// Nodes that started during a gesture and may be invisible.
  var startedDuringGesture: Set<NodeID> = []
  /// Nodes that must be gone when the host rests, with the reasons.
  private var doomed: [(id: NodeID, why: String)] = []
  /// Collects the steps of the app's code.
  private var steps: ObservedSteps?
  /// The verb that the fuzzer calls now, and its flow.
  private var ownVerb: (verb: String, flow: NodeID?)?
  private let relay: FuzzRelay
  private let check: (@MainActor (any Coordinator) -> String?)?

  /// Starts a walk.
  ///
  /// - Parameter check: A further check of the app after each step, called when nothing moves.
  /// - Parameter readsEvents: True to read the observers' events instead of the engine's, which are
  ///   cheaper.
  init(
    _ root: any Coordinator, readsEvents: Bool = true, journalLimit: Int? = nil,
    check: (@MainActor (any Coordinator) -> String?)?
  ) {
    self.check = check
    relay = FuzzRelay(readsEvents: readsEvents)
    host = Self.host(root, relay, journalLimit)
    relay.handOver(to: self)
    finishStep()
  }

  private static func host<Root: Coordinator>(
    _ root: Root, _ relay: FuzzRelay, _ journalLimit: Int?
  ) -> InMemoryHost {
    var observer: (@MainActor (TreeEvent) -> Void)?
    if relay.readsEvents { observer = { relay.note($0) } }
    return InMemoryHost(
      root as any Coordinator<Root.Output>, driver: InMemoryDriver(), observer: observer,
      engineObserver: relay, journalLimit: journalLimit, onStart: { relay.started($0) })
  }

  /// Collects the steps from now on, without those of the fuzzer's own verbs.
  func observe(with steps: ObservedSteps) {
    self.steps = steps
    steps.observe(host.tree)
  }

  /// Leaves a request out of the collected steps, if it is the fuzzer's own.
  func noteMaker(of record: RequestRecord) {
    guard let steps, let own = ownVerb, record.request.verb == own.verb,
      record.request.subject == own.flow
    else { return }
    steps.ignore(record.id)
    // The app makes the requests that follow from it.
    ownVerb = nil
  }

  /// Releases everything at the end of the walk.
  func end() {
    if host.tree.isLive { host.tree.close() }
    ledger.close()
    model.empty()
    handles = []
    relay.end()
  }

  // MARK: - Steps

  /// Takes a step; an impossible one does nothing.
  func take(_ step: FuzzStep) {
    guard failure == nil else { return }
    formerHandles = handles.count
    perform(step)
    offered = nil
    finishStep()
  }

  private func perform(_ step: FuzzStep) {
    let person = host.user
    switch step {
    case .act(let name):
      if let offered, offered.name == name {
        self.offered = nil
        return offered.action.perform()
      }
      let actions = (host.topScreen as? any FuzzableScreen)?.fuzzActions ?? []
      actions.first { $0.name == name }?.perform()
    case .tapBack:
      guard person.seesBackButton else { return }
      goBack(over: 1, by: .backButton) { person.tapBack() }
    case .swipeBack: goBack(over: 1, by: .swipe) { person.swipeBack() }
    case .backMenu(let count):
      guard person.seesBackButton else { return }
      goBack(over: count, by: .backMenu) { person.chooseFromBackMenu(over: count) }
    case .beginSwipeBack:
      guard gesture == nil, let stack = stackToLeave else { return }
      let top = touched(1, of: stack)
      gesture = person.beginSwipeBack()
      guard isGestureUnderWay else { return }
      model.touched = top
      underFinger = items(1, of: stack)
    case .beginSwipeDown:
      guard gesture == nil, person.canSwipeDown else { return }
      underFinger = host.driver.modals.suffix(1).map(\.id)
      gesture = person.beginSwipeDown()
    case .finishGesture:
      guard let gesture else { return }
      let isFree = isGestureUnderWay && !underFinger.contains(where: asks)
      self.gesture = nil
      gesture.finish()
      if isFree { expectGone(underFinger, "the finger was lifted") }
    case .cancelGesture:
      gesture?.cancel()
      gesture = nil
    case .swipeDown:
      guard person.canSwipeDown, let sheet = host.driver.modals.last, !isGestureUnderWay else {
        return
      }
      let isAsked = asks(sheet.id)
      person.swipeDown()
      if !isAsked { expectGone([sheet.id], "the sheet was swiped down") }
    case .tapTab(let position): tapTab(position)
    case .nextPage: turnPage(by: 1)
    case .previousPage: turnPage(by: -1)
    case .turnDevice: host.isWide.toggle()
    case .choose(let title):
      guard let alert = host.visibleNode, !isGestureUnderWay,
        host.alert?.actions.contains(where: { $0.title == title }) == true
      else { return }
      person.choose(title)
      expectGone([alert.id], "an action of it was chosen")
    case .typeText(let text):
      if host.promptText != nil, !isGestureUnderWay { person.typeText(text) }
    case .verb(let verb, let position): call(verb, position)
    case .close:
      host.tree.close()
      if host.tree.isLive { fail("the tree was closed but has not ended") }
    case .wait: break
    }
  }

  private func goBack(over count: Int, by cause: EndingCause, _ go: () -> Void) {
    guard count > 0, let stack = stackToLeave, count < host.driver.count(in: stack) else {
      return
    }
    let leaving = items(count, of: stack)
    let isFree = !isGestureUnderWay && !leaving.contains(where: asks)
    // Only a tree ahead of its host differs. A question is about the tree's own top.
    if !isGestureUnderWay, !host.tree.isQuiet,
      host.tree.leavePolicy(over: count, in: stack) == .allow
    {
      model.touched = touched(count, of: stack)
    }
    go()
    if isFree { expectGone(leaving, "the user went back over it (\(cause))") }
  }

  private func tapTab(_ position: Int) {
    guard !isGestureUnderWay, let tabs = host.visibleTabs,
      host.driver.items(in: tabs).indices.contains(position)
    else { return }
    // Two taps before the host was read may have no effect.
    let isSeen = host.tree.isQuiet
    host.user.tap(position, in: tabs)
    if isSeen { expectTaken("select tab", or: "reselect tab", tabs.id) }
  }

  private func turnPage(by offset: Int) {
    guard !isGestureUnderWay, let pages = host.visiblePages else { return }
    let position = host.driver.selection(in: pages) + offset
    guard host.driver.items(in: pages).indices.contains(position) else { return }
    let isSeen = host.tree.isQuiet
    host.user.tap(position, in: pages)
    if isSeen { expectTaken("select page", or: nil, pages.id) }
  }

  private func call(_ verb: FuzzVerb, _ position: Int) {
    guard position >= 0, let flow = host.tree.liveFlow(at: position),
      verb.suits(flow.container.traits)
    else {
      return
    }
    let node = flow.node?.id
    ownVerb = (verb.request, node)
    flow.coordinator.fuzz(verb)
    ownVerb = nil
    expectTaken(verb.request, or: nil, node)
  }

  // MARK: - What a step must have led to

  var stackToLeave: HostContainer? { host.visibleStack(holdingMoreThan: 1) }

  private func items(_ count: Int, of stack: HostContainer) -> [NodeID] {
    host.driver.items(in: stack).suffix(count).map(\.id)
  }

  /// Returns the nodes that leave with the top `count` items of a stack, when the user goes back
  /// over them.
  private func touched(_ count: Int, of stack: HostContainer) -> ReferenceTree.Touched? {
    guard let reference = model[stack.id] else { return nil }
    var unseen: Set<NodeID> = []
    if !host.tree.isQuiet {
      unseen = Set(model.items(of: reference).map(\.id)).subtracting(startedDuringGesture)
      unseen.subtract(host.driver.items(in: stack).map(\.id))
    }
    return ReferenceTree.Touched(shown: Set(items(count, of: stack)), unseen: unseen)
  }

  /// Returns whether a node or its contents ask before they are left.
  ///
  /// A flow that becomes empty leaves too, and may ask. A pending change may ask later.
  private func asks(_ id: NodeID) -> Bool {
    guard var reference = model[id] else { return false }
    while !reference.isModal, let parent = reference.parent, parent.kind?.selects != true {
      reference = parent
    }
    var asks = false
    let isSeen = host.tree.isQuiet
    model.walk(reference) { inner in
      if let question = inner.asks, !isSeen || question() { asks = true }
    }
    return asks
  }

  private func expectGone(_ nodes: [NodeID], _ why: String) {
    doomed = doomed + nodes.map { ($0, why) }
  }

  private func expectTaken(_ verb: String, or other: String?, _ subject: NodeID?) {
    for handle in handles[formerHandles...] where handle.request.subject == subject {
      if handle.request.verb == verb || handle.request.verb == other { return }
    }
    fail("no request came of “\(verb)” in \(subject.map(\.description) ?? "a flow")")
  }

  // MARK: - When a step is over

  func finishStep() {
    // A request without an outcome may have taken effect; at rest it waits.
    if !pending.isEmpty || !rearranging.isEmpty || model.hasNewTabs {
      learn(withPending: !host.tree.isQuiet)
    }
    closeBatch()
    if let trouble = model.putBackLifted() { fail(trouble) }
    model.settleFloating()
    model.endStep()
    ledger.closeLast()
    if let trouble = ledger.failure ?? host.driver.trouble { fail(trouble) }
    if gesture?.isUnderWay != true {
      gesture = nil
      model.touched = nil
    }
    let rests = gesture == nil && host.tree.isQuiet
    if rests, !startedDuringGesture.isEmpty { startedDuringGesture = [] }
    let shown = rests ? host.driver : nil
    if let difference = model.difference(from: host.tree, shownBy: shown) { fail(difference) }
    guard rests, failure == nil else { return }
    if !doomed.isEmpty {
      for (id, why) in doomed where model[id] != nil {
        fail("\(id) is still there although \(why)")
      }
      doomed = []
    }
    expectSettled()
    if guardsRoutes { expectForgotten() }
    if let check, let root = host.tree.root.flow?.coordinator, let trouble = check(root) {
      fail(trouble)
    }
  }

  var isGestureUnderWay: Bool { gesture?.isUnderWay == true }

  /// True while only tasks can finish the work: an ended object is alive, or the host differs from
  /// its tree.
  ///
  /// During a gesture there is nothing to wait for.
  func needsTurn() -> Bool {
    guard failure == nil, !isGestureUnderWay else { return false }
    ledger.closeLast()
    return ledger.sweep() || !host.tree.isQuiet
  }

  /// Finds objects that outlived their end; call it after tasks had their turn.
  func checkAfterTurn() {
    guard failure == nil else { return }
    finishStep()
    // A leaving screen is retained until it has left, which an unfinished gesture delays.
    guard !isGestureUnderWay, failure == nil else { return }
    guard host.tree.isQuiet else { return fail("the host does not come to rest") }
    if let leak = ledger.leak { fail(leak) }
  }

  func fail(_ sentence: String) {
    if failure == nil { failure = sentence }
  }
}
