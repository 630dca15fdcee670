import EarlyBuddy
import EarlyBuddyMemory
import Lens
import Session
import Testing
import UsherHostTesting
import UsherTesting
import Walking

extension AppTests {
  /// The walks of Practice and Campus are taken in memory by the tests of those apps.
  @MainActor
  @Suite("Walks in memory")
  struct MemoryWalkTests {
    @Test(
      "Session's steps lead to the same trees in memory",
      arguments: [InMemoryHost.Transitions.instant, .stepped], WalkForm.allCases)
    func session(_ transitions: InMemoryHost.Transitions, _ form: WalkForm) async throws {
      let host = InMemoryContractHost(makeSession(.forWalks()), transitions: transitions)
      try await Walk.named("session").take(
        as: ModelWalker(host) { Controls(session: $0) }, in: form)
    }

    @Test(
      "Lens's steps lead to the same trees in memory",
      arguments: [InMemoryHost.Transitions.instant, .stepped], WalkForm.allCases)
    func lens(_ transitions: InMemoryHost.Transitions, _ form: WalkForm) async throws {
      let memory = try makeLensMemory()
      let host = InMemoryContractHost(
        makeLens(accounts: memory, library: memory), transitions: transitions)
      try await Walk.named("lens").take(
        as: ModelWalker(host) { Controls(lens: $0) }, in: form)
    }

    @Test(
      "EarlyBuddy's steps lead to the same trees in memory",
      arguments: [InMemoryHost.Transitions.instant, .stepped], WalkForm.allCases)
    func earlyBuddy(_ transitions: InMemoryHost.Transitions, _ form: WalkForm) async throws {
      let host = InMemoryContractHost(
        makeEarlyBuddy(EarlyBuddyMemory().services), transitions: transitions)
      try await Walk.named("earlybuddy").take(
        as: ModelWalker(host) { Controls(earlyBuddy: $0) }, in: form)
    }
  }
}
