import Testing
@_spi(Hosting) import Usher
import UsherHostTesting

/// Shows that the suite finds errors, with a reconciler that is good enough only for a well-behaved
/// host.
///
/// Does not run with sanitizers: such a reconciler leaks objects, which the leak check would
/// rightly find.
@Suite(
  "A naive reconciler", .serialized, .enabled(if: Effort.now != .brief),
  .timeLimit(.minutes(10)))
@MainActor
struct NaiveTests {
  private func host(
    _ root: any Coordinator<Void>, _ quirks: Set<Quirk>, _ seed: UInt64 = 1
  ) -> AdversarialHost {
    AdversarialHost(
      root, quirks: quirks, seed: seed, driver: { NaiveDriver(engine: $0) }, onEnd: { _ in })
  }

  /// Scenarios without gestures, because this reconciler does not handle any.
  private nonisolated static let calm: [HostContract.Scenario] = {
    let held = Set((HostContract.held + HostContract.heldQuestions).map(\.name))
    return HostContract.scenarios.filter { !held.contains($0.name) }
  }()

  @Test("passes everything on a well-behaved host that gets touches in between", arguments: calm)
  func goodWeather(_ scenario: HostContract.Scenario) async {
    await scenario.run { host($0, []) }
  }

  @Test("passes every hazard without its quirk", arguments: HostContract.hazards)
  func harmless(_ hazard: HostContract.Hazard) async {
    await hazard.run { host($0, []) }
  }

  @Test("shows the symptom of every row with its quirk")
  func symptoms() async {
    var (shown, missed): ([String], [String]) = ([], [])
    for quirk in Quirk.allCases {
      var symptom: String?
      for hazard in HostContract.hazards where hazard.quirk == quirk && symptom == nil {
        symptom = await hazard.failures { host($0, [quirk]) }.first
      }
      if let symptom { shown.append("\(quirk.row): \(symptom)") } else { missed.append(quirk.row) }
    }
    print("The naive reconciler shows \(shown.count) of \(Quirk.allCases.count) rows:")
    for line in shown { print("  \(line)") }
    #expect(missed == [])
  }
}
