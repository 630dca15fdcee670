import Testing
import UsherTesting

@testable import FuzzRunner

@Suite("Fuzzing the example apps", .timeLimit(.minutes(10)))
@MainActor
struct FuzzRunnerTests {
  @Test("finds nothing wrong", arguments: FuzzArguments.App.allCases)
  func clean(app: FuzzArguments.App) async throws {
    let arguments = try FuzzArguments(["--app", app.rawValue, "--steps", "5000", "--seed", "7"])
    let report = await FuzzRun.report(on: arguments)
    #expect(report.failure == nil, "\(report.failure.map { "\($0)" } ?? "")")
    #expect(report.steps >= 5000)
  }

  @Test(
    "names an argument that it does not understand",
    arguments: [["--steps"], ["--steps", "0"], ["--app", "mail"], ["--x", "1"]])
  func misunderstood(arguments: [String]) {
    #expect(throws: (any Error).self) { try FuzzArguments(arguments) }
  }
}
