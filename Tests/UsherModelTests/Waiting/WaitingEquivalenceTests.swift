import Testing
import UsherTesting

@_spi(Hosting) @testable import Usher

/// Plays all verbs of each model, alone and two by two, behind questions, and compares the trees.
///
/// Of `share` pairs one is played; a share of 1 plays all of them, in about a minute.
@Suite("A request that waits comes to what it would without questions", .timeLimit(.minutes(10)))
@MainActor
struct WaitingEquivalenceTests {
  private static let share = 43
  private static let askings: [TrialRules.Asking] = [.entering, .leaving, [.entering, .leaving]]

  /// The verbs alone, and pairs of them.
  private func calls(_ model: Trial.Model, share: Int = share) -> [TrialCall] {
    let verbs = TrialVerb.all(of: model)
    var calls = verbs.flatMap {
      [TrialCall(verbs: [$0], isTogether: false), TrialCall(verbs: [$0], isTogether: true)]
    }
    var turn = 0
    for first in verbs {
      for second in verbs {
        turn += 1
        if turn % share == 0 { calls.append(TrialCall(verbs: [first, second], isTogether: true)) }
      }
    }
    return calls
  }

  /// Another world for each call.
  private func worlds(_ model: Trial.Model) -> [Trial.World] {
    Trial.Setting.allCases.flatMap { setting in
      [
        Trial.World(model: model, setting: setting),
        Trial.World(model: model, setting: setting, hasModal: true),
        Trial.World(model: model, setting: setting, remembers: true),
      ]
    }
  }

  private func played(_ model: Trial.Model, worldsEach count: Int = 1) -> [(
    Trial.World, TrialCall
  )] {
    let worlds = worlds(model)
    return calls(model).enumerated().flatMap { index, call in
      (0..<count).map { (worlds[(index * count + $0 * 7) % worlds.count], call) }
    }
  }

  @Test("A guard that allows everything changes nothing", arguments: Trial.Model.allCases)
  func silentGuard(_ model: Trial.Model) async {
    var report = TrialReport()
    for (world, call) in played(model) where !world.remembers {
      report.count()
      let silent = Trial(world)
      silent.perform(call)
      var unguarded = world
      unguarded.isGuarded = false
      let free = Trial(unguarded)
      free.perform(call)
      report.expect(
        silent.tree == free.tree && silent.endings == free.endings,
        """
        \(world): \(call)
          expected: \(free.tree) \(free.endings)
          got:      \(silent.tree) \(silent.endings)
        """)
      report.expect(silent.faults.isEmpty, "\(world): \(call): \(silent.faults)")
      await close(silent, free)
    }
    report.end()
  }

  @Test("After yes to all, the tree is as without questions", arguments: Trial.Model.allCases)
  func yesToAll(_ model: Trial.Model) async {
    var report = TrialReport()
    for (world, call) in played(model) {
      let free = Trial(world)
      let outcomes = free.outcomes(of: free.perform(call))
      for asking in Self.askings where !(free.hasBegunAgain && asking.contains(.entering)) {
        report.count()
        let trial = Trial(world)
        let before = trial.tree
        trial.rules.asking = asking
        let handles = trial.perform(call)
        let count = trial.answer()
        report.expect(
          trial.tree == free.tree && trial.endings == free.endings
            && trial.outcomes(of: handles) == outcomes,
          """
          \(world): \(call), asking for \(asking), \(count.map { "\($0) yes" } ?? "without end")
            before:   \(before)
            expected: \(free.tree) \(free.endings) \(outcomes)
            got:      \(trial.tree) \(trial.endings) \(trial.outcomes(of: handles))
          """)
        report.expect(trial.faults.isEmpty, "\(world): \(call), \(asking): \(trial.faults)")
        await close(trial)
      }
      await close(free)
    }
    report.end()
  }

