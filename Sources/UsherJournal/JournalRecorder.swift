@_spi(Hosting) import Usher
import UsherSnapshots

/// Records the events of a tree.
@MainActor
final class JournalRecorder: ChangeRecorder {
  private(set) var journal: Journal
  /// Receives each record.
  var onRecord: (@MainActor (Journal.Record) -> Void)?
  /// Supplies the recorded answers of services; `nil` when services are called.
  weak var answers: Replayer?

  var isReplaying: Bool { answers != nil }

  private let limit: Int
  private weak var engine: ChangeEngine?
  /// The root flow's start, until it is recorded.
  private var start: RootStart?
  private var isLookingUp = false
  private var output: Any?
  private var turns = 0
  private var clock: Task<Void, Never>?
  private var checkpoints = Checkpoints()

  /// - Parameter limit: The number of records kept; the oldest are dropped first.
  init(limit: Int) {
    self.limit = max(limit, 1)
    journal = Journal(root: "")
  }

  // MARK: - Writing

  private func write(_ event: Journal.Event, isOutside: Bool = false) {
    let record = Journal.Record(event, isOutside: isOutside, turns: max(turns, 0))
    if journal.records.count >= limit { checkpoints.makeRoom(in: &journal, limit: limit) }
    journal.records.append(record)
    startClock()
    onRecord?(record)
  }

  /// Counts the turns of tasks until the next record, up to a limit.
  private func startClock() {
    guard answers == nil else { return }
    // The time that a running clock has already waited is not a whole turn.
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

  /// Sets the turns that the last record waited.
  func setTurns(_ turns: Int) {
    guard let last = journal.records.indices.last else { return }
    journal.records[last].turns = turns
  }

  func note(_ fact: consuming RecordedFact) {
    switch fact {
    case .starts(let owner, let root, let start, let firstNode):
      engine = owner as? ChangeEngine
      self.start = start
      journal.firstNode = firstNode > 1 ? firstNode : nil
      journal.root = String(describing: root)
    case .transactionBegan: write(.transactionBegan, isOutside: true)
    case .transactionEnded: write(.transactionEnded, isOutside: true)
    case .took(let record): took(record)
    case .fallback(let edits, let record): noteFallback(edits, of: record)
    case .finishes(let output): if isLookingUp { self.output = output }
    case .finished(let flow, let output):
      guard let id = flow.node?.id else { return }
      write(.result(id, Journal.Value(output)))
    case .answered(let answer, let route, let flow):
      write(of: route, by: flow, answer, isAnswer: true)
    case .decided(let mayLeave, let id):
      write(.decided(id, mayLeave: mayLeave), isOutside: true)
    }
  }

  func note(_ event: TreeEvent) {
    switch event {
    case .started(let node): write(.started(node))
    case .updated(let node): write(.updated(node))
    case .ended(let node, let cause): write(.ended(node.id, cause))
    case .concluded(let id, let outcome): write(.concluded(id, outcome))
    case .misuse(let misuse):
      write(.misuse(misuse), isOutside: isLookingUp || engine?.isChanging != true)
    default: break
    }
  }

  /// Records which node is asked before a request leaves it.
  ///
  /// - Returns: The node to ask; in a replay the recorded one.
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

  /// Records a flow's decision about a route.
  ///
  /// - Returns: The decision; in a replay the recorded one.
  func said(_ own: AnyRouteDecision, of route: Any, by flow: Flow) -> AnyRouteDecision {
    // A replay does not look up: it takes the recorded edits.
    if isLookingUp { return own }
    let answer = answers?.answer(own, of: route, by: flow) ?? own
    write(of: route, by: flow, answer, isAnswer: false)
    return answer
  }

  private func write(of route: Any, by flow: Flow, _ answer: AnyRouteDecision, isAnswer: Bool) {
    guard let id = flow.node?.id else { return }
    let entrance = Journal.Entrance(flow, id, route, answer, isAnswer: isAnswer)
    write(.entering(entrance), isOutside: isAnswer)
  }

  func answered(_ key: String, by flow: NodeID, _ outcome: Journal.Answer.Outcome, isAsked: Bool) {
    write(
      .answer(Journal.Answer(key: key, flow: flow, outcome: outcome, isAsked: isAsked)),
      isOutside: true)
  }

  /// Records the answer of a service.
  ///
  /// - Returns: The answer; in a replay the recorded one, at its turn.
  func answer<Value: Codable>(
    to key: String, of flow: Flow, isAsked: Bool,
    _ operation: @MainActor () async throws -> Value
  ) async throws -> Value {
    guard let id = flow.node?.id else { return try await operation() }
    if let answers {
      let outcome = await answers.answer(to: key, of: id)
      return try answers.value(of: outcome, key)
    }
    // An answer after the flow's end does not affect the tree, and a replay need not wait for
    // it.
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

  /// Records an entry of another journal that nothing in this tree causes.
  func repeated(_ record: Journal.Record) {
    write(record.event, isOutside: record.isOutside)
  }

  func judge(_ own: Bool, _ question: RecordedQuestion) -> Bool {
    guard let answers else { return own }
    switch question {
    case .collects(let mayAsk, let isOutside):
      return answers.collects(mayAsk: mayAsk, isOutside: isOutside)
    case .repeats(let id): return answers.repeats(own, id)
    }
  }

  // MARK: - Requests

  private func took(_ record: RequestRecord) {
    guard record.isOutside else { return write(.request(record.summary, nil)) }
    if answers == nil, !record.isInTransaction, let engine {
      checkpoints.add(of: engine, in: journal, limit: limit)
    }
    let subject = record.request.subject.flatMap { engine?.state.node(with: $0) }
    var doing = Journal.Doing(
      record.request.authority, at: subject.flatMap { TreePath(to: $0) })
    if record.request.isDuplicate { doing.isDuplicate = true }
    if record.request.namesGoal { doing.namesGoal = true }
    if record.request.givesWay { doing.givesWay = true }
    if let start = start.take() { note(start, &doing) }
    write(.request(record.summary, doing), isOutside: true)
  }

  /// Records the root flow's start.
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

  /// Looks up the edits of a request from outside, and records them.
  func lookUp(_ record: RequestRecord, _ edits: () -> [TreeEdit]?) -> [TreeEdit]? {
    (isLookingUp, output) = (true, nil)
    let edits = edits()
    let output = output
    (isLookingUp, self.output) = (false, nil)
    change(record) { doing in
      guard let edits else { return doing.noteSuperseded(at: record.askings) }
      do throws(Unstorable) {
        let resumes = edits.contains { $0.resumes != nil }
        doing.note(try StoredEdit.all(edits), at: record.askings, resumes: resumes)
        // `Void` is not stored: no output means `Void`.
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

  /// Records the edits of a request that the flows refused at first.
  private func noteFallback(_ edits: [TreeEdit], of record: RequestRecord) {
    change(record) { doing in
      do throws(Unstorable) {
        doing.fallback = try StoredEdit.all(edits)
      } catch {
        doing.obstacle = error.reason
      }
    }
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
