import SwiftUI
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI
import UsherTesting

@Suite("The native host keeps the contract", .serialized, .timeLimit(.minutes(10)))
@MainActor
struct NativeContractTests {
  @Test("every scenario", arguments: ContractPhone.systems, HostContract.scenarios(for: .native))
  func contract(_ phone: ContractPhone, _ scenario: HostContract.Scenario) async {
    await scenario.run { SwiftUIContractHost($0, on: phone, kind: .native) }
    forgetViews()
  }

  @Test("links", arguments: ContractPhone.systems, HostContract.links)
  func links(_ phone: ContractPhone, _ scenario: HostContract.LinkScenario) async {
    await scenario.run { SwiftUIContractHost($0, on: phone, kind: .native, opening: $1) }
    forgetViews()
  }

  @Test("every hazard", arguments: ContractPhone.systems, HostContract.hazards)
  func hazards(_ phone: ContractPhone, _ hazard: HostContract.Hazard) async {
    await hazard.run { SwiftUIContractHost($0, on: phone, kind: .native) }
    forgetViews()
  }

  /// Not yet as for the embedded host (H11): what a native flow shows last outlives its window on the stand-in.
  private func forgetViews() { ContractView.forgetLiving() }
}

extension ContractPhone {
  /// A phone for each system with the usual answers.
  static let systems = [StandIn.System.Version.iOS17, .iOS18, .iOS26].map {
    ContractPhone(system: .init($0))
  }
}