  @Test("After one no, the tree is as before", arguments: Trial.Model.allCases)
  func oneNo(_ model: Trial.Model) async {
    var report = TrialReport()
    for (world, call) in played(model) where !call.hasFallback {
      for asking in Self.askings {
        let trial = Trial(world)
        trial.rules.asking = asking
        let handles = trial.perform(call)
        // What it does at once may lead to questions of other requests.
        let waits = handles.contains { $0.currentOutcome == nil }
        let count = trial.answer() ?? 0
        let hasBegunAgain = trial.hasBegunAgain
        await close(trial)
        guard waits, !hasBegunAgain, !call.resumesWhatItRemembers else { continue }
        for refused in 0..<count {
          report.count()
          await refuse(refused, of: count, world, call, asking, &report)
        }
      }
    }
    report.end()
  }

  private func refuse(
    _ refused: Int, of count: Int, _ world: Trial.World, _ call: TrialCall,
    _ asking: TrialRules.Asking, _ report: inout TrialReport
  ) async {
    let trial = Trial(world)
    // A place that may not be resumed is forgotten.
    let memory = !call.isTogether && call.resumes
    let before = trial.picture(withMemory: !memory)
    trial.rules.asking = asking
    let handles = trial.perform(call)
    trial.answer(refusing: refused)
    let outcomes = trial.outcomes(of: handles)
    report.expect(
      trial.picture(withMemory: !memory) == before && trial.endings.isEmpty
        && outcomes.allSatisfy { $0.hasPrefix("refused") },
      """
      \(world): \(call), asking for \(asking), no to number \(refused) of \(count)
        before: \(before)
        got:    \(trial.tree) \(trial.endings) \(outcomes)
      """)
    report.expect(trial.faults.isEmpty, "\(world): \(call), \(asking): \(trial.faults)")
    await close(trial)
  }

  @Test("What happens elsewhere meanwhile might have come before", arguments: Trial.Model.allCases)
  func elsewhere(_ model: Trial.Model) async {
    var (report, turn) = (TrialReport(), 0)
    for setting in Trial.Setting.allCases {
      for hasModal in [false, true] {
        let world = Trial.World(model: model, setting: setting, hasModal: hasModal)
        for call in calls(model, share: .max) {
          for meanwhile in TrialElsewhere.all where meanwhile.exists(in: world) {
            turn += 1
            guard turn % 13 == 0 else { continue }
            await check(world, call, meanwhile, turn % 26 == 0 ? .entering : .leaving, &report)
          }
        }
      }
    }
    report.end()
  }

  private func check(
    _ world: Trial.World, _ call: TrialCall, _ meanwhile: TrialElsewhere,
    _ asking: TrialRules.Asking, _ report: inout TrialReport
  ) async {
    let trial = Trial(world)
    let before = trial.tree
    trial.rules.asking = asking
    let handles = trial.perform(call)
    guard let question = trial.questions.first?.id,
      handles.contains(where: { $0.currentOutcome == nil })
    else { return await close(trial) }
    report.count()
    trial.withoutQuestions { meanwhile.body(trial) }
    // If what asked has gone, the request is superseded.
    let isWithdrawn = !trial.questions.contains { $0.id == question }
    trial.answer()
    let free = Trial(world)
    meanwhile.body(free)
    if !isWithdrawn { free.perform(call) }
    report.expect(
      trial.tree == free.tree && trial.endings == free.endings,
      """
      \(world): \(call), asking for \(asking), meanwhile \(meanwhile.name)
        before:   \(before)
        expected: \(free.tree) \(free.endings)
        got:      \(trial.tree) \(trial.endings) \(trial.outcomes(of: handles))
      """)
    report.expect(trial.faults.isEmpty, "\(world): \(call), \(asking): \(trial.faults)")
    await close(trial, free)
  }

  @Test("A transaction of two flows has its whole effect, or none", arguments: Trial.Model.allCases)
  func twoFlows(_ model: Trial.Model) async {
    var (report, turn) = (TrialReport(), 0)
    for setting in Trial.Setting.allCases {
      let world = Trial.World(model: model, setting: setting, hasModal: setting == .tab)
      for verb in TrialVerb.all(of: model) {
        let call = TrialCall(verbs: [verb], isTogether: true)
        for also in TrialElsewhere.all where also.exists(in: world) {
          for asking in Self.askings {
            turn += 1
            guard turn % Self.share == 0 else { continue }
            await check(world, call, also, isFirst: turn % 2 == 0, asking, &report)
          }
        }
      }
    }
    report.end()
  }

