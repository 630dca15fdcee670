import SwiftUI
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherHostTesting
import UsherSwiftUI

@Suite("The native host keeps the contract", .serialized, .timeLimit(.minutes(10)))
@MainActor
struct NativeContractTests {
  @Test("every scenario", arguments: ContractPhone.systems, HostContract.scenarios(for: .native))
  func contract(_ phone: ContractPhone, _ scenario: HostContract.Scenario) async {
    await scenario.run { SwiftUIContractHost($0, on: phone, kind: .native) }
    await ContractView.expectNothingLeft()
  }

  @Test("links", arguments: ContractPhone.systems, HostContract.links)
  func links(_ phone: ContractPhone, _ scenario: HostContract.LinkScenario) async {
    await scenario.run { SwiftUIContractHost($0, on: phone, kind: .native, opening: $1) }
    await ContractView.expectNothingLeft()
  }

  @Test("every hazard", arguments: ContractPhone.systems, HostContract.hazards)
  func hazards(_ phone: ContractPhone, _ hazard: HostContract.Hazard) async {
    await hazard.run { SwiftUIContractHost($0, on: phone, kind: .native) }
    await ContractView.expectNothingLeft()
  }
}

extension ContractPhone {
  /// A phone for each system with the usual answers.
  static let systems = [StandIn.System.Version.iOS17, .iOS18, .iOS26].map {
    ContractPhone(system: .init($0))
  }
}
