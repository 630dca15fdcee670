import Testing
import UsherHostTesting
import UsherTesting
import Walking

@testable import Practice

@MainActor
@Suite("Practice: a walk in memory", .timeLimit(.minutes(10)))
struct WalkTests {
  @Test(
    "the steps of the browser and UIKit walks lead to the same trees in memory",
    arguments: [InMemoryHost.Transitions.instant, .stepped], WalkForm.allCases)
  func walk(_ transitions: InMemoryHost.Transitions, _ form: WalkForm) async throws {
    let host = InMemoryContractHost(makePractice(), transitions: transitions)
    try await Walk.named("practice").take(
      as: ModelWalker(host, controls: controls), in: form)
  }

  private func controls(of screen: AnyObject) -> Controls {
    switch screen {
    case let main as MainModel: Controls(["First": main.onFirst, "Second": main.onSecond])
    case let first as FirstModel: Controls(["FirstSub": first.onNext])
    case let sub as FirstSubModel: Controls(["Done": sub.onDone])
    default: Controls()
    }
  }
}
