import Testing
import UsherHostTesting
import UsherSwiftUI

/// SwiftUI's containers are still UIKit's here: what is tested is the host that reads nothing of them.
@Suite("The native host keeps the contract without UIKit", .serialized, .timeLimit(.minutes(10)))
@MainActor
struct PlainContractTests {
  @Test("every scenario", arguments: HostContract.plainScenarios)
  func contract(_ scenario: HostContract.Scenario) async {
    await scenario.run { PlainContractHost($0) }
    ContractView.forgetLiving()
  }

  @Test("links", arguments: HostContract.links)
  func links(_ scenario: HostContract.LinkScenario) async {
    await scenario.run { PlainContractHost($0, opening: $1) }
    ContractView.forgetLiving()
  }

  @Test("every hazard", arguments: HostContract.plainHazards)
  func hazards(_ hazard: HostContract.Hazard) async {
    await hazard.run { PlainContractHost($0) }
    ContractView.forgetLiving()
  }
}

/// What the native host is not run with where there is no UIKit: why, and what the user sees.
enum PlainExclusions {
  /// Parts of names of scenarios.
  static let scenarios = [
    "swipe": "there is no swipe back", "Swipe": "there is no swipe back",
    "Sixty": "the walks swipe by chance",
    "H08 A screen that the user removed does not return with the next verb":
      "the user takes it away by a swipe",
    "H10 A drag down, refused":
      "a sheet that asks is held, and SwiftUI tells of no attempt: nothing happens",
    "A second alert appears after the first was answered":
      "an alert that is asked for between a tap and SwiftUI's word of it is lost",
  ]
  /// Rows of hazards.
  static let hazards = [
    "H08": "the user takes something away by a swipe", "H34": "the user leaves by a swipe",
    "H28": "the user leaves by a swipe",
    "H13":
      "what moves cannot be seen: code that dismisses it takes the sheet below along",
  ]
}

extension HostContract {
  static let plainScenarios = scenarios(for: .native).filter { scenario in
    !PlainExclusions.scenarios.keys.contains { scenario.name.contains($0) }
  }
  static let plainHazards = hazards.filter { PlainExclusions.hazards[$0.row] == nil }
}
