#if DEBUG
  import Usher

  /// Waiting for the tree, as programs outside need it: nothing in the app depends on it.
  extension WatchedTree {
    /// Returns when nothing moves, `true`, or after a time, `false`.
    func settle(seconds: Int) async -> Bool {
      // A task that was just started needs a turn to ask for something.
      for _ in 0..<8 { await Task.yield() }
      return await wait(seconds) { isSettled }
    }

    /// Waits until nothing moves and what has ended is released, or for a time after that.
    ///
    /// - Returns: True if nothing moves.
    func lookForLeaks(seconds: Int) async -> Bool {
      let isSettled = await settle(seconds: max(seconds, 0))
      guard isSettled else { return false }
      _ = await wait(seconds) { objects.isClean }
      // Each look counts what is still alive; the last ones decide.
      for _ in 0..<3 { objects.look() }
      return true
    }

    private func wait(_ seconds: Int, until isDone: () -> Bool) async -> Bool {
      for _ in 0..<100 {
        if isDone() { return true }
        await Task.yield()
      }
      for _ in 0..<(max(0, min(seconds, 600)) * 50) {
        if isDone() { return true }
        // Objects are released without an event that could end the wait.
        guard (try? await Task.sleep(for: .milliseconds(20))) != nil else { break }
      }
      return isDone()
    }
  }
#endif
