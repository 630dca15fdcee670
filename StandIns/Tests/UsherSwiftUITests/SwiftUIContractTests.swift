import SwiftUI
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherTesting

@Suite("A flow view keeps the contract", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct SwiftUIContractTests {
  @Test("every scenario", arguments: ContractPhone.swiftUI, HostContract.scenarios)
  func contract(_ phone: ContractPhone, _ scenario: HostContract.Scenario) async {
    await scenario.run { SwiftUIContractHost($0, on: phone) }
    await expectNothingLeft()
  }

  @Test("links", arguments: ContractPhone.swiftUI, HostContract.links)
  func links(_ phone: ContractPhone, _ scenario: HostContract.LinkScenario) async {
    await scenario.run { SwiftUIContractHost($0, on: phone, opening: $1) }
    await expectNothingLeft()
  }

  @Test("every hazard", arguments: ContractPhone.swiftUI, HostContract.hazards)
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

extension ContractPhone {
  /// The phones of the UIKit host, and one for each other answer of SwiftUI's.
  static let swiftUI = all + otherAnswers

  /// A phone for each answer that SwiftUI's documentation leaves open.
  static let otherAnswers = [
    with { $0.pathWrite = .start }, with { $0.pathWrite = .end },
    with { $0.pathWrites = .twice }, with { $0.tabs = .eager },
    with { $0.tabTappedAgain = .writesNothing }, with { $0.refusedTab = .stays },
    with { $0.onDismiss = .beforeBinding }, with { $0.secondSheet = .isLost },
    with { $0.leavingContent = .isLive }, with { $0.writeInTransition = .isIgnored },
  ]

  private static func with(
    _ change: (inout StandIn.System.SwiftUIValues) -> Void
  ) -> ContractPhone {
    var system = StandIn.System(.iOS18)
    change(&system.swiftUI)
    return ContractPhone(system: system)
  }
}
