import Testing
import UsherTesting

@Suite(
  "The steps of the example apps", .disabled(if: GoldenFiles.isRecording), .timeLimit(.minutes(10)))
@MainActor
struct GoldenStepsTests {
  @Test("Long walks take the committed steps", arguments: GoldenApp.allCases)
  func steps(app: GoldenApp) async throws {
    #expect(try await GoldenSteps.taken(in: app) == GoldenFiles.steps(app))
  }

  // The flow tool's tests look up each committed step, so a new one must be recorded.
  @Test("The fuzzer takes no steps but the committed ones", arguments: GoldenApp.allCases)
  func fuzzed(app: GoldenApp) async throws {
    let steps = try await GoldenSteps.fuzzed(in: app)
    let known = try Set(GoldenFiles.steps(app).map(GoldenSteps.placeless))
      .union(GoldenFiles.fuzzedSteps(app))
    #expect(steps.count > 2)
    #expect(steps.filter { !known.contains($0) } == [], "record them with USHER_RECORD_GOLDEN=1")
  }

  @Test("Recordings tell the steps of the walks that they record", arguments: GoldenApp.allCases)
  func recorded(app: GoldenApp) async throws {
    let recorded = ObservedSteps()
    let live = try await GoldenSteps.taken(in: app, walks: 6, recorded: recorded)
    #expect(Set(recorded.lines.map(GoldenSteps.placeless)) == Set(live.map(GoldenSteps.placeless)))
    // A place that a recording tells is the place that the tree had.
    let placed = recorded.lines.filter { $0.contains(" on ") }
    let known = Set(live.map(GoldenSteps.styleless))
    #expect(placed.filter { !known.contains(GoldenSteps.styleless($0)) } == [])
    #expect(placed.count * 3 > live.count, "only \(placed.count) of \(live.count) have places")
  }
}

@Suite("Recording the steps of the example apps", .enabled(if: GoldenFiles.isRecording))
@MainActor
struct GoldenStepsRecording {
  @Test("Writes the steps of an app", arguments: GoldenApp.allCases)
  func write(app: GoldenApp) async throws {
    let walked = try await GoldenSteps.taken(in: app)
    try GoldenFiles.write(steps: walked, of: app)
    let former = (try? GoldenFiles.fuzzedSteps(app)) ?? []
    let fuzzed = try await Set(GoldenSteps.fuzzed(in: app)).union(former)
      .subtracting(walked.map(GoldenSteps.placeless))
    try GoldenFiles.write(fuzzedSteps: fuzzed.sorted(), of: app)
  }
}
