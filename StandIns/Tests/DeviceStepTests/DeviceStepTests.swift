import Foundation
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

  @Test("A fact's test passes with its value of the switch, and fails with each other")
  func everyFact() async {
    for fact in facts {
      for system in fact.holds {
        let outcome = await StepRun(.uikit, system).outcome(fact.run, mayComplain: true)
        #expect(outcome == .passed, "\(fact.name)")
      }
      for system in fact.doesNotHold {
        let outcome = await StepRun(.uikit, system).outcome(fact.run, mayComplain: true)
        guard case .failed = outcome else {
          Issue.record("\(fact.name) is \(outcome) with another value")
          continue
        }
      }
    }
  }

  @Test("The outcomes with each planted mistake are the recorded ones")
  func plantedMistakes() async throws {
    let found = await PlantedMistakes.found()
    if ProcessInfo.processInfo.environment["USHER_RECORD_MISTAKES"] == "1" { try found.record() }
    #expect(try found == .recorded(), "record them with USHER_RECORD_MISTAKES=1")
  }
}
