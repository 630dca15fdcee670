import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI

@Suite("Hazards: what cannot work is reported once", .serialized)
@MainActor
struct MisuseRowTests {
  private let log = MisuseLog()

  /// Shows a flow, and collects what is reported.
  private func show(
    _ flow: some Coordinator<some Any>, _ kind: FlowHost.Kind, _ views: FlowViews = .pages
  ) async -> RowStage {
    let stage = RowStage(kind)
    var configuration = TreeConfiguration()
    let log = log
    configuration.onMisuse = { log.all.append($0) }
    let host = FlowHost(flow, views: views, kind: kind, configuration: configuration)
    stage.phone.show(FlowView(host))
    await stage.settle()
    return stage
  }

  @Test("An empty place in the tab bar is reported with the fix", arguments: FlowHost.Kind.both)
  func emptyTabs(_ kind: FlowHost.Kind) async {
    let flow = SomeTabs(["one", "two"], named: false)
    let stage = await show(flow, kind, .named)
    #expect(log.all.map(\.value) == ["Tabs"])
    #expect(log.all.first?.fix.contains("tabItem") == true)
    flow.show(.tabs)
    await stage.settle()
    #expect(log.all.count == 1)
  }

  @Test("A wrong link that no `onLinkError` receives is reported", arguments: FlowHost.Kind.both)
  func wrongLink(_ kind: FlowHost.Kind) async throws {
    let views = FlowViews.pages
    // Several views in one closure, and a controller, need no label.
    views.register(Log.self) { _ in
      Text("one")
      Text("two")
    }
    let stage = await show(PageFlow(), kind, views)
    try await stage.phone.tap("open nothing")
    #expect(log.all.map(\.value) == ["link"])
    #expect(log.all.first?.problem.contains("nowhere") == true)
  }

  @Test("A title is enough for a tab", arguments: FlowHost.Kind.both)
  func titledTabs(_ kind: FlowHost.Kind) async throws {
    let stage = await show(SomeTabs(["one", "two"], named: true), kind, .named)
    #expect(log.all == [])
    #expect(stage.tabTitles == ["one", "two"])
  }

  @Test("A controller of the app names its tab itself in the embedded host")
  func controllerTabs() async {
    let views = FlowViews()
    views.register(
      Name.self,
      controller: { name in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: name.name, image: nil, tag: 0)
        return controller
      })
    let stage = await show(SomeTabs(["one", "two"], named: false), .embedded, views)
    #expect(log.all == [])
    #expect(stage.tabTitles == ["one", "two"])
  }

  @Test("S53: More than five tabs on a phone are reported", arguments: FlowHost.Kind.both)
  func manyTabs(_ kind: FlowHost.Kind) async {
    let names = ["a", "b", "c", "d", "e", "f"]
    _ = await show(SomeTabs(names, named: true), kind, .named)
    #expect(log.all.map(\.problem).count { $0.contains("five tabs") } == 1)
    log.all = []
    _ = await show(SomeTabs(Array(names.dropLast()), named: true), kind, .named)
    #expect(log.all == [])
  }

  @Test(
    "S54: Tabs on a stack work, and the native host reports them", arguments: FlowHost.Kind.both)
  func tabsOnStack(_ kind: FlowHost.Kind) async throws {
    let flow = NestingFlow()
    let stage = await show(flow, kind, .named)
    flow.push(.tabs)
    await stage.settle()
    #expect(log.all.map(\.value) == (kind == .native ? ["FlowView.flowHost(.native)"] : []))
    try stage.person.hand.tapTab(at: 1)
    await stage.settle()
    #expect(stage.sees("named two"))
    flow.pop()
    flow.push(.tabs)
    await stage.settle()
    #expect(log.all.count == (kind == .native ? 1 : 0))
  }

  @Test(
    "A stack of the app's own in a screen on a stack works, and the native host reports it once")
  func stackInScreen() async throws {
    let views = FlowViews.named
    views.register(Name.self) { name in
      if name.name == "nested" {
        NavigationStack { NavigationLink("inner") { Text("inner page") } }
      } else {
        Text("named \(name.name)")
      }
    }
    let flow = NestingFlow()
    let stage = await show(flow, .native, views)
    #expect(log.all == [])
    flow.push(.page("nested"))
    await stage.settle()
    #expect(log.all.map(\.value) == ["FlowView.flowHost(.native)"])
    try stage.person.tap("inner")
    await stage.settle()
    #expect(stage.sees("inner page"))
    #expect(flow.navigation.count == 2)
    flow.popToRoot()
    flow.push(.page("nested"))
    await stage.settle()
    #expect(log.all.count == 1)
    flow.popToRoot()
    await stage.settle()
    #expect(stage.sees("named first"))
  }
}

@MainActor
private final class MisuseLog {
  var all: [Misuse] = []
}

/// A screen with a name, and a title if it says so.
private final class Name: ScreenConfiguring {
  let name: String
  let isTitled: Bool

  init(_ name: String, isTitled: Bool = true) {
    self.name = name
    self.isTitled = isTitled
  }

  var screenOptions: ScreenOptions { ScreenOptions(title: isTitled ? name : nil) }
}

extension FlowViews {
  fileprivate static var named: FlowViews {
    let views = FlowViews()
    views.register(Name.self) { Text("named \($0.name)") }
    return views
  }
}

/// Tabs, which can be shown anew.
private final class SomeTabs: Coordinator {
  enum Route: Hashable { case tabs }
  let navigation = Switcher<Route>(.tabs)
  private let names: [String]
  private let named: Bool

  init(_ names: [String], named: Bool) {
    self.names = names
    self.named = named
  }

  func destination(for route: Route) -> Destination {
    .flow(NamedTabs(names, named: named), onEnd: { _ in })
  }
}

private final class NamedTabs: Coordinator {
  let navigation: Tabs<String>
  private let named: Bool

  init(_ names: [String], named: Bool) {
    navigation = Tabs(names)
    self.named = named
  }

  func destination(for route: String) -> Destination { .screen(Name(route, isTitled: named)) }
}

/// A stack with tabs on it.
private final class NestingFlow: Coordinator {
  enum Route: Hashable { case page(String), tabs }
  let navigation = Stack<Route>(.page("first"))

  func destination(for route: Route) -> Destination {
    switch route {
    case .page(let name): .screen(Name(name))
    case .tabs: .flow(NamedTabs(["one", "two"], named: true), onEnd: { _ in })
    }
  }
}

private final class Log {}
