import Observation

/// Waits for a condition, which it evaluates after every change of the properties that it reads.
///
/// An error of the condition counts as `false`.
@MainActor
final class ConditionWait {
  /// The end of a wait.
  enum Result { case holds, cancelled, timedOut }

  /// True while a condition is evaluated: what it tries records no issue.
  @TaskLocal static var isEvaluating = false

  private let condition: @MainActor () throws -> Bool
  private let suspension = Suspension()
  /// True if an evaluation is scheduled already.
  private var isDue = false
  /// The evaluation of the current observation; earlier observations are outdated.
  private var round = 0
  /// The number of events and observed changes so far.
  private var changes = 0
  private var timedOut = false

  init(_ condition: @escaping @MainActor () throws -> Bool) {
    self.condition = condition
  }

  /// True if the condition holds now.
  var holds: Bool {
    Self.$isEvaluating.withValue(true) { (try? condition()) == true }
  }

  /// Suspends until the condition holds, the task is cancelled, or nothing happens for a time.
  ///
  /// - Parameter pause: Suspends for that time; `nil` for no limit.
  func value(pausing pause: (@MainActor () async throws -> Void)?) async -> Result {
    evaluateObserving()
    let timer = pause.map { pause in
      Task {
        while !suspension.isOver {
          let former = changes
          do { try await pause() } catch { return }
          if former == changes { end() }
        }
      }
    }
    defer { timer?.cancel() }
    let isFulfilled = await suspension.value { [self] in suspension.resume(holds) }
    return isFulfilled ? .holds : timedOut ? .timedOut : .cancelled
  }

  /// Ends the wait because nothing happened; the condition may hold by state that is not observed.
  private func end() {
    guard !suspension.isOver else { return }
    timedOut = true
    suspension.resume(holds)
  }

  /// Evaluates the condition now, and once more after the current change.
  ///
  /// The first evaluation sees a state that holds only briefly; the second one sees conditions such
  /// as being settled.
  func evaluate() {
    guard !suspension.isOver else { return }
    changes += 1
    if holds { suspension.resume(true) } else { schedule() }
  }

  private func schedule() {
    guard !isDue else { return }
    isDue = true
    Task {
      isDue = false
      evaluateObserving()
    }
  }

  private func evaluateObserving() {
    guard !suspension.isOver else { return }
    round += 1
    let isFulfilled = withObservationTracking {
      self.holds
    } onChange: { [weak self, round] in
      // Called before the change: the new value exists only afterwards.
      Task { @MainActor [weak self] in
        guard let self, self.round == round else { return }
        changes += 1
        evaluateObserving()
      }
    }
    if isFulfilled { suspension.resume(true) }
  }
}
