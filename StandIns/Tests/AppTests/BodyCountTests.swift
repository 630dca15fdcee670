import Observation
import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI

extension AppTests {
  @MainActor
  @Suite("SwiftUI: bodies")
  struct BodyCountTests {
    private let log = _BodyLog()
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private var person: SwiftUIPerson { SwiftUIPerson(in: window) }

    init() {
      StandIn.reset()
      StandIn.clock.mode = .manual
    }

    @Test("With the embedded host a step evaluates the new screen's view, and nothing else")
    func embedded() async throws {
      let flow = TabsFlow()
      let host = await show(flow, .embedded)
      #expect(await bodies { flow.first?.push(.page(1)) } == ["PageView"])
      #expect(await bodies { flow.first?.pop() } == [])
      #expect(await bodies { flow.first?.present(.page(2)) } == ["PageView"])
      #expect(await bodies { flow.first?.dismiss() } == [])
      #expect(await bodies { flow.select(.second) } == ["PageView"], "seen for the first time")
      #expect(await bodies { flow.select(.first) } == [])
      host.close()
    }

    @Test(
      "With the native host a step evaluates the new screen and its container, and no other screen")
    func native() async throws {
      let flow = TabsFlow()
      let host = await show(flow, .native)
      // Of the screens, their views included, only the new one is evaluated; the rest are parts of its container.
      let push = await bodies { flow.first?.push(.page(1)) }
      #expect(push.screens == ["NativeItemView", "NativeScreen", "PageView"])
      #expect(push.parts.count == 3, "\(push.parts)")
      let pop = await bodies { flow.first?.pop() }
      #expect(pop.screens == [])
      #expect(pop.parts.count <= 3, "\(pop.parts)")
      // A sheet has a level of its own, from which the next one is presented.
      let present = await bodies { flow.first?.present(.page(2)) }
      #expect(present.screens == ["NativeItemView", "NativeScreen", "PageView"])
      #expect(present.parts.count == 9, "\(present.parts)")
      let dismiss = await bodies { flow.first?.dismiss() }
      #expect(dismiss.screens == [])
      #expect(dismiss.parts.count == 3, "\(dismiss.parts)")
      // The screens of all tabs were evaluated with the tabs.
      for tab in [TabsFlow.Route.second, .first] {
        let select = await bodies { flow.select(tab) }
        #expect(select.screens == [])
        #expect(select.parts.count <= 2, "\(select.parts)")
      }
      host.close()
    }

    @Test(
      "A model that changes evaluates its own screen only",
      arguments: [FlowHost.Kind.embedded, .native])
    func change(_ kind: FlowHost.Kind) async throws {
      let flow = TabsFlow()
      let host = await show(flow, kind)
      _ = await bodies { flow.first?.push(.page(1)) }
      #expect(await bodies { flow.first?.shown.last?.text = "changed" } == ["PageView"])
      #expect(person.sees("changed"))
      host.close()
    }

    private func show(_ flow: TabsFlow, _ kind: FlowHost.Kind) async -> FlowHost {
      let views = FlowViews()
      views.register(PageModel.self) { PageView(page: $0) }
      let host = FlowHost(flow, views: views, kind: kind)
      let view = FlowView(host).inheriting(\._bodyLog).environment(\._bodyLog, log)
      window.rootViewController = UIHostingController(rootView: view)
      window.makeKeyAndVisible()
      await settle()
      _ = log.take()
      return host
    }

    /// The views whose bodies run because of a step, in order.
    private func bodies(_ step: () -> Void) async -> [String] {
      step()
      await settle()
      return log.take()
    }
  }
}

extension [String] {
  /// The views evaluated for a screen: those in a container, and the view that the app registered.
  fileprivate var screens: [String] {
    filter { ["NativeItemView", "NativeScreen", "PageView"].contains($0) }
  }
  /// The host's other views and modifiers.
  fileprivate var parts: [String] { filter { !screens.contains($0) } }
}

@Observable @MainActor
private final class PageModel {
  var text: String
  init(_ number: Int) { text = "page \(number)" }
}

private struct PageView: View {
  let page: PageModel
  var body: some View { Text(page.text) }
}

/// Two tabs, each with a stack.
private final class TabsFlow: Coordinator {
  enum Route: Equatable { case first, second }

  let navigation = Tabs<Route>(.first, .second)
  private(set) weak var first: PagesFlow?

  func destination(for route: Route) -> Destination {
    let flow = PagesFlow()
    if route == .first { first = flow }
    return .flow(flow)
  }
}

private final class PagesFlow: Coordinator {
  enum Route: Equatable { case page(Int) }

  let navigation = Stack<Route>(.page(0))
  /// The models that were made, the latest last.
  private(set) var shown: [PageModel] = []

  func destination(for route: Route) -> Destination {
    guard case .page(let number) = route else { return .screen(PageModel(0)) }
    let model = PageModel(number)
    shown.append(model)
    return .screen(model)
  }
}
