import Observation
import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI

/// What keeps its identity, and so its state, while what it declares changes.
@Suite("What the native host keeps", .serialized)
@MainActor
struct NativeIdentityTests {
  private let phone = SwiftUIPhone()
  private let desk = Desk()

  private func show() async {
    let views = FlowViews()
    views.register(Desk.self) { DeskView(desk: $0) }
    phone.show(FlowView(FlowHost(DesksFlow(desk), views: views, kind: .native)))
    await phone.settle()
  }

  @Test("The state of a tab's screens survives a badge that comes and goes")
  func badge() async throws {
    await show()
    try await phone.tap("write")
    #expect(phone.texts.contains("words 1"))
    for badge in ["1", "2", nil] {
      desk.badge = badge
      await phone.settle()
      #expect(phone.texts.contains("words 1"), "with the badge \(badge ?? "nil")")
    }
  }

  @Test("The state of a screen survives a title that comes, changes and goes")
  func title() async throws {
    await show()
    try await phone.tap("write")
    for title in ["Desk of Minji", "Desk of Junho", nil] {
      desk.title = title
      await phone.settle()
      #expect(phone.texts.contains("words 1"), "with the title \(title ?? "nil")")
      if let title { #expect(phone.person.hand.barTitle == title) }
    }
  }

  @Observable @MainActor
  final class Desk: ScreenConfiguring {
    var badge: String?
    var title: String?

    var screenOptions: ScreenOptions {
      ScreenOptions(title: title, tabItem: TabItem("Desk", badge: badge))
    }
  }

  struct DeskView: View {
    let desk: Desk
    @State private var words = 0

    var body: some View {
      Text("words \(words)")
      Button("write") { words += 1 }
    }
  }

  /// Tabs, of which the first has a stack.
  final class DesksFlow: Coordinator {
    enum Route { case desk, other }

    let navigation = Tabs<Route>(.desk, .other)
    let desk: Desk

    init(_ desk: Desk) { self.desk = desk }

    func destination(for route: Route) -> Destination {
      route == .desk ? .flow(DeskFlow(desk)) : .screen(Desk())
    }
  }

  final class DeskFlow: Coordinator {
    enum Route { case desk }

    let navigation = Stack<Route>(.desk)
    let desk: Desk

    init(_ desk: Desk) { self.desk = desk }

    func destination(for route: Route) -> Destination { .screen(desk) }
  }
}
