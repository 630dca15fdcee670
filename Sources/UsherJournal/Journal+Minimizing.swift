import Usher

extension Journal {
  /// Returns the fewest inputs from outside for which `replayFails` still returns `true`.
  ///
  /// ```swift
  /// let shortest = try await journal.minimized { journal in
  ///   guard let replay = try? await journal.replay(AppFlow()) else { return false }
  ///   return replay.tree.description.contains("blank")
  /// }
  /// ```
  ///
  /// Leaves out halves, then quarters, and at last single inputs and pairs. A transaction is left
  /// out together with its verbs. The result is not whole, so a replay of it compares nothing.
  ///
  /// - Parameter replayFails: Replays a part of the recording on a new root, and returns whether it
  ///   still fails.
  /// - Throws: ``JournalError`` if `replayFails` returns `false` for this journal's ``inputs``, which are all that
  ///   a part of it can repeat.
  /// - Complexity: O(*n*²) replays in the number of inputs, at worst; usually O(*n* log *n*).
  @MainActor
  public func minimized(
    _ replayFails: @MainActor (Journal) async -> Bool
  ) async throws(JournalError) -> Journal {
    guard await replayFails(inputs) else {
      throw JournalError(
        .notReproduced,
        """
        A replay of all of its inputs does not fail. What a caller of run or confirm does with the answer, and what \
        services change outside of recorded(_:_:), is not repeated.
        """)
    }
    var units = self.units
    func fails(_ units: [[Record]]) async -> Bool { await replayFails(inputs(of: units)) }
    var size = max(units.count / 2, 1)
    while true {
      let before = units.count
      var start = 0
      while start < units.count {
        var fewer = units
        fewer.removeSubrange(start..<min(start + size, units.count))
        if await fails(fewer) { units = fewer } else { start += size }
      }
      if size == 1, units.count == before {
        guard let fewer = await withoutPair(units, fails) else { return inputs(of: units) }
        units = fewer
      }
      size = max(size / 2, 1)
    }
  }

  /// The inputs from outside, each with its guards' decisions and the nodes that it started.
  ///
  /// A transaction is one unit.
  package var units: [[Record]] {
    var units: [[Record]] = []
    var isOpen = false
    for record in inputs.records.drop(while: { !$0.isOutside || $0.isStart }) {
      if record.isOutside, !isOpen {
        units.append([record])
      } else {
        units[units.count - 1].append(record)
      }
      switch record.event {
      case .transactionBegan: isOpen = true
      case .transactionEnded: isOpen = false
      default: break
      }
    }
    return units
  }

  package func inputs(of units: [[Record]]) -> Journal {
    var journal = inputs
    let start = journal.records.prefix { !$0.isOutside || $0.isStart }
    journal.records = start + units.flatMap { $0 }
    return journal
  }

  /// Leaves out pairs, because some inputs need each other: one that opens, and one that closes
  /// again.
  @MainActor
  private func withoutPair(
    _ units: [[Record]], _ fails: @MainActor ([[Record]]) async -> Bool
  ) async -> [[Record]]? {
    guard units.count <= 30 else { return nil }
    for second in units.indices {
      for first in 0..<second {
        var fewer = units
        fewer.remove(at: second)
        fewer.remove(at: first)
        if await fails(fewer) { return fewer }
      }
    }
    return nil
  }
}