  private func check(
    _ world: Trial.World, _ call: TrialCall, _ also: TrialElsewhere, isFirst: Bool,
    _ asking: TrialRules.Asking, _ report: inout TrialReport
  ) async {
    func perform(in trial: Trial) {
      trial.flow.transaction {
        if isFirst { also.body(trial) }
        trial.perform(call)
        if !isFirst { also.body(trial) }
      }
    }
    let free = Trial(world)
    perform(in: free)
    let trial = Trial(world)
    let before = trial.tree
    trial.rules.asking = asking
    perform(in: trial)
    let waits = !trial.questions.isEmpty && trial.tree == before && trial.endings.isEmpty
    let count = trial.answer() ?? 0
    let isExempt = free.hasBegunAgain && asking.contains(.entering)
    let text =
      "\(world): \(call) \(isFirst ? "after" : "before") \(also.name), asking for \(asking)"
    if !isExempt {
      report.count()
      report.expect(
        trial.tree == free.tree && trial.endings == free.endings,
        """
        \(text), \(count) yes
          before:   \(before)
          expected: \(free.tree) \(free.endings)
          got:      \(trial.tree) \(trial.endings)
        """)
      report.expect(trial.faults.isEmpty, "\(text): \(trial.faults)")
    }
    await close(free, trial)
    guard waits, !isExempt, !call.hasFallback else { return }
    for refused in 0..<count {
      report.count()
      let trial = Trial(world)
      trial.rules.asking = asking
      perform(in: trial)
      trial.answer(refusing: refused)
      report.expect(
        trial.tree == before && trial.endings.isEmpty,
        """
        \(text), no to number \(refused) of \(count)
          before: \(before)
          got:    \(trial.tree) \(trial.endings)
        """)
      report.expect(trial.faults.isEmpty, "\(text): \(trial.faults)")
      await close(trial)
    }
  }

  @Test(
    "A request whose subject is gone meanwhile changes nothing", arguments: Trial.Model.allCases)
  func undone(_ model: Trial.Model) async {
    var (report, turn) = (TrialReport(), 0)
    let verbs = TrialVerb.all(of: model)
    let world = Trial.World(model: model, setting: .tab, hasModal: true)
    let pairs = await undoingPairs(in: world)
    for verb in verbs {
      let call = TrialCall(verbs: [verb], isTogether: false)
      let free = Trial(world)
      free.perform(call)
      for asking in [TrialRules.Asking.entering, .leaving] {
        for pair in pairs {
          turn += 1
          guard turn % 3 == 0 else { continue }
          let trial = Trial(world)
          let before = trial.tree
          trial.rules.asking = asking
          trial.perform(call)
          guard !trial.questions.isEmpty else {
            await close(trial)
            break
          }
          trial.withoutQuestions { trial.perform(pair) }
          if trial.tree == before {
            report.count()
            trial.answer()
            report.expect(
              trial.tree == free.tree,
              """
              \(world): \(call), asking for \(asking), meanwhile \(pair)
                before:   \(before)
                expected: \(free.tree)
                got:      \(trial.tree)
              """)
          }
          await close(trial)
        }
      }
      await close(free)
    }
    report.end()
  }

  /// The pairs of verbs of which the second undoes the first.
  private func undoingPairs(in world: Trial.World) async -> [TrialCall] {
    var pairs: [TrialCall] = []
    let verbs = TrialVerb.all(of: world.model)
    for first in verbs {
      for second in verbs {
        let free = Trial(world)
        let before = free.tree
        free.perform(TrialCall(verbs: [first], isTogether: false))
        if free.tree != before {
          free.perform(TrialCall(verbs: [second], isTogether: false))
          if free.tree == before {
            pairs.append(TrialCall(verbs: [first, second], isTogether: false))
          }
        }
        await close(free)
      }
    }
    return pairs
  }

  /// Closes trees, and lets their tasks end.
  private func close(_ trials: Trial...) async {
    for trial in trials { trial.close() }
    await Task.yield()
  }
}
