import Dispatch
import Foundation

/// The clock on which transitions, animations and their completions advance: one turn of the main queue at a time.
///
/// Nothing sleeps. In automatic mode each turn is a block on the main queue; in manual mode turns wait until somebody advances.
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
  private var requests = 0

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
    requests += 1
    let request = requests
    DispatchQueue.main.async { MainActor.assumeIsolated { self.takeTurn(request) } }
    // A run loop that is run from inside a block of the main queue does not drain that queue, here or on Apple's
    // platforms; there, transitions go on all the same.
    if Thread.isMainThread {
      RunLoop.main.perform { MainActor.assumeIsolated { self.takeTurn(request) } }
    }
  }

  /// Makes the turn that was requested, whichever of its two ways comes first.
  private func takeTurn(_ request: Int) {
    guard isTurnRequested, request == requests else { return }
    isTurnRequested = false
    if !isManual { advance() }
  }
}
