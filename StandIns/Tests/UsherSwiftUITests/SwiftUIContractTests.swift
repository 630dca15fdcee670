import SwiftUI
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherHostTesting

@Suite("A flow view keeps the contract", .serialized, .timeLimit(.minutes(10)))
@MainActor
struct SwiftUIContractTests {
  // The embedded host uses no container of SwiftUI's, so it passes whatever those do: each test also expects that
  // SwiftUI's stand-in read no open answer. `OpenAnswerTests` therefore plays them with the native host only.

  @Test("every scenario", arguments: ContractPhone.ofRound, HostContract.scenarios)
  func contract(_ phone: ContractPhone, _ scenario: HostContract.Scenario) async {
    guard !phone.excludes(scenario.name) else { return }
    let reads = StandIn.System.AnswerReads()
    await scenario.run { SwiftUIContractHost($0, on: phone.counting(reads)) }
    await ContractView.expectNothingLeft()
    #expect(reads.count == 0)
  }

  @Test("links", arguments: ContractPhone.ofRound, HostContract.links)
  func links(_ phone: ContractPhone, _ scenario: HostContract.LinkScenario) async {
    let reads = StandIn.System.AnswerReads()
    await scenario.run { SwiftUIContractHost($0, on: phone.counting(reads), opening: $1) }
    await ContractView.expectNothingLeft()
    #expect(reads.count == 0)
  }

  @Test("every hazard", arguments: ContractPhone.ofRound, HostContract.hazards)
  func hazards(_ phone: ContractPhone, _ hazard: HostContract.Hazard) async {
    let reads = StandIn.System.AnswerReads()
    await hazard.run { SwiftUIContractHost($0, on: phone.counting(reads)) }
    await ContractView.expectNothingLeft()
    #expect(reads.count == 0)
  }
}

extension ContractPhone {
  /// The same phone, which counts in `reads` how often SwiftUI's open answers matter.
  fileprivate func counting(_ reads: StandIn.System.AnswerReads) -> ContractPhone {
    var phone = self
    phone.system.answerReads = reads
    return phone
  }
}
