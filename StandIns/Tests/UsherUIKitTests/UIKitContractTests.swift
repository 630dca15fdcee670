import Testing
import UIKit
import Usher
import UsherTesting
import UsherUIKit

@Suite("The UIKit host keeps the contract", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct UIKitContractTests {
  @Test("every scenario", arguments: HostContract.scenarios)
  func contract(_ scenario: HostContract.Scenario) async {
    await scenario.run { UIKitContractHost($0) }
  }

  @Test("every hazard", arguments: HostContract.hazards)
  func hazards(_ hazard: HostContract.Hazard) async {
    await hazard.run { UIKitContractHost($0) }
  }
}
