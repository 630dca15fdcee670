import Testing
import Usher
import UsherTesting

@Suite("The web host keeps the contract", .timeLimit(.minutes(1)))
@MainActor
struct WebContractTests {
  @Test("by what its pages offer", arguments: HostContract.scenarios)
  func contract(_ scenario: HostContract.Scenario) async {
    await scenario.run { WebContractHost($0) }
  }
}
