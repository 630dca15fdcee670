/// Gives tasks their turns after a touch.
@MainActor
enum Settling {
  /// Suspends until `condition` is true, or much longer than any touch takes.
  ///
  /// The clock only limits the duration of a failure: a busy machine may delay another thread for
  /// any number of turns.
  static func wait(until condition: () async -> Bool) async {
    for _ in 0..<fewTurns { await Task.yield() }
    let clock = ContinuousClock()
    let end = clock.now + .seconds(5)
    var turns = 0
    while !(await condition()), turns < 500 || clock.now < end {
      for _ in 0..<fewTurns { await Task.yield() }
      turns += 1
    }
  }

  /// Suspends until a value has stayed the same for a while.
  ///
  /// For recording only, when the result of a touch is not known yet.
  static func waitUntilStill(_ value: () async -> some Equatable & Sendable) async {
    let clock = ContinuousClock()
    var last = await value()
    var end = clock.now + .milliseconds(100)
    var turns = 0
    while turns < 50 || clock.now < end {
      for _ in 0..<fewTurns { await Task.yield() }
      turns += 1
      let next = await value()
      guard !same(next, last) else { continue }
      (last, turns, end) = (next, 0, clock.now + .milliseconds(100))
    }
  }

  private static func same<Value: Equatable>(_ one: Value, _ two: Value) -> Bool { one == two }

  private static let fewTurns = 20
}
