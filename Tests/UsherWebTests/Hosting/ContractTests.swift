import Testing
import Usher
import UsherHostTesting

@Suite("The web host keeps the contract", .drained, .serialized, .timeLimit(.minutes(10)))
@MainActor
struct WebContractTests {
  @Test("through its pages", arguments: HostContract.scenarios)
  func contract(_ scenario: HostContract.Scenario) async {
    await scenario.run { WebContractHost($0) }
  }

  @Test("links", arguments: HostContract.links)
  func links(_ scenario: HostContract.LinkScenario) async {
    await scenario.run { WebContractHost($0, opening: $1) }
  }
}
