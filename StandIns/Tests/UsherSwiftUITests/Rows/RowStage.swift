import SwiftUI
import SwiftUIPerson
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI

/// A phone that plays one system, for the rows of the hazards' tables.
@MainActor
struct RowStage {
  typealias Values = StandIn.System.SwiftUIValues
  let phone = SwiftUIPhone()
  /// What shows the flows.
  let kind: FlowHost.Kind

  init(
    _ version: StandIn.System.Version = .iOS18, _ change: (inout Values) -> Void = { _ in }
  ) {
    self.init(.embedded, version, change)
  }

  init(
    _ kind: FlowHost.Kind, _ version: StandIn.System.Version = .iOS18,
    _ change: (inout Values) -> Void = { _ in }
  ) {
    self.kind = kind
    var system = StandIn.System(version)
    change(&system.swiftUI)
    StandIn.system = system
  }

  var person: SwiftUIPerson { phone.person }
  var texts: [String] { phone.texts }
  func sees(_ text: String) -> Bool { texts.contains(text) }
  func settle() async { await phone.settle() }
  func advance(_ turns: Int = 2) { StandIn.clock.advance(turns) }

  /// Shows a flow of pages in a flow view.
  func showFlow() async -> RowFlow {
    let flow = RowFlow()
    await show(flow)
    return flow
  }

  /// Shows a flow in a flow view, whose host is in the window's hands.
  func show(_ flow: some Coordinator<some Any>, _ views: FlowViews = .pages) async {
    phone.show(FlowView(FlowHost(flow, views: views, kind: kind)))
    await settle()
  }

  /// Shows the naive router's views.
  func showRouter() async -> NaiveRouter {
    let router = NaiveRouter()
    phone.show(NaiveView(router: router))
    await settle()
    return router
  }

  /// The pages of the stack in front.
  var depth: Int {
    phone.window.visibleController?.navigationController?.viewControllers.count ?? 0
  }
  /// The navigation bars in front, one inside the other.
  var bars: Int { person.hand.path.count { $0 is UINavigationController } }
  /// What the tab bar in front says.
  var tabTitles: [String] {
    let bar = person.hand.path.compactMap { $0 as? UITabBarController }.last
    return bar?.viewControllers?.map { $0.tabBarItem.title ?? "" } ?? []
  }
  /// Whether something is presented.
  var hasModal: Bool { phone.window.rootViewController?.presentedViewController != nil }
}

/// Pages and flows on a stack; it writes down how its flows end.
final class RowFlow: Coordinator {
  enum Route: Hashable, Codable { case page(String), flow(String) }
  typealias Output = String
  let navigation: Stack<Route>
  private(set) weak var page: Page?
  /// The names of the pages that were made, in order.
  private(set) var made: [String] = []
  /// How the child flows ended, in order.
  private(set) var endings: [String] = []

  init(_ name: String = "first") { navigation = Stack(.page(name)) }

  func destination(for route: Route) -> Destination {
    switch route {
    case .page(let name):
      let page = Page(name)
      self.page = page
      made.append(name)
      return .screen(page)
    case .flow(let name):
      return .flow(
        RowFlow(name),
        onEnd: { [weak self] ending in self?.endings.append("\(name) \(ending.cause.description)") }
      )
    }
  }

  func push(_ name: String) { push(.page(name)) }
}

/// A flow of pages in each of two tabs.
final class RowTabs: Coordinator {
  enum Route: Hashable { case left, right }
  let navigation = Tabs<Route>(.left, .right)
  let flows: [Route: RowFlow] = [.left: RowFlow("left"), .right: RowFlow("right")]

  func destination(for route: Route) -> Destination {
    .flow(flows[route] ?? RowFlow(), onEnd: { _ in })
  }

  subscript(_ route: Route) -> RowFlow { flows[route] ?? RowFlow() }
}

/// A login and what follows it.
final class RowSwitch: Coordinator {
  enum Route: Hashable { case login, home }
  let navigation = Switcher<Route>(.login)
  private(set) var home: RowFlow?
  private(set) var made: [Route] = []

  func destination(for route: Route) -> Destination {
    made.append(route)
    switch route {
    case .login: return .screen(Page("login"))
    case .home:
      let flow = RowFlow("home")
      home = flow
      return .flow(flow, onEnd: { _ in })
    }
  }
}
