import Testing
import UIKit
import UIKitPerson
import Usher
import UsherTesting
import UsherUIKit

@Suite("The UIKit host keeps the contract", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct UIKitContractTests {
  @Test("every scenario", arguments: HostContract.scenarios)
  func contract(_ scenario: HostContract.Scenario) async {
    await scenario.run { UIKitContractHost($0) }
    await expectNothingLeft()
  }

  @Test("links", arguments: HostContract.links)
  func links(_ scenario: HostContract.LinkScenario) async {
    await scenario.run { UIKitContractHost($0, opening: $1) }
    await expectNothingLeft()
  }

  @Test("every hazard", arguments: HostContract.hazards)
  func hazards(_ hazard: HostContract.Hazard) async {
    await hazard.run { UIKitContractHost($0) }
    await expectNothingLeft()
  }

  /// H11: no view controller outlives its host, whatever was presented when that went.
  private func expectNothingLeft() async {
    for _ in 0..<20 {
      guard !ContractController.living.isEmpty else { break }
      StandIn.clock.runUntilIdle()
      await Task.yield()
    }
    #expect(ContractController.living.map(\.screen.name) == [])
  }
}
