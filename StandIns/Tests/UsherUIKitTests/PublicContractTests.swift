import Foundation
import OneThread
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherHostTesting

/// The driver of `Scripts/test-simulator`, on the stand-in: what it says about real UIKit rests on the driver.
@Suite("The driver with public calls only", .serialized, .timeLimit(.minutes(10)))
@MainActor
struct PublicContractTests {
  /// The systems where the driver's calls are those that UIKit makes: another one in each round.
  private nonisolated static let systems: [StandIn.System] = {
    let all = [StandIn.System(.iOS17), StandIn.System(.iOS18), StandIn.System(.iOS26)]
    return [all[round % all.count]]
  }()
  /// Each other scenario, and the rest three rounds later.
  private nonisolated static let scenarios = HostContract.scenarios.enumerated()
    .filter { $0.offset % 2 == round / 3 % 2 }.map(\.element)
  private nonisolated static let round =
    ProcessInfo.processInfo.environment["USHER_ROUND"].flatMap(Int.init) ?? 0

  @Test("keeps each scenario that it can drive", arguments: systems, scenarios)
  func contract(_ system: StandIn.System, _ scenario: HostContract.Scenario) async {
    let (failures, undriven) = await play(scenario, on: system)
    guard undriven.deeds.isEmpty else { return }
    for failure in failures { Issue.record("\(scenario.name): \(failure)") }
  }

  @Test("drives most scenarios, and says of the others what it cannot do")
  func driven() async {
    var undriven: [String: Int] = [:]
    // Some of each group: a scenario that cannot be driven takes its time to give up.
    let sample = HostContract.scenarios.enumerated().filter { $0.offset.isMultiple(of: 5) }
    for (_, scenario) in sample {
      for deed in await play(scenario, on: StandIn.System()).undriven.deeds {
        undriven[deed, default: 0] += 1
      }
    }
    #expect(
      Set(undriven.keys) == [
        "a swipe back", "a drag that is taken back", "the choice of an alert's action",
      ])
    #expect(undriven.values.reduce(0, +) * 2 < sample.count)
  }

  private func play(
    _ scenario: HostContract.Scenario, on system: StandIn.System
  ) async -> (failures: [String], undriven: Undriven) {
    OneThread.begin()
    StandIn.reset()
    StandIn.system = system
    StandIn.clock.mode = .manual
    StandIn.recordsExceptions = true
    StandIn.echoesMessages = false
    let undriven = Undriven()
    let failures = await scenario.failures { root in
      PublicContractHost(root, in: UIWindow(frame: UIScreen.main.bounds), noting: undriven) {
        StandIn.clock.runUntilIdle(limit: 500)
        await Task.yield()
      }
    }
    return (failures, undriven)
  }
}
