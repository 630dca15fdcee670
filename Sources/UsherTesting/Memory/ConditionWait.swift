import Observation

/// Waits for a condition, which it evaluates after every change of the properties that it reads.
@MainActor
final class ConditionWait {
  private let condition: @MainActor () -> Bool
  private let suspension = Suspension()
  /// True if an evaluation is scheduled already.
  private var isDue = false
  /// The evaluation of the current observation; earlier observations are outdated.
  private var round = 0

  init(_ condition: @escaping @MainActor () -> Bool) {
    self.condition = condition
  }

  /// Returns whether the condition became true; `false` if the task was cancelled before.
  func value() async -> Bool {
    evaluateObserving()
    return await suspension.value { [self] in suspension.resume(condition()) }
  }

  /// Evaluates the condition now, and once more after the current change.
  ///
  /// The first evaluation sees a state that holds only briefly; the second one sees conditions such
  /// as being settled.
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
      // Called before the change: the new value exists only afterwards.
      Task { @MainActor [weak self] in
        guard let self, self.round == round else { return }
        evaluateObserving()
      }
    }
    if holds { suspension.resume(true) }
  }
}
