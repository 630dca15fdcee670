@_spi(Hosting) import Usher
import UsherSnapshots

/// Repeats the inputs from outside, and compares the consequences.
@MainActor
final class Replayer {
  private(set) var divergence: Replay.Divergence?

  /// Guards' decisions that differ from the recorded ones.
  var overruled: [Replay.Overruled] = []
  /// The recorded consequences, if only a part of a recording is replayed.
  var parts: RecordedParts?

  let source: Journal
  let recorder: JournalRecorder
  private let driver = ReplayDriver()
  private weak var engine: ChangeEngine?
  /// The record that must come next.
  private(set) var cursor = 0
  private var isFeeding = false
  private(set) var isOver = false
  private var waiters: [Waiter] = []
  /// Answers whose questions were not asked at their turn.
  private var unclaimed: [Journal.Answer] = []
  private var failure: JournalError?
  let makeFlow: @MainActor (String) -> (any Coordinator)?
  /// The receivers of the results of a resumed place.
  var adopted: [ResultReceiver] = []

  private struct Waiter {
    let key: String
    let flow: NodeID
    let continuation: CheckedContinuation<Journal.Answer.Outcome, Never>
  }

  /// The turns that tasks get to do their expected work.
  private static let patience = 1_000

  init(_ source: Journal, making makeFlow: @escaping @MainActor (String) -> (any Coordinator)?) {
    (self.source, self.makeFlow) = (source, makeFlow)
    if !source.isWhole {
      parts = RecordedParts()
      parts?.expect(source.records.dropFirst())
    }
    recorder = JournalRecorder(limit: .max)
    recorder.answers = self
    recorder.onRecord = { [weak self] in self?.happened($0) }
    driver.isFree = { [weak self] in self?.isHostFree ?? true }
  }

  func makeTree<Output>(_ root: any Coordinator<Output>, _ start: Journal.Doing?) -> Tree {
    var configuration = TreeConfiguration()
    configuration.onMisuse = { _ in }
    isFeeding = true
    let tree = Tree(
      root: root, driver: driver, configuration: configuration,
      launch: .at(start?.plan?.plan).restoring(start?.snapshot),
      firstNode: min(source.firstNode ?? 1, 1 << 53), recorder: recorder,
      onEnd: { (_: Ending<Output>) in })
    isFeeding = false
    tree.canLeaveRoot = source.canLeaveRoot
    return tree
  }

  // MARK: - Comparing

  private func happened(_ record: Journal.Record) {
    if case .started(let node) = record.event { parts?.started(node) }
    guard source.isWhole, !isOver, divergence == nil else { return }
    // Only one of the recording and the newer code has a guard here.
    if next?.matches(record) != true {
      if record.isAllowance { return }
      pass(count: source.records.dropFirst(cursor).prefix { $0.isAllowance }.count)
    }
    guard cursor < source.records.count else {
      // Later events are beyond the recording.
      if isFeeding { diverge(record) }
      return
    }
    let expected = source.records[cursor]
    guard expected.matches(record) else { return diverge(record) }
    recorder.setTurns(expected.turns)
    cursor += 1
  }

  private func diverge(_ found: Journal.Record?) {
    guard divergence == nil else { return }
    divergence = Replay.Divergence(
      index: cursor, expected: next, found: found)
  }

  var next: Journal.Record? {
    cursor < source.records.count ? source.records[cursor] : nil
  }

  /// Passes over records that nothing in the replay has to match.
  func pass(count: Int) { cursor += count }

  /// True if the recorded host had settled: the next record is the outcome of a shown request.
  private var isHostFree: Bool {
    guard source.isWhole, !isOver else { return true }
    let following = source.records.dropFirst(cursor).first { !$0.isAllowance }
    guard let engine, case .concluded(let id, let outcome)? = following?.event, !outcome.isTrouble
    else { return false }
    return engine.isUnsettled(id)
  }

  // MARK: - Running

  func run(_ tree: Tree) async throws(JournalError) {
    engine = tree.engine
    if source.isWhole {
      while cursor < source.records.count, divergence == nil, failure == nil {
        try await step(tree)
      }
    } else {
      for index in source.records.indices.dropFirst() { await repeatPart(index, tree) }
      await turns(JournalRecorder.mostTurns)
    }
    if let failure { throw failure }
  }

  /// Performs a record of a partial recording, as far as possible.
  private func repeatPart(_ index: Int, _ tree: Tree) async {
    let record = source.records[index]
    guard record.isOutside else { return }
    cursor = index
    parts?.expect(source.records.dropFirst(index + 1))
    await turns(record.turns)
    try? feed(record, tree.engine)
    await turns(1)
  }

