import Campus
import CampusUIKit
import Practice
import PracticeSwiftUI
import PracticeUIKit
import SwiftUI
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI
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
      let traces = try await takeWalk(app)
      await settle()
      #expect(traces.left == [], "nothing is left of an app that was closed")
    }

    @Test(
      "the same steps lead to the same trees in a flow view of SwiftUI",
      arguments: [StandIn.ClockMode.manual, .automatic])
    func walkWithSwiftUI(_ mode: StandIn.ClockMode) async throws {
      StandIn.reset()
      StandIn.clock.mode = mode
      StandIn.recordsExceptions = true
      StandIn.echoesMessages = false
      let traces = try await takeWalkWithSwiftUI()
      await settle()
      #expect(traces.left == [], "nothing is left of an app that was closed")
    }

    private func takeWalkWithSwiftUI() async throws -> Traces {
      let traces = Traces()
      let window = UIWindow(frame: UIScreen.main.bounds)
      let host = FlowHost(makePractice(), views: .practice)
      window.rootViewController = UIHostingController(rootView: FlowView(host))
      window.makeKeyAndVisible()
      await settle()
      let walker = UIKitWalker(window, host.tree) { traces.note($0) }
      try await Walk.named("practice").take(as: walker)
      traces.note([window, host, host.tree, walker])
      host.close()
      await settle()
      return traces
    }

    /// Takes the walk, closes the app, and lets go of everything but its traces.
    private func takeWalk(_ app: String) async throws -> Traces {
      let traces = Traces()
      let window = UIWindow(frame: UIScreen.main.bounds)
      let host =
        app == "practice"
        ? UIKitHost(makePractice(), in: window, views: makePracticeViews())
        : UIKitHost(makeCampus(), in: window, views: makeCampusViews())
      await settle()
      let walker = try UIKitWalker(host) { traces.note($0) }
      try await Walk.named(app).take(as: walker)
      traces.note([window, host, host.tree, walker])
      host.close()
      await settle()
      return traces
    }
  }
}

/// Remembers objects without holding them.
@MainActor
private final class Traces {
  private struct Trace {
    weak var object: AnyObject?
  }

  private var traces: [ObjectIdentifier: Trace] = [:]

  func note(_ objects: [AnyObject]) {
    for object in objects { traces[ObjectIdentifier(object)] = Trace(object: object) }
  }

  /// What is alive, by type.
  var left: [String] {
    traces.values.compactMap(\.object).map { String(describing: type(of: $0)) }.sorted()
  }
}
