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
  @Test("every scenario", arguments: ContractPhone.native, HostContract.nativeScenarios)
  func contract(_ phone: ContractPhone, _ scenario: HostContract.Scenario) async {
    await scenario.run { SwiftUIContractHost($0, on: phone, kind: .native) }
    forgetViews()
  }

  @Test("every scenario that is left out exists")
  func exclusions() {
    let names = Set(HostContract.scenarios.map(\.name))
    #expect(NativeExclusions.names.subtracting(names) == [])
    let rows = Set(HostContract.hazards.map(\.row))
    #expect(Set(NativeExclusions.hazards.keys).subtracting(rows) == [])
    #expect(
      ContractPhone.native.count == 3 + ContractPhone.otherAnswers.count
        - NativeExclusions.answers.count)
  }

  @Test("links", arguments: ContractPhone.native, HostContract.links)
  func links(_ phone: ContractPhone, _ scenario: HostContract.LinkScenario) async {
    await scenario.run { SwiftUIContractHost($0, on: phone, kind: .native, opening: $1) }
    forgetViews()
  }

  @Test("every hazard", arguments: ContractPhone.native, HostContract.nativeHazards)
  func hazards(_ phone: ContractPhone, _ hazard: HostContract.Hazard) async {
    await hazard.run { SwiftUIContractHost($0, on: phone, kind: .native) }
    forgetViews()
  }

  /// Not yet as for the embedded host (H11): what a native flow shows last outlives its window on the stand-in.
  private func forgetViews() { ContractView.forgetLiving() }
}

extension ContractPhone {
  /// The systems on which the native host is tested, and one for each other answer of SwiftUI's.
  static let native =
    [
      ContractPhone(system: .init(.iOS17)), ContractPhone(system: .init(.iOS18)),
      ContractPhone(system: .init(.iOS26)),
    ]
    + otherAnswers.filter { phone in
      !NativeExclusions.answers.keys.contains { phone.testDescription.contains($0) }
    }
}
