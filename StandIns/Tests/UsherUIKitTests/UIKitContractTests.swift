import Testing
import UIKit
import UIKitPerson
import Usher
import UsherHostTesting
import UsherUIKit

@Suite("The UIKit host keeps the contract", .serialized, .timeLimit(.minutes(60)))
@MainActor
struct UIKitContractTests {
  @Test("every scenario", arguments: ContractPhone.ofRound, HostContract.scenarios)
  func contract(_ phone: ContractPhone, _ scenario: HostContract.Scenario) async {
    guard !phone.excludes(scenario.name) else { return }
    await scenario.run { UIKitContractHost($0, on: phone) }
    await expectNothingLeft()
  }

  @Test("links", arguments: ContractPhone.ofRound, HostContract.links)
  func links(_ phone: ContractPhone, _ scenario: HostContract.LinkScenario) async {
    await scenario.run { UIKitContractHost($0, on: phone, opening: $1) }
    await expectNothingLeft()
  }

  @Test("every hazard", arguments: ContractPhone.ofRound, HostContract.hazards)
  func hazards(_ phone: ContractPhone, _ hazard: HostContract.Hazard) async {
    await hazard.run { UIKitContractHost($0, on: phone) }
    await expectNothingLeft()
  }

  @Test(
    "every scenario and hazard on a phone with two unusual answers, another one in each round",
    arguments: ContractPhone.pairsOfRound)
  func pairs(_ phone: ContractPhone) async {
    for scenario in HostContract.scenarios where !phone.excludes(scenario.name) {
      await scenario.run { UIKitContractHost($0, on: phone) }
      await expectNothingLeft()
    }
    for hazard in HostContract.hazards {
      await hazard.run { UIKitContractHost($0, on: phone) }
      await expectNothingLeft()
    }
  }

  @Test("Each phone and each pair of answers has its round, and no two phones are alike")
  func rounds() {
    let phones = (0..<3).flatMap { ContractPhone.all(in: $0) }.map(\.testDescription)
    #expect(Set(phones) == Set(ContractPhone.all.map(\.testDescription)))
    let count = ContractPhone.pairs.count
    #expect(count == 118)
    #expect(Set((0..<count).map { $0 * 7 % count }).count == count)
    #expect(Set(ContractPhone.pairs.map(\.testDescription)).count == count)
  }

  @Test("The promises that a phone cannot keep are three, on one phone")
  func excluded() {
    let excluded = ContractPhone.all.map { phone in
      HostContract.scenarios.count { phone.excludes($0.name) }
    }
    #expect(excluded.sorted().suffix(2) == [0, 3])
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
