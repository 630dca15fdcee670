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
    @Test(
      "The same steps lead to the same trees in a flow view, in every form and by either clock",
      arguments: ExampleApp.allCases, Way.allCases)
    func walk(_ app: ExampleApp, _ way: Way) async throws {
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
      case embeddedByHand, embedded, embeddedWide, embeddedTurning
      case nativeByHand, native, nativeWide, nativeTurning

      var kind: FlowHost.Kind {
        switch self {
        case .embeddedByHand, .embedded, .embeddedWide, .embeddedTurning: .embedded
        case .nativeByHand, .native, .nativeWide, .nativeTurning: .native
        }
      }
      var form: WalkForm {
        switch self {
        case .embeddedByHand, .embedded, .nativeByHand, .native: .narrow
        case .embeddedWide, .nativeWide: .wide
        case .embeddedTurning, .nativeTurning: .turning
        }
      }
      var mode: StandIn.ClockMode {
        self == .embeddedByHand || self == .nativeByHand ? .manual : .automatic
      }
    }

    /// Takes the walk, closes the app, and lets go of everything but its traces.
    private func takeWalk(_ app: ExampleApp, _ way: Way) async throws -> Traces {
      let traces = Traces()
      let window = UIWindow(frame: UIScreen.main.bounds)
      let host = FlowHost(try app.makeRoot(), views: app.flowViews, kind: way.kind)
      window.rootViewController = UIHostingController(rootView: FlowView(host))
      window.makeKeyAndVisible()
      await settle()
      let walker = UIKitWalker(window, host.tree) { traces.note($0) }
      try await app.walk.take(as: walker, in: way.form)
      traces.note([window, host, host.tree, walker])
      host.close()
      await settle()
      return traces
    }
  }
}
