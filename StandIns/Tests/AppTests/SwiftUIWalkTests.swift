import Campus
import CampusSwiftUI
import EarlyBuddy
import EarlyBuddyMemory
import EarlyBuddySwiftUI
import Lens
import LensSwiftUI
import Practice
import PracticeSwiftUI
import Session
import SessionSwiftUI
import SwiftUI
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI
import Walking

extension AppTests {
  @MainActor
  @Suite("SwiftUI: walks")
  struct SwiftUIWalkTests {
    enum App: String, CaseIterable { case practice, campus, session, lens, earlybuddy }

    @Test(
      "The same steps lead to the same trees in a flow view, in every form and by either clock",
      arguments: App.allCases, Way.allCases)
    func walk(_ app: App, _ way: Way) async throws {
      StandIn.reset()
      StandIn.clock.mode = way.mode
      StandIn.recordsExceptions = true
      StandIn.echoesMessages = false
      let traces = try await takeWalk(app, way)
      await settle()
      #expect(traces.left == [], "nothing is left of an app that was closed")
    }

    /// Which host shows the app, in which form, and by which clock.
    enum Way: CaseIterable {
      case embeddedByHand, embedded, embeddedWide, embeddedTurning, nativeByHand, native

      var kind: FlowHost.Kind { self == .native || self == .nativeByHand ? .native : .embedded }
      /// The native host shows columns as a stack.
      var form: WalkForm {
        self == .embeddedWide ? .wide : self == .embeddedTurning ? .turning : .narrow
      }
      var mode: StandIn.ClockMode {
        self == .embeddedByHand || self == .nativeByHand ? .manual : .automatic
      }
    }

    /// Takes the walk, closes the app, and lets go of everything but its traces.
    private func takeWalk(_ app: App, _ way: Way) async throws -> Traces {
      let traces = Traces()
      let window = UIWindow(frame: UIScreen.main.bounds)
      let host = try makeHost(app, way.kind)
      window.rootViewController = UIHostingController(rootView: FlowView(host))
      window.makeKeyAndVisible()
      await settle()
      let walker = UIKitWalker(window, host.tree) { traces.note($0) }
      try await Walk.named(app.rawValue).take(as: walker, in: way.form)
      traces.note([window, host, host.tree, walker])
      host.close()
      await settle()
      return traces
    }

    private func makeHost(_ app: App, _ kind: FlowHost.Kind) throws -> FlowHost {
      switch app {
      case .practice: return FlowHost(makePractice(), views: .practice, kind: kind)
      case .campus: return FlowHost(makeCampus(), views: .campus, kind: kind)
      case .session: return FlowHost(makeSession(.forWalks()), views: .session, kind: kind)
      case .lens:
        let memory = try makeLensMemory()
        return FlowHost(makeLens(accounts: memory, library: memory), views: .lens, kind: kind)
      case .earlybuddy:
        let services = EarlyBuddyMemory().services
        return FlowHost(makeEarlyBuddy(services), views: .earlyBuddy, kind: kind)
      }
    }
  }
}
