extension Fuzzer {
  /// Returns the problem after some steps.
  typealias StepsCheck = @MainActor ([FuzzStep]) async -> String?

  /// Returns the shortest list of steps found that leads to a failure, and that failure.
  ///
  /// Waits only at the end for a possible leak, because waiting in each of the many walks would
  /// take too long. If the result is wrong because a task was late, it starts again with waiting.
  func shrunk(
    _ walked: [FuzzStep], _ failure: String,
    _ replay: @MainActor (Fuzzer, [FuzzStep]) async -> String?
  ) async -> (steps: [FuzzStep], sentence: String) {
    var hasty = self
    hasty.patience = .zero
    var steps = await shrink(walked) { await replay(hasty, $0) }
    if let sentence = await replay(self, steps) { return (steps, sentence) }
    steps = await shrink(walked) { await replay(self, $0) }
    return (steps, await replay(self, steps) ?? failure)
  }

  /// Leaves out steps while a failure remains.
  func shrink(_ steps: [FuzzStep], _ replay: StepsCheck) async -> [FuzzStep] {
    var steps = steps
    var size = max(steps.count / 2, 1)
    while true {
      let fewer = await leaveOut(size, of: steps, replay)
      let shrank = fewer.count < steps.count
      steps = fewer
      if size == 1, !shrank {
        // Some steps need each other: one that opens, and one that closes again.
        guard let fewer = await leaveOutPair(of: steps, replay) else { return steps }
        steps = fewer
      }
      size = max(size / 2, 1)
    }
  }

  /// Leaves out each chunk of this many steps if the failure remains.
  private func leaveOut(
    _ size: Int, of steps: [FuzzStep], _ replay: StepsCheck
  ) async -> [FuzzStep] {
    var steps = steps
    var start = 0
    while start < steps.count {
      var fewer = steps
      fewer.removeSubrange(start..<min(start + size, steps.count))
      if await replay(fewer) != nil { steps = fewer } else { start += size }
    }
    return steps
  }

  /// Leaves out pairs of steps at any positions, if the walk is short enough to try them all.
  private func leaveOutPair(of steps: [FuzzStep], _ replay: StepsCheck) async -> [FuzzStep]? {
    guard steps.count <= 30 else { return nil }
    for second in steps.indices {
      for first in 0..<second {
        var fewer = steps
        fewer.remove(at: second)
        fewer.remove(at: first)
        if await replay(fewer) != nil { return fewer }
      }
    }
    return nil
  }
}
