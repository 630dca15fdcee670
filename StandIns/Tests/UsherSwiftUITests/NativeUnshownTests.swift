import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import Usher
import UsherSwiftUI
import UsherUIKit

/// What only UIKit's containers show, with both of SwiftUI's hosts.
@Suite("What SwiftUI does not show", .serialized)
@MainActor
struct NativeUnshownTests {
  private let phone = SwiftUIPhone()
  private final class Log { var misuses: [Misuse] = [] }
  private let log = Log()

  private func show(_ flow: any Coordinator<Void>, _ kind: FlowHost.Kind) async {
    let views = FlowViews()
    views.register(Room.self) { _ in Text("room") }
    var configuration = TreeConfiguration()
    configuration.onMisuse = { [log] in log.misuses.append($0) }
    phone.show(
      FlowView(FlowHost(flow, views: views, kind: kind, configuration: configuration)))
    await phone.settle()
  }

  enum Way: CaseIterable { case push, present }

  @Test(
    "A zoom and an animation of UIKit's are reported once, and the screen comes",
    arguments: [FlowHost.Kind.native, .embedded], Way.allCases)
  func transitions(_ kind: FlowHost.Kind, _ way: Way) async {
    let flow = RoomFlow()
    await show(flow, kind)
    for _ in 0..<2 {
      switch way {
      case .push: flow.push(.next, transition: .zoom(from: 1))
      case .present: flow.present(.next, as: .fullScreen, transition: .zoom(from: 1))
      }
      await phone.settle()
      #expect(flow.made == 1)
      _ = way == .push ? flow.pop() : flow.dismiss()
      await phone.settle()
      flow.made = 0
    }
    #expect(log.misuses.map(\.value) == (kind == .native ? ["TransitionStyle"] : []))
  }

  @Test("Changes without a transition of UIKit's report nothing")
  func ordinary() async {
    let flow = RoomFlow()
    await show(flow, .native)
    flow.push(.next, transition: .unanimated)
    flow.push(.next, transition: .custom("of another host"))
    await phone.settle()
    #expect(log.misuses.isEmpty)
  }

  @Test(
    "Declarations of tabs are reported once; none reports nothing",
    arguments: [FlowHost.Kind.native, .embedded], [true, false])
  func tabs(_ kind: FlowHost.Kind, isDeclared: Bool) async {
    let flow = HouseFlow()
    flow.isDeclared = isDeclared
    await show(flow, kind)
    flow.setTabs([.up])
    flow.setTabs([.up, .down])
    await phone.settle()
    let isReported = kind == .native && isDeclared
    #expect(log.misuses.map(\.value) == (isReported ? ["TabsConfiguring"] : []))
  }

  final class Room: ScreenConfiguring {
    let screenOptions = ScreenOptions(title: "room", tabItem: TabItem("room"))
  }

  final class RoomFlow: Coordinator {
    enum Route { case first, next }
    let navigation = Stack<Route>(.first)
    var made = 0
    func destination(for route: Route) -> Destination {
      if route == .next { made += 1 }
      return .screen(Room())
    }
  }

  final class HouseFlow: Coordinator, TabsConfiguring {
    enum Route { case up, down }
    let navigation = Tabs<Route>(.up, .down)
    var isDeclared = false
    func destination(for route: Route) -> Destination { .screen(Room()) }
    func tabOptions(for route: Route) -> TabOptions {
      TabOptions(isSearch: isDeclared && route == .down)
    }
  }
}
