@_spi(Hosting) public import Usher
import UsherSnapshots

/// Writes down what happens in a tree.
@MainActor
final class JournalRecorder: ChangeRecorder {
  private(set) var journal: Journal
  /// Sees each record as it is written.
  var onRecord: (@MainActor (Journal.Record) -> Void)?
  /// Who answers what is asked of services; `nil` when they are asked themselves.
  weak var answers: Replayer?

  var isReplaying: Bool { answers != nil }

  private let limit: Int
  private weak var engine: ChangeEngine?
  /// Where the root flow starts, until that is written down.
  private var start: RootStart?
  private var isLookingUp = false
  private var output: Any?
  private var forgets = false
  private var turns = 0
  private var clock: Task<Void, Never>?

  /// - Parameter limit: How many records are kept; the oldest are dropped first.
  init(limit: Int) {
    self.limit = max(limit, 1)
    journal = Journal(root: "")
  }

  func start(
    _ engine: ChangeEngine, root: any Coordinator.Type, at start: RootStart?, firstNode: UInt64
  ) {
    self.engine = engine
    self.start = start
    journal.firstNode = firstNode > 1 ? firstNode : nil
    journal.root = String(describing: root)
  }

  // MARK: - Writing

  private func write(_ event: Journal.Event, isOutside: Bool = false) {
    let record = Journal.Record(event, isOutside: isOutside, turns: max(turns, 0))
    if journal.records.count >= limit {
      let surplus = max(limit / 8, 1)
      journal.records.removeFirst(min(surplus, journal.records.count))
      journal.dropped += surplus
    }
    journal.records.append(record)
    startClock()
    onRecord?(record)
  }

  /// Counts the turns that tasks have until the next record, up to a limit.
  private func startClock() {
    guard answers == nil else { return }
    // What a clock under way has waited for already is not a whole turn.
    turns = clock == nil ? 0 : -1
    guard clock == nil else { return }
    clock = Task { [weak self] in
      while let self, self.turns < Self.mostTurns {
        await Task.yield()
        self.turns += 1
      }
      self?.clock = nil
    }
  }

  static let mostTurns = 32

  /// Says how many turns the last record waited.
  func setTurns(_ turns: Int) {
    guard let last = journal.records.indices.last else { return }
    journal.records[last].turns = turns
  }

  func note(_ event: TreeEvent) {
    switch event {
    case .started(let node): write(.started(node))
    case .ended(let node, let cause): write(.ended(node.id, cause))
    case .settled(let id, let outcome): write(.settled(id, outcome))
    case .misuse(let misuse):
      write(.misuse(misuse), isOutside: isLookingUp || engine?.isChanging != true)
    default: break
    }
  }

  /// Records which guards are asked before a screen or flow is left.
  ///
  /// - Returns: The node that is asked; in a replay the one that was asked when that was recorded.
  func nodeToAsk(_ own: Node?, for record: RequestRecord) -> Node? {
    let node =
      if let answers, let engine {
        answers.nodeToAsk(own, for: record.id, in: engine)
      } else {
        own
      }
    if let node { write(.asked(node.id, record.id)) }
    return node
  }

  func decided(_ mayLeave: Bool, about id: NodeID) {
    write(.decided(id, mayLeave: mayLeave), isOutside: true)
  }

  /// Writes down what a flow says of a route.
  ///
  /// - Returns: What it says; in a replay what it said when that was recorded.
  func said(_ own: AnyRouteDecision, of route: Any, by flow: Flow) -> AnyRouteDecision {
    let answer = answers?.answer(own, of: route, by: flow) ?? own
    write(of: route, by: flow, answer, isAnswer: false)
    return answer
  }

  /// Writes down what a guard answered about a route.
  func answered(_ answer: AnyRouteDecision, about route: Any, by flow: Flow) {
    write(of: route, by: flow, answer, isAnswer: true)
  }

  private func write(of route: Any, by flow: Flow, _ answer: AnyRouteDecision, isAnswer: Bool) {
    guard let id = flow.node?.id else { return }
    let entrance = Journal.Entrance(flow, id, route, answer, isAnswer: isAnswer)
    write(.entering(entrance), isOutside: isAnswer)
  }

  func finished(_ flow: Flow, _ output: Any) {
    guard let id = flow.node?.id else { return }
    write(.result(id, Journal.Value(output)))
  }

  func answered(_ key: String, by flow: NodeID, _ outcome: Journal.Answer.Outcome, isAsked: Bool) {
    write(
      .answer(Journal.Answer(key: key, flow: flow, outcome: outcome, isAsked: isAsked)),
      isOutside: true)
  }

  /// Writes down what a service answers.
  ///
  /// - Returns: The answer; in a replay that which was recorded, when its turn comes.
  func answer<Value: Codable>(
    to key: String, of flow: Flow, isAsked: Bool,
    _ operation: @MainActor () async throws -> Value
  ) async throws -> Value {
    guard let id = flow.node?.id else { return try await operation() }
    if let answers {
      let outcome = await answers.answer(to: key, of: id)
      return try answers.value(of: outcome, key)
    }
    // What is answered after the flow's end has no effect on the tree, and a replay need not wait for it.
    func note(_ outcome: Journal.Answer.Outcome) {
      if flow.isLive { answered(key, by: id, outcome, isAsked: isAsked) }
    }
    do {
      let value = try await operation()
      switch Journal.Value(value) {
      case .stored(let stored): note(.value(stored))
      case .described(let text): note(.unstored(text))
      }
      return value
    } catch is CancellationError {
      note(.cancelled)
      throw CancellationError()
    } catch {
      note(.error(String(describing: error)))
      throw error
    }
  }

