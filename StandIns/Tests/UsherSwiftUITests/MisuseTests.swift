import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
@_spi(Hosting) import Usher
import UsherSwiftUI

@Suite("Mistakes with a flow view", .serialized)
@MainActor
struct MisuseTests {
  private let phone = SwiftUIPhone()

  @Observable @MainActor
  final class Room {
    static let shared = Room()
    var isConnected = true
    @ObservationIgnored var kind = FlowHost.Kind.embedded
    @ObservationIgnored var reports: [String] = []

    var configuration: TreeConfiguration {
      var configuration = TreeConfiguration()
      configuration.onMisuse = { self.reports.append($0.description) }
      return configuration
    }
  }

  /// A flow whose routes cannot be saved.
  final class UnsavedFlow: Coordinator {
    enum Route: Hashable { case first }
    let navigation = Stack<Route>(.first)
    func destination(for route: Route) -> Destination { .screen(Page("first")) }
  }

  struct UnsavedApp: App {
    var body: some Scene {
      WindowGroup {
        if Room.shared.isConnected {
          FlowView(views: .pages, configuration: Room.shared.configuration) { UnsavedFlow() }
            .restores("main")
            .flowHost(Room.shared.kind)
        }
      }
    }
  }

  struct SavedApp: App {
    var body: some Scene {
      WindowGroup {
        FlowView(views: .pages, configuration: Room.shared.configuration) { PageFlow() }
          .restores("main")
          .flowHost(Room.shared.kind)
      }
    }
  }

  @Test(
    "A flow view that restores a flow without Codable routes is reported when it appears",
    arguments: FlowHost.Kind.both)
  func unsaved(_ kind: FlowHost.Kind) async {
    (Room.shared.kind, Room.shared.isConnected, Room.shared.reports) = (kind, true, [])
    let app = UnsavedApp._launch()
    await phone.settle()
    let expected =
      "FlowView.restores(\"main\"): UnsavedFlow: Route is not Codable. So nothing of the tree is saved or "
      + "restored. Make the Route of UnsavedFlow Codable, or remove the modifier."
    #expect(Room.shared.reports == [expected])
    app.leave()
    await phone.settle()
    app.comeBack()
    await phone.settle()
    #expect(Room.shared.reports == [expected])

    Room.shared.reports = []
    let saved = SavedApp._launch()
    await phone.settle()
    #expect(Room.shared.reports == [])
    withExtendedLifetime((app, saved)) {}
  }

  @Test(
    "A flow view that is empty after its root flow ended is reported once",
    arguments: FlowHost.Kind.both)
  func empty(_ kind: FlowHost.Kind) async throws {
    Room.shared.reports = []
    phone.show(
      FlowView(views: .pages, configuration: Room.shared.configuration) { PageFlow() }.flowHost(
        kind))
    await phone.settle()
    try await phone.tap("finish")
    #expect(
      Room.shared.reports == [
        "PageFlow: The root flow ended (finished), and its flow view is empty. Make the root a Switcher and "
          + "show another route in it, or handle onEnd and show another view."
      ])
  }

  @Test(
    "A flow view whose end the app handles, that dismisses itself, or that is closed, is not reported",
    arguments: FlowHost.Kind.both)
  func handled(_ kind: FlowHost.Kind) async throws {
    Room.shared.reports = []
    var endings: [String] = []
    phone.show(
      FlowView(views: .pages, configuration: Room.shared.configuration) {
        PageFlow()
      } onEnd: {
        endings.append("\($0.cause)")
      }
      .flowHost(kind))
    await phone.settle()
    try await phone.tap("finish")
    #expect(endings == ["finished"])

    phone.show(SheetView(kind: kind, configuration: Room.shared.configuration))
    await phone.settle()
    try await phone.tap("finish")
    #expect(phone.texts.contains("below"))

    let host = FlowHost(
      PageFlow(), views: .pages, kind: kind, configuration: Room.shared.configuration)
    phone.show(FlowView(host))
    await phone.settle()
    host.close()
    await phone.settle()
    #expect(Room.shared.reports == [])
  }

  struct SheetView: View {
    let kind: FlowHost.Kind
    let configuration: TreeConfiguration
    @State private var isShown = true

    var body: some View {
      Text("below").sheet(isPresented: $isShown) {
        FlowView(views: .pages, configuration: configuration) { PageFlow() }.flowHost(kind)
      }
    }
  }

  /// A stack that starts with tabs on it.
  final class TabsOnStack: Coordinator {
    enum Route: Hashable { case first, tabs }
    let navigation = Stack<Route>(.first, .tabs)
    func destination(for route: Route) -> Destination {
      switch route {
      case .first: .screen(Page("first"))
      case .tabs: .flow(Sides()) { _ in }
      }
    }
  }

  final class Sides: Coordinator {
    enum Route: Hashable { case left, right }
    let navigation = Tabs<Route>(.left, .right)
    func destination(for route: Route) -> Destination { .screen(Page("\(route)")) }
  }

  @Test("A problem of the first containers is reported, although they are made before the host")
  func firstContainers() async {
    Room.shared.reports = []
    let host = FlowHost(
      TabsOnStack(), views: .pages, kind: .native, configuration: Room.shared.configuration)
    phone.show(FlowView(host))
    await phone.settle()
    #expect(Room.shared.reports.count == 1)
    #expect(Room.shared.reports.first?.contains("Tabs were put on a stack") == true)
  }

  final class LeavesOnStack: Coordinator {
    enum Route: Hashable { case leaves }
    let navigation = Stack<Route>(.leaves)
    func destination(for route: Route) -> Destination { .flow(Leaves()) }
  }

  final class Leaves: Coordinator {
    let navigation = Pages<Int>([1, 2])
    func destination(for route: Int) -> Destination { .screen(Page("\(route)")) }
  }

  @Test("Pages may be on a stack")
  func pagesOnStack() async {
    Room.shared.reports = []
    let host = FlowHost(
      LeavesOnStack(), views: .pages, kind: .native, configuration: Room.shared.configuration)
    phone.show(FlowView(host))
    await phone.settle()
    #expect(Room.shared.reports == [])
  }
}
