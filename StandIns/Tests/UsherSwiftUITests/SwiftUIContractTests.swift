import SwiftUI
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherTesting

@Suite("A flow view keeps the contract", .serialized, .timeLimit(.minutes(10)))
@MainActor
struct SwiftUIContractTests {
  @Test("every scenario", arguments: ContractPhone.all, HostContract.scenarios)
  func contract(_ phone: ContractPhone, _ scenario: HostContract.Scenario) async {
    guard !phone.excludes(scenario.name) else { return }
    await scenario.run { SwiftUIContractHost($0, on: phone) }
    await expectNothingLeft()
  }

  @Test("links", arguments: ContractPhone.all, HostContract.links)
  func links(_ phone: ContractPhone, _ scenario: HostContract.LinkScenario) async {
    await scenario.run { SwiftUIContractHost($0, on: phone, opening: $1) }
    await expectNothingLeft()
  }

  @Test("every hazard", arguments: ContractPhone.all, HostContract.hazards)
  func hazards(_ phone: ContractPhone, _ hazard: HostContract.Hazard) async {
    await hazard.run { SwiftUIContractHost($0, on: phone) }
    await expectNothingLeft()
  }

  /// H11: no view outlives its host, whatever was presented when that went.
  private func expectNothingLeft() async {
    for _ in 0..<20 {
      guard !ContractView.living.isEmpty else { break }
      StandIn.clock.runUntilIdle()
      await Task.yield()
    }
    let left = ContractView.living
    ContractView.forgetLiving()
    #expect(left == [])
  }
}
