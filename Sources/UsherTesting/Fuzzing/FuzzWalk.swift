import Testing
@_spi(Hosting) import Usher

/// A walk under way: a host, the model beside it, and the first problem found.
@MainActor
final class FuzzWalk {
  let host: InMemoryHost
  let model = ReferenceTree()
  let ledger = FuzzLedger()
  var failure: String?
  /// What happened since the last request was taken up; `nil` if nothing did.
  var batch: FuzzBatch?
  /// The questions that await an answer.
  var pending: [(id: NavigationRequest.ID, leaving: Set<NodeID>)] = []
  /// What is no longer pending when the batch is closed.
  var settled: [NavigationRequest.ID] = []
  /// The requests that were taken up and have no outcome yet; they are few.
  var open: [FuzzRequest] = []
  /// What the verbs gave back, kept as an app may keep it: no handle keeps a flow alive.
  var handles: [RequestRecord] = []
  var lastRequest = NavigationRequest.ID(0)
  var learns = false
  /// Whether the request of which observers are told next is a verb of a transaction.
  var isNextInTransaction = false
  /// Whether it takes effect without a question.
  var isNextForced = false
  /// The action that was chosen last as the next step.
  var offered: (name: String, action: FuzzAction)?
  /// Whether a flow says who may enter its routes: then what a request comes to is up to that.
  var guardsRoutes = false
  /// The verbs of the requests of this step, and what they concern.
  var taken: [(verb: String, subject: NodeID?)] = []
  private var gesture: HeldGesture?
  private var underFinger: [NodeID] = []
  /// What started during a gesture, and is not shown for certain.
  var startedDuringGesture: Set<NodeID> = []
  /// What must be gone when the host has come to rest, and why.
  private var doomed: [(id: NodeID, why: String)] = []
  private let relay: FuzzRelay
  private let check: (@MainActor (any Coordinator) -> String?)?

  /// Starts a walk.
  ///
  /// - Parameter check: What else is wrong after a step; asked when nothing moves.
  /// - Parameter readsEvents: Whether the model follows what observers are told, instead of what
  ///   happens itself, which costs less.
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

  /// Lets go of everything, when the walk is over.
  func end() {
    if host.tree.isLive { host.tree.close() }
    ledger.close()
    model.empty()
    handles = []
  }

  // MARK: - Steps

