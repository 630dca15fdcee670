import Testing
import UIKit
import UIKitPerson

@testable import DeviceSteps

/// Runs the steps for devices on the stand-ins.
@MainActor @Suite("The steps for devices", .serialized)
struct DeviceStepTests {
  @Test(
    "Every step passes on the stand-ins, with each host and each version",
    arguments: Phone.Host.allCases, StandIn.System.Version.allCases)
  func everyStep(_ host: Phone.Host, _ version: StandIn.System.Version) async throws {
    let outcomes = await StepRun(host, .init(version)).outcomes()
    for (step, outcome) in outcomes where outcome != .skipped {
      #expect(outcome == .passed, "step \(step)")
    }
  }
}
