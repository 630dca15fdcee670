import Usher

extension Fuzzer {
  /// Gives tasks turns until the walk rests, then finds ended objects that are alive.
  func turn(_ walk: FuzzWalk) async {
    // Tasks of the app outside the tree may have to continue on other threads.
    await Task.yield()
    await rest(walk)
  }

  /// Gives tasks turns until the walk rests, or until the time limit; then checks.
  ///
  /// A walk rests when no ended object is alive and its host agrees with its tree, which needs no
  /// waiting. Only a failure takes longer, because a busy machine may delay a thread for any number
  /// of our turns.
  func rest(_ walk: FuzzWalk) async {
    await giveTurns { walk.needsTurn() }
    walk.checkAfterTurn()
  }

  /// Gives tasks turns while `waits` returns `true`, up to the time limit.
  func giveTurns(while waits: @MainActor () -> Bool) async {
    // Most tasks need only the main actor, and a yield passes through other threads.
    for _ in 0..<8 {
      guard waits() else { return }
      await Self.mainActorTurn()
    }
    guard waits() else { return }
    let clock = ContinuousClock()
    let end = clock.now + patience
    var turns = 0
    while turns < 100 || clock.now < end {
      await Task.yield()
      guard waits() else { return }
      turns += 1
    }
  }

  /// Lets the main actor run its pending work.
  private static func mainActorTurn() async {
    await withCheckedContinuation { continuation in
      Task { @MainActor in continuation.resume() }
    }
  }

  /// Checks once more, closes the tree, and checks that everything was released.
  func conclude(_ walk: FuzzWalk) async {
    if walk.failure == nil {
      // The tasks' reactions to the last steps, which need no other threads.
      for _ in 0..<2 { await Self.mainActorTurn() }
      await rest(walk)
    }
    if walk.failure == nil, walk.host.tree.isLive {
      walk.take(.close)
      await rest(walk)
    }
    walk.end()
  }
}