  private func step(_ tree: Tree) async throws(JournalError) {
    guard let record = next else { return }
    let index = cursor
    func hasMoved() -> Bool { cursor > index || divergence != nil || failure != nil }
    if record.isOutside {
      await turns(record.turns)
      guard !hasMoved() else { return }
      if case .answer(let answer) = record.event, answer.isAsked {
        await wait { waits(for: answer) || hasMoved() }
        guard !hasMoved() else { return }
      }
      isFeeding = true
      defer { isFeeding = false }
      try feed(record, tree.engine)
    } else if case .concluded(let id, let outcome) = record.event, outcome.isTrouble,
      tree.engine.settle(id, outcome)
    {
      // The recorded host could not show it.
    } else {
      driver.follow()
    }
    await wait(hasMoved)
    guard !hasMoved() else { return }
    if record.isAllowance { pass(count: 1) } else { diverge(nil) }
  }

  private func turns(_ count: Int) async {
    for _ in 0..<min(count, JournalRecorder.mostTurns) { await Task.yield() }
  }

  private func wait(_ condition: () -> Bool) async {
    for _ in 0..<Self.patience {
      if condition() { return }
      await Task.yield()
    }
  }

  /// Closes the tree and ends everything that awaits an answer.
  func close(_ tree: Tree) {
    guard !isOver else { return }
    isOver = true
    tree.engine.forgetTransactions()
    let waiting = waiters
    waiters = []
    for waiter in waiting { waiter.continuation.resume(returning: .cancelled) }
    tree.close()
    driver.follow()
  }

  // MARK: - Feeding

  /// Performs an input from outside.
  private func feed(_ record: Journal.Record, _ engine: ChangeEngine) throws(JournalError) {
    switch record.event {
    case .request(let request, let doing): try feed(request, doing, engine)
    case .answer(let answer):
      if !answer.isAsked {
        recorder.repeated(record)
      } else if !give(answer), !source.isWhole {
        unclaimed.append(answer)
      }
    case .transactionBegan:
      recorder.transaction(began: true)
      engine.openTransaction()
    case .transactionEnded:
      guard engine.isInTransaction else {
        throw JournalError(.damaged, at: cursor, "A transaction ends that did not begin.")
      }
      engine.closeTransaction { recorder.transaction(began: false) }
    case .misuse(let misuse): engine.events.report(misuse)
    case .decided(let id, let mayLeave):
      _ = engine.guards.decide(mayLeave, about: parts?.ids[id] ?? id)
    case .entering(let entrance): _ = decide(entrance, in: engine)
    case .started, .updated, .ended, .result, .concluded, .asked:
      throw JournalError(.damaged, at: cursor, "The app cannot cause this record: \(record)")
    }
  }

  private func feed(
    _ request: NavigationRequest, _ doing: Journal.Doing?, _ engine: ChangeEngine
  ) throws(JournalError) {
    guard let doing, request.cause == nil, !request.isStart else {
      throw JournalError(.damaged, at: cursor, "The app cannot cause this record: \(request)")
    }
    if let obstacle = doing.obstacle { throw JournalError(.notReplayable, at: cursor, obstacle) }
    let subject = doing.at.flatMap { engine.recordedNode(at: $0) }
    var fallback: MakeEdits?
    if let stored = doing.fallback { fallback = engine.lookup(stored) }
    var waiting: RememberedReceivers?
    if doing.forgets == true, let flow = subject?.flow {
      // A part without what was remembered has nothing to resume. In a transaction it may come only now.
      guard source.isWhole || engine.takesEffectLater || flow.remembered != nil else { return }
      waiting = RememberedReceivers()
    }
    var replayed = Request(
      request.verb, target: request.target,
      flowType: request.flow == nil ? nil : subject?.flow.map { type(of: $0.coordinator) },
      subject: subject?.id ?? (source.isWhole ? request.subject : nil), origin: request.origin,
      authority: doing.authority, receiver: waiting, fallback: fallback)
    replayed.isDuplicate = doing.isDuplicate == true
    replayed.namesGoal = doing.namesGoal == true
    replayed.isReplayed = true
    replayed.isUnlikeOthers = source.isWhole && !isDuplicate(request.id)
    let (index, isBundled) = (cursor, engine.takesEffectLater)
    // Each verb is looked up after the effects of the earlier ones.
    var early: JournalError?
    let flow = request.flow == nil ? nil : subject?.flow
    engine.submit(replayed, of: flow) { [weak self, weak engine, weak subject] in
      guard let self, let engine else { return nil }
      let askings = engine.askings
      if askings == 0, doing.isObsolete == true, !engine.isDrafting { return nil }
      do throws(JournalError) {
        return try lookUp(doing, after: askings, of: subject?.flow, waiting, request, at: index)
      } catch {
        // While verbs are only judged, the nodes of earlier verbs do not exist yet.
        if engine.isDrafting { return nil }
        if isBundled || askings > 0 {
          if source.isWhole { fail(error) }
        } else {
          early = error
        }
        return nil
      }
    }
    if let early { throw early }
  }

