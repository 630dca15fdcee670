import Testing
import Usher
import UsherTesting

/// Proof that the suite bites: what is only good enough for a host that behaves well.
///
/// Not played under the sanitizers: what such a reconciler gets wrong it leaves behind, which the leak
/// check would rightly find.
@Suite(
  "A naive reconciler", .serialized, .enabled(if: Effort.now != .brief),
  .timeLimit(.minutes(10)))
@MainActor
struct NaiveTests {
  private func host(
    _ root: any Coordinator<Void>, _ habits: Set<Habit>, _ seed: UInt64 = 1
  ) -> AdversarialHost {
    AdversarialHost(
      root, habits: habits, seed: seed, driver: { NaiveDriver(engine: $0) }, onEnd: { _ in })
  }

  /// What code does while a finger is down is beyond a reconciler that knows of no gestures.
  private nonisolated static let calm: [HostContract.Scenario] = {
    let held = Set((HostContract.held + HostContract.heldQuestions).map(\.name))
    return HostContract.scenarios.filter { !held.contains($0.name) }
  }()

  @Test("passes everything on a host that behaves well and is quickly touched", arguments: calm)
  func goodWeather(_ scenario: HostContract.Scenario) async {
    await scenario.run { host($0, []) }
  }

  @Test("passes every hazard without its habit", arguments: HostContract.hazards)
  func harmless(_ hazard: HostContract.Hazard) async {
    await hazard.run { host($0, []) }
  }

  @Test("shows the symptom of nearly every row with its habit")
  func symptoms() async {
    var (shown, missed): ([String], [String]) = ([], [])
    for habit in Habit.allCases {
      var symptom: String?
      for hazard in HostContract.hazards where hazard.habit == habit && symptom == nil {
        symptom = await hazard.failures { host($0, [habit]) }.first
      }
      if let symptom { shown.append("\(habit.row): \(symptom)") } else { missed.append(habit.row) }
    }
    print("The naive reconciler shows \(shown.count) of \(Habit.allCases.count) rows:")
    for line in shown { print("  \(line)") }
    #expect(shown.count * 10 >= Habit.allCases.count * 9, "not shown: \(missed)")
    #expect(missed == [], "every row bites today")
  }
}
