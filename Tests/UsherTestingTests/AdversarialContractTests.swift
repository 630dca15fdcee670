import Testing
import Usher
import UsherTesting

@Suite("The adversarial host keeps the contract", .timeLimit(.minutes(10)))
@MainActor
struct AdversarialContractTests {
  @Test("with no habit", arguments: HostContract.scenarios)
  func honest(_ scenario: HostContract.Scenario) async {
    await scenario.run { AdversarialHost($0, habits: [], seed: 1) }
  }
}
