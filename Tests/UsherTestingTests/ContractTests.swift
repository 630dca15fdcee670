import Testing
import Usher
import UsherTesting

@Suite("The in-memory host keeps the contract", .timeLimit(.minutes(1)))
@MainActor
struct InMemoryContractTests {
  @Test("with transitions that end at once", arguments: HostContract.scenarios)
  func instant(_ scenario: HostContract.Scenario) async {
    await scenario.run { InMemoryContractHost($0) }
  }

  @Test("with transitions that take their time", arguments: HostContract.scenarios)
  func stepped(_ scenario: HostContract.Scenario) async {
    await scenario.run { InMemoryContractHost($0, transitions: .stepped) }
  }
}
