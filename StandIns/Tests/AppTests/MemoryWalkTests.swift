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
      "The steps of an app with services lead to the same trees in memory",
      arguments: [ExampleApp.session, .lens, .earlyBuddy],
      [InMemoryHost.Transitions.instant, .stepped].flatMap { transitions in
        WalkForm.allCases.map { (transitions, $0) }
      })
    func walk(
      _ app: ExampleApp, _ way: (transitions: InMemoryHost.Transitions, form: WalkForm)
    ) async throws {
      let host = InMemoryContractHost(try app.makeRoot(), transitions: way.transitions)
      let walker = ModelWalker(host) { screen in
        switch app {
        case .session: Controls(session: screen)
        case .lens: Controls(lens: screen)
        default: Controls(earlyBuddy: screen)
        }
      }
      try await app.walk.take(as: walker, in: way.form)
    }
  }
}
