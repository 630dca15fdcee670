public import Testing
public import Usher
import UsherJournal

extension Fuzzer {
  /// Records a journal of each random walk, replays it, and records an issue for the first
  /// difference.
  ///
  /// Routes and outputs must be `Codable`. A walk ends before a step that cannot be replayed. A failure that
  /// ``run(steps:seed:progress:)`` would report is recorded as well.
  ///
  /// - Parameters:
  ///   - steps: The total number of steps.
  ///   - seed: The seed; the same seed leads to the same walks.
  ///   - makeFlow: Makes a flow that the app passes to `run`, from the name of its type; `nil` for an
  ///     unknown name, which ends the walk.
  /// - Complexity: O(*n*) in the number of steps, plus the cost of the app's code.
  public func expectReplays(
    steps: Int, seed: UInt64 = 1,
    making makeFlow: @escaping @MainActor (String) -> (any Coordinator)? = { _ in nil },
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    if let difference = await replayDifference(steps: steps, seed: seed, making: makeFlow) {
      Issue.record("\(difference)", sourceLocation: sourceLocation)
    }
  }

  /// Returns the first difference between a recorded walk and its replay, or failure of a walk; `nil` if there is none.
  ///
  /// - Parameter makeNewer: Makes the root in which a walk is replayed: one of newer code, whose own journal may have more
  ///   records or fewer; `nil` for the same.
  package func replayDifference(
    steps: Int, seed: UInt64,
    making makeFlow: @escaping @MainActor (String) -> (any Coordinator)? = { _ in nil },
    in makeNewer: (@MainActor () -> any Coordinator<Root.Output>)? = nil
  ) async -> String? {
    var random = SplitMix64(seed: seed)
    var taken = 0
    while taken < steps {
      let walk = makeWalk(journalLimit: .max)
      let length = min(walkLength, steps - taken)
      var walked: [FuzzStep] = []
      var last = Recording(walk)
      while walked.count < length, walk.failure == nil, walk.host.tree.isLive {
        let step = walk.nextStep(&random)
        walked.append(step)
        walk.take(step)
        if step == .wait { await turn(walk) }
        let next = Recording(walk)
        let obstacle = next.journal?.obstacle(since: last.count) { makeFlow($0) != nil }
        guard obstacle == nil else { break }
        last = next
      }
      taken += max(walked.count, 1)
      if let difference = await difference(last, makeNewer, makeFlow) { return difference }
      await conclude(walk)
      if let failure = walk.failure {
        let (steps, sentence) = await shrunk(walked, failure) { await $0.replay($1) }
        return "\(FuzzFailure(message: sentence, steps: steps, fuzzer: code, seed: seed))"
      }
    }
    return nil
  }

  private func difference(
    _ recording: Recording, _ makeNewer: (@MainActor () -> any Coordinator<Root.Output>)?,
    _ makeFlow: @escaping @MainActor (String) -> (any Coordinator)?
  ) async -> String? {
    guard let journal = recording.journal else { return "nothing was recorded" }
    do {
      let root = makeNewer?() ?? makeErasedRoot()
      let replay = try await journal.replay(root, making: makeFlow)
      defer { replay.close() }
      if let divergence = replay.divergence {
        return "\(divergence)\n\n\(journal.text(upTo: divergence.index))"
      }
      if replay.tree.description != recording.tree {
        return "The replay ends in\n\(replay.tree.description)\ninstead of\n\(recording.tree)"
      }
      if makeNewer == nil, replay.journal != journal {
        return "The replay recorded a different journal."
      }
      return nil
    } catch {
      return "\(error)\n\n\(journal.text(upTo: error.index ?? 0))"
    }
  }

  private struct Recording {
    let journal: Journal?
    let tree: String

    @MainActor
    init(_ walk: FuzzWalk) {
      journal = walk.host.tree.journal
      tree = walk.host.tree.description
    }

    var count: Int { journal?.records.count ?? 0 }
  }
}

extension Journal {
  /// Returns the last records up to an index, as text.
  fileprivate func text(upTo index: Int) -> String {
    records[..<min(index + 1, records.count)].suffix(30).map(\.description).joined(separator: "\n")
  }
}
