// Events/ holds what observers are told, misuse, explanations, and the interface of recorders.

/// Tells observers, the recorder and the fuzzer's observer what happens in a tree.
///
/// It knows no other part of the tree: its owner says how verbs are kept waiting while observers
/// are told.
@MainActor
package final class EventHub {
  package let recorder: (any ChangeRecorder)?
  /// Sees what observers see, before them and without a value being made of it.
  private(set) weak var engineObserver: (any EngineObserver)?
  /// Sees each node when its content was made: how tests follow the objects themselves.
  var onStart: (@MainActor (Node) -> Void)?
  /// Receives each task that the tree cancels, with the name of its flow: how tests wait for its return.
  package var onTaskCancelled: (@MainActor (Task<Void, Never>, String) -> Void)?
  /// Runs a body with verbs waiting until it is over.
  var inChange: @MainActor (() -> Void) -> Void = { $0() }
  /// What happened to the last requests that did not just take effect as asked, the oldest first.
  private(set) var explanations: [Explanation] = []

  private var observers: [Observer] = []
  private var streams: [AsyncStream<TreeEvent>.Continuation] = []
  private var lastNumber: UInt64 = 0
  var reported: Set<Misuse> = []
  let onMisuse: @MainActor (Misuse) -> Void

  init(
    recorder: (any ChangeRecorder)?, engineObserver: (any EngineObserver)?,
    onMisuse: @escaping @MainActor (Misuse) -> Void
  ) {
    (self.recorder, self.engineObserver, self.onMisuse) = (recorder, engineObserver, onMisuse)
  }

  deinit {
    for stream in streams { stream.finish() }
  }

  // MARK: - Telling

  /// Tells the observers; makes the event only if there are any.
  func post(_ event: @autoclosure () -> TreeEvent) {
    recorder?.note(event())
    guard !observers.isEmpty else { return }
    let event = event()
    inChange {
      for observer in observers where observer.isActive() { observer.receive(event) }
    }
  }

  /// Keeps and tells what happened to a request, if there is something to tell.
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

  /// The events from now on; ends with the hub.
  func makeStream() -> AsyncStream<TreeEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: TreeEvent.self)
    let number = add { continuation.yield($0) }
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.remove(number) }
    }
    streams.append(continuation)
    return stream
  }

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
    // What the closures held may call verbs as it goes, so it goes when the list is whole again.
    let former = observers
    observers = former.filter { $0.number != number }
    release(former)
  }

  private struct Observer {
    let number: UInt64
    let isActive: @MainActor () -> Bool
    let receive: @MainActor (TreeEvent) -> Void
  }
}