  /// Takes a step; one that is not possible now does nothing.
  func take(_ step: FuzzStep) {
    guard failure == nil else { return }
    taken.removeAll(keepingCapacity: true)
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
    case .tapBack: goBack(over: 1, by: .backButton) { person.tapBack() }
    case .swipeBack: goBack(over: 1, by: .swipe) { person.swipeBack() }
    case .backMenu(let count):
      goBack(over: count, by: .backMenu) { person.chooseFromBackMenu(over: count) }
    case .beginSwipe:
      guard gesture == nil, let stack = stackToLeave else { return }
      let top = touched(1, of: stack)
      gesture = person.beginSwipeBack()
      guard isGestureUnderWay else { return }
      model.touched = top
      underFinger = items(1, of: stack)
    case .beginDrag:
      guard gesture == nil, person.seesSheet else { return }
      underFinger = host.driver.modals.suffix(1).map(\.id)
      gesture = person.beginDraggingSheet()
    case .finishGesture:
      guard let gesture else { return }
      let isFree = isGestureUnderWay && !underFinger.contains(where: asks)
      self.gesture = nil
      gesture.finish()
      if isFree { expectGone(underFinger, "the finger was lifted") }
    case .cancelGesture:
      gesture?.cancel()
      gesture = nil
    case .dragSheet:
      guard person.seesSheet, let sheet = host.driver.modals.last, !isGestureUnderWay else {
        return
      }
      let isAsked = asks(sheet.id)
      person.dragSheetDown()
      if !isAsked { expectGone([sheet.id], "the sheet was drawn down") }
    case .tapTab(let position): tapTab(position)
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
      if host.tree.isLive { fail("the tree was closed and is still there") }
    case .wait: break
    }
  }

  private func goBack(over count: Int, by cause: EndingCause, _ go: () -> Void) {
    guard count > 0, let stack = stackToLeave, count < host.driver.count(in: stack) else {
      return
    }
    let leaving = items(count, of: stack)
    let isFree = !isGestureUnderWay && !leaving.contains(where: asks)
    // Only a tree that is ahead of its host differs. Where it asks, it asks about its own top.
    if !isGestureUnderWay, !host.tree.isQuiet,
      host.tree.leavePolicy(over: count, in: stack) == .allow
    {
      model.touched = touched(count, of: stack)
    }
    go()
    if isFree { expectGone(leaving, "a person went back over it (\(cause))") }
  }

  private func tapTab(_ position: Int) {
    guard !isGestureUnderWay, let tabs = host.visibleTabs,
      host.driver.items(in: tabs).indices.contains(position)
    else { return }
    // Two taps before the host was read may come to none.
    let isSeen = host.tree.isQuiet
    host.user.tapTab(position)
    if isSeen { expectTaken("select tab", or: "reselect tab", tabs.id) }
  }

  private func call(_ verb: FuzzVerb, _ position: Int) {
    guard position >= 0, let flow = host.tree.liveFlow(at: position),
      verb.suits(flow.container.traits)
    else {
      return
    }
    let node = flow.node?.id
    flow.coordinator.fuzz(verb)
    expectTaken(verb.request, or: nil, node)
  }

  // MARK: - What a step must have led to

  var stackToLeave: HostContainer? { host.visibleStack(holdingMoreThan: 1) }

  private func items(_ count: Int, of stack: HostContainer) -> [NodeID] {
    host.driver.items(in: stack).suffix(count).map(\.id)
  }

  /// What goes with the top `count` items of a stack, which the user is about to go back over.
  private func touched(_ count: Int, of stack: HostContainer) -> ReferenceTree.Touched? {
    guard let reference = model[stack.id] else { return nil }
    var unseen: Set<NodeID> = []
    if !host.tree.isQuiet {
      unseen = Set(model.items(of: reference).map(\.id)).subtracting(startedDuringGesture)
      unseen.subtract(host.driver.items(in: stack).map(\.id))
    }
    return ReferenceTree.Touched(shown: Set(items(count, of: stack)), unseen: unseen)
  }

  /// Whether something wants to be asked before this and what is in it are left.
  ///
  /// A flow of which nothing remains goes too, and may ask. What is not looked at yet may be asked
  /// later.
  private func asks(_ id: NodeID) -> Bool {
    guard var reference = model[id] else { return false }
    while !reference.isModal, let parent = reference.parent, parent.kind != .tabs {
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
    doomed += nodes.map { ($0, why) }
  }

  private func expectTaken(_ verb: String, or other: String?, _ subject: NodeID?) {
    if !taken.contains(where: { ($0.verb == verb || $0.verb == other) && $0.subject == subject }) {
      fail("nothing came of “\(verb)” in \(subject.map(\.description) ?? "a flow")")
    }
  }

  // MARK: - When a step is over

  func finishStep() {
    closeBatch()
    model.settleFloating()
    if learns { model.learnOrder(from: host.tree) }
    learns = false
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
      doomed.removeAll(keepingCapacity: true)
    }
    expectSettled()
    if guardsRoutes { expectForgotten() }
    if let check, let root = host.tree.root.flow?.coordinator, let trouble = check(root) {
      fail(trouble)
    }
  }

  var isGestureUnderWay: Bool { gesture?.isUnderWay == true }

  /// Whether something is under way that only tasks can bring to its end: something that has ended is
  /// alive, or the host does not agree with its tree.
  ///
  /// What a finger holds on the glass waits for the finger.
  func needsTurn() -> Bool {
    guard failure == nil, !isGestureUnderWay else { return false }
    ledger.closeLast()
    return ledger.sweep() || !host.tree.isQuiet
  }

  /// Looks for objects that outlived their end; call it after tasks had their turn.
  func checkAfterTurn() {
    guard failure == nil else { return }
    taken = []
    finishStep()
    // What leaves is held until it has left the screen, which a finger on the glass keeps from happening.
    guard !isGestureUnderWay, failure == nil else { return }
    guard host.tree.isQuiet else { return fail("the host does not come to rest") }
    if let leak = ledger.leak { fail(leak) }
  }

  func fail(_ sentence: String) {
    if failure == nil { failure = sentence }
  }
}