  /// Writes a record of another journal that nothing in this tree leads to.
  func repeated(_ record: Journal.Record) {
    write(record.event, isOutside: record.isOutside)
  }

  func transaction(began: Bool) {
    write(began ? .transactionBegan : .transactionEnded, isOutside: true)
  }

  func collects(_ own: Bool, mayAsk: Bool, isOutside: Bool) -> Bool {
    answers?.collects(mayAsk: mayAsk, isOutside: isOutside) ?? own
  }

  // MARK: - Requests

  func took(_ record: RequestRecord) {
    guard record.isOutside else { return write(.request(record.summary, nil)) }
    let subject = record.request.subject.flatMap { engine?.state.node(with: $0) }
    var doing = Journal.Doing(
      record.request.authority, at: subject.flatMap { TreePath(to: $0) })
    if record.request.isDuplicate { doing.isDuplicate = true }
    if let start = start.take() { note(start, &doing) }
    write(.request(record.summary, doing), isOutside: true)
  }

  /// Writes down where the root flow starts.
  private func note(_ start: RootStart, _ doing: inout Journal.Doing) {
    if let snapshot = start.origin as? TreeSnapshot {
      doing.snapshot = snapshot
    } else if let plan = start.plan {
      do {
        doing.plan = try StoredPlan(plan)
      } catch {
        doing.obstacle = error.reason
      }
    }
  }

  /// Looks up what a request from outside comes to, and writes that down.
  func lookUp(_ record: RequestRecord, _ edits: () -> [TreeEdit]?) -> [TreeEdit]? {
    (isLookingUp, output, forgets) = (true, nil, false)
    let edits = edits()
    let (output, forgets) = (output, forgets)
    (isLookingUp, self.output, self.forgets) = (false, nil, false)
    change(record) { doing in
      if forgets { doing.forgets = true }
      guard let edits else {
        if doing.edits != nil { doing.hasLapsed = true }
        return
      }
      doing.hasLapsed = nil
      do throws(Unstorable) {
        var stored: [StoredEdit] = []
        for edit in edits { stored.append(try StoredEdit(edit)) }
        doing.edits = stored
        // Nothing is stored of `Void`: no output means that.
        if let output, !(output is Void) {
          doing.output = try Unstorable.stored(output, "the output")
        }
      } catch {
        doing.edits = []
        doing.obstacle = error.reason
      }
    }
    return edits
  }

  /// Writes down what a request comes to that the flows refused at first.
  func noteFallback(_ edits: [TreeEdit], of record: RequestRecord) {
    change(record) { doing in
      do throws(Unstorable) {
        var stored: [StoredEdit] = []
        for edit in edits { stored.append(try StoredEdit(edit)) }
        doing.fallback = stored
      } catch {
        doing.obstacle = error.reason
      }
    }
  }

  /// Says what a flow gives back that finishes by the request that is being looked up.
  func willFinish(with output: Any) {
    if isLookingUp { self.output = output }
  }

  /// Says that the request that is being looked up goes on to what its flow remembers.
  func willForget() {
    if isLookingUp { forgets = true }
  }

  private func change(_ changed: RequestRecord, _ body: (inout Journal.Doing) -> Void) {
    guard
      let position = journal.records.lastIndex(where: { record in
        if case .request(let request, _) = record.event { request.id == changed.id } else { false }
      }), case .request(let request, var doing?) = journal.records[position].event
    else { return }
    body(&doing)
    let old = journal.records[position]
    journal.records[position] = Journal.Record(
      .request(request, doing), isOutside: true, turns: old.turns)
  }
}

extension Tree {
  /// What happened in this tree, if that is recorded; `nil` otherwise.
  ///
  /// - Complexity: O(1); what is recorded afterwards copies it once.
  public var journal: Journal? {
    guard var journal = (engine.events.recorder as? JournalRecorder)?.journal else { return nil }
    journal.canLeaveRoot = canLeaveRoot
    return journal
  }
}

extension ChangeEngine {
  /// What replays this tree, if it is one of a replay.
  var replayer: Replayer? { (events.recorder as? JournalRecorder)?.answers }
}

extension TreeConfiguration {
  /// How many records ``Usher/Tree/journal`` keeps of what happens; `nil`, as usual, for no journal at all.
  ///
  /// Beyond that the oldest are dropped. Such a journal can be read, but not be replayed. Recording looks
  /// through the tree for each request that comes from outside; without a journal it costs nothing.
  public var journalLimit: Int? {
    get { (recording as? JournalRecording)?.limit }
    set { recording = newValue.map { JournalRecording(limit: $0) } }
  }
}

/// A journal of so many records.
private struct JournalRecording: TreeRecording {
  let limit: Int

  func makeRecorder() -> any ChangeRecorder { JournalRecorder(limit: limit) }
}
