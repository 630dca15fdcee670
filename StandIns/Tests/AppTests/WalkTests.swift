import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit
import Walking

/// The tests share the one stand-in of the process, so they run one after another.
@MainActor
@Suite("The apps with UIKit", .serialized, .timeLimit(.minutes(1)))
struct AppTests {
  @MainActor
  @Suite("UIKit: walks")
  struct WalkTests {
    @Test(
      "the steps that memory and a browser take lead to the same trees with UIKit",
      arguments: ExampleApp.allCases,
      [(StandIn.ClockMode.manual, WalkForm.narrow), (.automatic, .wide), (.automatic, .turning)])
    func walk(_ app: ExampleApp, _ way: (mode: StandIn.ClockMode, form: WalkForm)) async throws {
      StandIn.reset()
      StandIn.clock.mode = way.mode
      StandIn.recordsExceptions = true
      StandIn.echoesMessages = false
      let traces = try await takeWalk(app, way.form)
      await settle()
      #expect(traces.left == [], "nothing is left of an app that was closed")
    }

    /// Takes the walk, closes the app, and lets go of everything but its traces.
    private func takeWalk(_ app: ExampleApp, _ form: WalkForm) async throws -> Traces {
      let traces = Traces()
      let window = UIWindow(frame: UIScreen.main.bounds)
      let host = UIKitHost(try app.makeRoot(), in: window, views: app.uiKitViews)
      await settle()
      let walker = try UIKitWalker(host) { traces.note($0) }
      try await app.walk.take(as: walker, in: form)
      traces.note([window, host, host.tree, walker])
      host.close()
      await settle()
      return traces
    }
  }
}
