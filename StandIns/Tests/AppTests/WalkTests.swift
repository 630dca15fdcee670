import Campus
import CampusUIKit
import Practice
import PracticeUIKit
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit
import Walking

/// All that runs on the one stand-in that a process has: one after the other.
@MainActor
@Suite("The apps with UIKit", .serialized, .timeLimit(.minutes(1)))
struct AppTests {
  @MainActor
  @Suite("UIKit: walks")
  struct WalkTests {
    @Test(
      "the steps that memory and a browser take lead to the same trees with UIKit",
      arguments: ["practice", "campus"], [StandIn.ClockMode.manual, .automatic])
    func walk(_ app: String, _ mode: StandIn.ClockMode) async throws {
      StandIn.reset()
      StandIn.clock.mode = mode
      StandIn.recordsExceptions = true
      StandIn.echoesMessages = false
      let window = UIWindow(frame: UIScreen.main.bounds)
      let host =
        app == "practice"
        ? UIKitHost(makePractice(), in: window, views: makePracticeViews())
        : UIKitHost(makeCampus(), in: window, views: makeCampusViews())
      await settle()
      try await Walk.named(app).take(as: UIKitWalker(host))
      host.close()
      await settle()
    }
  }
}
