#if canImport(UIKit) && canImport(ObjectiveC) && !os(tvOS) && !os(watchOS)
  import Foundation
  import Testing
  import UIKit
  import Usher
  import UsherHostTesting

  /// `Scripts/test-simulator` runs it; this project's CI has no simulator, and never ran it.
  @Suite("The UIKit host keeps the contract on real UIKit", .serialized)
  @MainActor
  struct SimulatorContractTests {
    @Test("every scenario that public calls can drive", arguments: HostContract.scenarios)
    func contract(_ scenario: HostContract.Scenario) async {
      let undriven = Undriven()
      let failures = await scenario.failures { root in
        PublicContractHost(root, in: Self.makeWindow(), noting: undriven, turn: Self.turn)
      }
      guard undriven.deeds.isEmpty else {
        return print(
          "not driven: \(scenario.name) (\(undriven.deeds.sorted().joined(separator: ", ")))")
      }
      for failure in failures { Issue.record("\(failure)") }
    }

    /// A window without a scene: the tests of a package have no app around them.
    private static func makeWindow() -> UIWindow {
      let window = QuietWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.layer.speed = 20
      return window
    }

    /// Comes back when the main run loop has gone round.
    private static func turn() async {
      await withCheckedContinuation { done in RunLoop.main.perform { done.resume() } }
    }
  }
#endif
