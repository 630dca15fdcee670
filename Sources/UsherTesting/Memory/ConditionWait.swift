import Observation

/// Waits for a condition, evaluating it again after every change of what it reads.
@MainActor
final class ConditionWait {
  private let condition: @MainActor () -> Bool
  private let suspension = Suspension()
  /// Whether an evaluation is scheduled already.
  private var isDue = false
  /// Which evaluation the current observation belongs to; earlier observations are outdated.
  private var round = 0

  init(_ condition: @escaping @MainActor () -> Bool) {
    self.condition = condition
  }

  /// Returns whether the condition came to hold: `false` if the task was cancelled before.
  func value() async -> Bool {
    evaluateObserving()
    return await suspension.value { [self] in suspension.resume(condition()) }
  }

  /// Evaluates the condition now, and once more when the current change is over.
  ///
  /// What holds only for a moment is seen now; some things, such as being settled, hold only afterwards.
  func evaluate() {
    guard !suspension.isOver else { return }
    if condition() { suspension.resume(true) } else { schedule() }
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
    let holds = withObservationTracking(condition) { [weak self, round] in
      // Called before the change: only afterwards is there something new to see.
      Task { @MainActor [weak self] in
        guard let self, self.round == round else { return }
        evaluateObserving()
      }
    }
    if holds { suspension.resume(true) }
  }
}
