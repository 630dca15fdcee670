extension Fuzzer {
  /// Describes the problem after some steps.
  typealias StepsCheck = @MainActor ([FuzzStep]) async -> String?

  /// The shortest list of steps found that leads to a failure, and that failure.
  ///
  /// Waits only in the end for what may be a leak: to wait in each of the many walks would take too long.
  /// If that led astray, because a task was late, all is done again with patience.
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

  /// Leaves out steps for as long as something is still wrong.
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

  /// Leaves out what can be missed of each so many steps in a row.
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

  /// Leaves out two steps wherever they are, if the walk is short enough to try them all.
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
