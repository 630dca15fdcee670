import Usher

extension Fuzzer {
  /// Gives tasks turns until the walk rests, then looks for what is alive although it has ended.
  func turn(_ walk: FuzzWalk) async {
    // Tasks of the app that the tree does not know may have to go on by other threads.
    await Task.yield()
    await rest(walk)
  }

  /// Gives tasks turns until nothing waits for one, or until so many passed that nothing will
  /// come of it; then looks.
  ///
  /// A walk rests when nothing that has ended is alive and its host agrees with its tree: that is seen
  /// and need not be waited for. Only a failure takes longer, because a machine that has much else to do
  /// may keep a thread from going on for any number of our turns.
  func rest(_ walk: FuzzWalk) async {
    await giveTurns { walk.needsTurn() }
    walk.checkAfterTurn()
  }

  /// Gives tasks turns for as long as something waits for one, and patience lasts.
  func giveTurns(while waits: @MainActor () -> Bool) async {
    // Most of it needs the main actor only, and a yield goes around by other threads.
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

  /// Lets the main actor do what waits for it.
  private static func mainActorTurn() async {
    await withCheckedContinuation { continuation in
      Task { @MainActor in continuation.resume() }
    }
  }

  /// Looks once more, closes the tree, and looks whether all of it went.
  func conclude(_ walk: FuzzWalk) async {
    if walk.failure == nil {
      // What tasks have to say to the last steps; other threads need not be asked for that.
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
