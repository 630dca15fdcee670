import Testing

@Suite(
  "The steps of the example apps", .disabled(if: GoldenFiles.isRecording), .timeLimit(.minutes(10)))
@MainActor
struct GoldenStepsTests {
  @Test("Long walks take the committed steps", arguments: GoldenApp.allCases)
  func steps(app: GoldenApp) async throws {
    #expect(try await GoldenSteps.taken(in: app) == GoldenFiles.steps(app))
  }
}

@Suite("Recording the steps of the example apps", .enabled(if: GoldenFiles.isRecording))
@MainActor
struct GoldenStepsRecording {
  @Test("Writes the steps of an app", arguments: GoldenApp.allCases)
  func write(app: GoldenApp) async throws {
    try await GoldenFiles.write(steps: GoldenSteps.taken(in: app), of: app)
  }
}