  /// Returns the recorded edits of one asking of a request, and notes what to record about it.
  ///
  /// - Parameter askings: The number of answers that came before.
  private func lookUp(
    _ doing: Journal.Doing, after askings: Int, of flow: Flow?, _ waiting: RememberedReceivers?,
    _ request: NavigationRequest, at index: Int
  ) throws(JournalError) -> [TreeEdit]? {
    var stored = doing.edits
    if askings > 0, let again = doing.again, again.indices.contains(askings - 1) {
      stored = again[askings - 1]
    } else if askings > 0, source.isWhole, !isRefused(request.id) {
      throw JournalError(
        .notReplayable, at: index,
        "\(request) waited for an answer, and the journal, of an earlier version, does not say what it did then."
      )
    }
    let resuming = waiting.flatMap { waiting in flow.map { $0.resuming(waiting) } }
    adopted = waiting?.receivers ?? []
    defer { adopted = [] }
    do throws(Unresolvable) {
      guard let found = try engine?.edits(stored, of: doing) else { return nil }
      if let output = found.output { recorder.willFinish(with: output) }
      if doing.forgets == true { recorder.willForget() }
      return (resuming.map { [$0] } ?? []) + found.edits
    } catch {
      throw journalError(error, request, at: index)
    }
  }

  /// Returns whether a recorded request was refused, whatever its edits were by then.
  private func isRefused(_ id: NavigationRequest.ID) -> Bool {
    source.records.dropFirst(cursor).contains { record in
      if case .concluded(id, .refused) = record.event { true } else { false }
    }
  }

  /// Returns whether a recorded request was dropped as a duplicate.
  private func isDuplicate(_ id: NavigationRequest.ID) -> Bool {
    source.records.dropFirst(cursor).contains { $0.event == .concluded(id, .duplicate) }
  }

  private func journalError(
    _ error: Unresolvable, _ request: NavigationRequest, at index: Int
  ) -> JournalError {
    switch error {
    case .missing(let what):
      JournalError(
        .damaged, at: index, "\(request) concerns \(what), which the tree does not have.")
    case .undecodable(let why): JournalError(.notDecodable, at: index, "\(request): \(why)")
    case .notMade: JournalError(.notReplayable, at: index, error.reason)
    }
  }

  // MARK: - Answers of services

  private func waits(for answer: Journal.Answer) -> Bool {
    waiters.contains { $0.key == answer.key && $0.flow == answer.flow }
  }

  private func give(_ answer: Journal.Answer) -> Bool {
    let position = waiters.firstIndex { waiter in
      waiter.key == answer.key && (waiter.flow == answer.flow || !source.isWhole)
    }
    guard let position else { return false }
    waiters.remove(at: position).continuation.resume(returning: answer.outcome)
    return true
  }

  /// Returns a service's recorded answer, suspending until its turn.
  func answer(to key: String, of flow: NodeID) async -> Journal.Answer.Outcome {
    guard !isOver else { return .cancelled }
    let outcome: Journal.Answer.Outcome
    if let position = unclaimed.firstIndex(where: { $0.key == key }) {
      outcome = unclaimed.remove(at: position).outcome
    } else {
      outcome = await withCheckedContinuation {
        waiters.append(Waiter(key: key, flow: flow, continuation: $0))
      }
    }
    if !isOver { recorder.answered(key, by: flow, outcome, isAsked: true) }
    return outcome
  }

  /// Returns the recorded answer as the requested type.
  func value<Value: Decodable>(of outcome: Journal.Answer.Outcome, _ key: String) throws -> Value {
    switch outcome {
    case .cancelled: throw CancellationError()
    case .error(let text): throw RecordedError(description: text)
    case .unstored(let text):
      fail(
        JournalError(.notReplayable, at: cursor, "the answer to \(key) cannot be stored: \(text)"))
      throw CancellationError()
    case .value(let stored):
      do {
        return try stored.decode(Value.self)
      } catch {
        fail(JournalError(.notDecodable, at: cursor, "the answer to \(key): \(error)"))
        throw CancellationError()
      }
    }
  }

  private func fail(_ error: JournalError) {
    if failure == nil { failure = error }
  }
}
