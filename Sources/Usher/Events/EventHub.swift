/// Passes the events of a tree to observers, to the recorder and to the fuzzer's observer.
///
/// It knows no other part of the tree: its owner supplies the means to queue verbs during a call of
/// observers.
@MainActor
package final class EventHub {
  package let recorder: (any ChangeRecorder)?
  /// Receives every event before the observers, without allocating.
  private(set) weak var engineObserver: (any EngineObserver)?
  /// Receives each node with its new content, for tests that follow the objects.
  var onStart: (@MainActor (Node) -> Void)?
  /// Receives each coordinator whose start failed, for the same tests.
  var onNotStarted: (@MainActor (any Coordinator, _ route: Any?) -> Void)?
  /// Receives each task that the tree cancels, with the name of its flow, for tests that await its
  /// return.
  package var onTaskCancelled: (@MainActor (Task<Void, Never>, String) -> Void)?
  /// Runs a body while verbs queue until its end.
  var inChange: @MainActor (() -> Void) -> Void = { $0() }
  /// The explanations of the last requests that went otherwise than requested, the oldest first.
  private(set) var explanations: [Explanation] = []

  private var observers: [Observer] = []
  private var lastNumber: UInt64 = 0
  var reported: Set<Misuse> = []
  /// True while a request is looked up again: what is wrong with it was reported the first time.
  var isMuted = false
  let onMisuse: @MainActor (Misuse) -> Void

  init(
    recorder: (any ChangeRecorder)?, engineObserver: (any EngineObserver)?,
    onMisuse: @escaping @MainActor (Misuse) -> Void
  ) {
    (self.recorder, self.engineObserver, self.onMisuse) = (recorder, engineObserver, onMisuse)
  }

  // MARK: - Telling

  /// Tells the recorder, if there is one.
  func record(_ fact: consuming RecordedFact) { recorder?.note(fact) }

  /// Notifies the observers; creates the event only if there are any.
  func post(_ event: @autoclosure () -> TreeEvent) {
    recorder?.note(event())
    guard !observers.isEmpty else { return }
    let event = event()
    inChange {
      for observer in observers where observer.isActive() { observer.receive(event) }
    }
  }

  /// Stores and reports the explanation of a request, if there is anything to explain.
  func explain(_ record: RequestRecord) {
    guard !record.steps.isEmpty else { return }
    let explanation = record.explanation
    if explanations.count >= Self.keptExplanations { explanations.removeFirst() }
    explanations.append(explanation)
    post(.explained(explanation))
  }

  private static var keptExplanations: Int { 100 }

  // MARK: - Observing

  /// Calls `receive` for each event, in order, until the observation is released.
  func observe(_ receive: @escaping @MainActor (TreeEvent) -> Void) -> TreeObservation {
    let number = lastNumber + 1
    let observation = TreeObservation { [weak self] in self?.remove(number) }
    add(receive) { [weak observation] in observation?.isActive == true }
    return observation
  }

  /// Returns a stream of the later events; it ends with the hub.
  func makeStream() -> AsyncStream<TreeEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: TreeEvent.self)
    let source = EventSource(continuation)
    let number = add { source.continuation.yield($0) }
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.remove(number) }
    }
    return stream
  }

  /// Calls `receive` for each node with its new content, after those that were added before.
  package func addOnStart(_ receive: @escaping @MainActor (Node) -> Void) {
    let former = onStart
    onStart = { node in
      former?(node)
      receive(node)
    }
  }

  /// True if anything receives events.
  package var isObserved: Bool { !observers.isEmpty }

  @discardableResult
  func add(
    _ receive: @escaping @MainActor (TreeEvent) -> Void,
    while isActive: @escaping @MainActor () -> Bool = { true }
  ) -> UInt64 {
    lastNumber += 1
    observers = observers + [Observer(number: lastNumber, isActive: isActive, receive: receive)]
    return lastNumber
  }

  private func remove(_ number: UInt64) {
    // Objects held by the closures may call verbs as they are released, so they are released when
    // the list is consistent again.
    let former = observers
    observers = former.filter { $0.number != number }
    release(former)
  }

  private final class Observer {
    let number: UInt64
    let isActive: @MainActor () -> Bool
    let receive: @MainActor (TreeEvent) -> Void

    init(
      number: UInt64, isActive: @escaping @MainActor () -> Bool,
      receive: @escaping @MainActor (TreeEvent) -> Void
    ) {
      (self.number, self.isActive, self.receive) = (number, isActive, receive)
    }
  }
}

/// The source of a stream of events, which ends with the last reference to it.
private final class EventSource {
  let continuation: AsyncStream<TreeEvent>.Continuation

  init(_ continuation: AsyncStream<TreeEvent>.Continuation) { self.continuation = continuation }

  deinit { continuation.finish() }
}

extension EventHub {
  /// Reports a mistake, once.
  package func report(_ misuse: Misuse) {
    guard !isMuted, reported.insert(misuse).inserted else { return }
    post(.misuse(misuse))
    onMisuse(misuse)
  }
}

extension EventHub {
  /// Runs consequences of this tree's changes.
  @inline(never)  // because the body would be compiled twice: with and without a recorder
  func asDerived(_ body: () -> Void) {
    guard recorder != nil else { return body() }
    Derivation.$tree.withValue(ObjectIdentifier(self)) { body() }
  }

  /// Runs code of the host, or from outside.
  @inline(never)  // for the same reason
  func asOutside(_ body: () -> Void) {
    guard recorder != nil else { return body() }
    Derivation.$tree.withValue(nil) { body() }
  }

  /// True if a change of this tree caused the running code.
  var isDerived: Bool { Derivation.tree == ObjectIdentifier(self) }
}
