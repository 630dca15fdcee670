import Dispatch

/// The clock on which transitions, animations and their completions advance: one turn of the main queue at a time.
///
/// Nothing sleeps. In automatic mode each turn is a block on the main queue; in manual mode turns wait for `advance`.
@MainActor package final class MainClock {
  package static let shared = MainClock()

  /// How many turns an animated transition takes between its start and its end.
  package static let turnsOfAnimation = 4

  package var isManual = false {
    didSet { if !isManual, !waiting.isEmpty { requestTurn() } }
  }
  package private(set) var turn = 0
  private var waiting: [@MainActor () -> Void] = []
  private var isTurnRequested = false

  /// Whether nothing waits for a turn.
  package var isIdle: Bool { waiting.isEmpty }

  /// Runs `work` at the next turn.
  package func atNextTurn(_ work: @escaping @MainActor () -> Void) {
    waiting.append(work)
    if !isManual { requestTurn() }
  }

  /// Runs `work` after so many turns.
  package func after(turns: Int, _ work: @escaping @MainActor () -> Void) {
    guard turns > 1 else { return atNextTurn(work) }
    atNextTurn { self.after(turns: turns - 1, work) }
  }

  /// Runs everything that waits for the next turn; what that adds waits for the turn after it.
  package func advance() {
    turn += 1
    let now = waiting
    waiting = []
    for work in now { work() }
    if !isManual, !waiting.isEmpty { requestTurn() }
  }

  /// Advances until nothing waits, or until `limit` turns were made.
  ///
  /// - Returns: whether the clock came to rest.
  @discardableResult package func runUntilIdle(limit: Int = 10_000) -> Bool {
    var left = limit
    while !waiting.isEmpty, left > 0 {
      advance()
      left -= 1
    }
    return waiting.isEmpty
  }

  /// Forgets what waits and returns to automatic mode.
  package func reset() {
    waiting = []
    isManual = false
  }

  private func requestTurn() {
    guard !isTurnRequested else { return }
    isTurnRequested = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.isTurnRequested = false
        if !self.isManual { self.advance() }
      }
    }
  }
}
