import Testing
import Usher
import UsherHostTesting
import UsherLinks

@Suite("A host written with public API alone keeps the contract", .timeLimit(.minutes(10)))
@MainActor
struct TextHostTests {
  @Test("contract", arguments: HostContract.scenarios)
  func contract(_ scenario: HostContract.Scenario) async {
    await scenario.run { TextPerson($0) }
  }

  @Test("contract, when every transition takes steps", arguments: HostContract.scenarios)
  func steppedContract(_ scenario: HostContract.Scenario) async {
    await scenario.run { TextPerson($0, stepsPerTransition: 3) }
  }

  @Test("hazards", arguments: HostContract.hazards)
  func hazards(_ hazard: HostContract.Hazard) async {
    await hazard.run { TextPerson($0) }
  }

  @Test("hazards, when every transition takes steps", arguments: HostContract.hazards)
  func steppedHazards(_ hazard: HostContract.Hazard) async {
    await hazard.run { TextPerson($0, stepsPerTransition: 3) }
  }

  @Test("links", arguments: HostContract.links, [0, 3])
  func links(_ scenario: HostContract.LinkScenario, stepsPerTransition: Int) async {
    await scenario.run { root, link in
      let launch: Launch = try link.map { try .opening($0, for: root) } ?? .standard
      return TextPerson(root, stepsPerTransition: stepsPerTransition, launch: launch)
    }
  }
}
