import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI

@Suite("Hazards: windows, previews and zoom transitions", .serialized)
@MainActor
struct SceneRowTests {
  private let phone = SwiftUIPhone()

  @Test("S73: Each window has a tree of its own, which ends with it", arguments: FlowHost.Kind.both)
  func windows(_ kind: FlowHost.Kind) async throws {
    Desk.shared.kind = kind
    Desk.shared.endings = 0
    let app = WindowsApp._launch()
    await phone.settle()
    try SwiftUIPerson(in: app.windows[0]).tap("push")
    await phone.settle()
    Desk.shared.openWindow?(id: "main")
    await phone.settle()
    try #require(app.windows.count == 2)
    let (first, second) = (app.windows[0], app.windows[1])
    #expect(SwiftUIPerson(in: first).sees("page second"))
    #expect(SwiftUIPerson(in: second).sees("page first"))
    try SwiftUIPerson(in: second).tap("present")
    await phone.settle()
    #expect(SwiftUIPerson(in: first).sees("page second"))
    #expect(SwiftUIPerson(in: second).sees("page modal"))
    try SwiftUIPerson(in: second).swipeDown()
    await phone.settle()
    #expect(Desk.shared.endings == 0)
    Desk.shared.dismissWindow?(id: "main")
    await phone.settle()
    #expect(Desk.shared.endings == 2)
  }

  @Test(
    "S65: A page with a zoom transition is pushed, and a swipe back ends its flow once",
    arguments: FlowHost.Kind.both)
  func zoom(_ kind: FlowHost.Kind) async throws {
    let stage = RowStage(kind)
    let views = FlowViews()
    views.register(Page.self) { ZoomedPage(page: $0) }
    let flow = RowFlow()
    await stage.show(flow, views)
    flow.push(.flow("child"))
    await stage.settle()
    #expect(stage.sees("page child"))
    try stage.person.swipeBack()
    await stage.settle()
    #expect(stage.sees("page first"))
    #expect(flow.endings == ["child swipe"])
  }

  @Test(
    "A preview shows a whole flow, and each refresh a new one after it has closed the last",
    arguments: FlowHost.Kind.both)
  func preview(_ kind: FlowHost.Kind) async throws {
    Desk.shared.kind = kind
    Desk.shared.endings = 0
    let refresh = Refresh()
    phone.show(PreviewOfFlow(refresh: refresh))
    await phone.settle()
    try phone.person.tap("push")
    await phone.settle()
    #expect(phone.texts.contains("page second"))
    refresh.number += 1
    await phone.settle()
    #expect(phone.texts.contains("page first"))
    #expect(Desk.shared.endings == 1)
    try phone.person.tap("present")
    await phone.settle()
    #expect(phone.texts.contains("page modal"))
  }
}

/// What the views of these tests share with them.
@MainActor
private final class Desk {
  static let shared = Desk()
  var kind = FlowHost.Kind.standard
  var openWindow: OpenWindowAction?
  var dismissWindow: DismissWindowAction?
  /// How many flows have ended.
  var endings = 0
}

private struct WindowsApp: App {
  var body: some Scene {
    WindowGroup(id: "main") { DeskView() }
  }
}

private struct DeskView: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    FlowView(views: .pages) {
      PageFlow()
    } onEnd: { _ in
      Desk.shared.endings += 1
    }
    .flowHost(Desk.shared.kind)
    .onAppear {
      Desk.shared.openWindow = openWindow
      Desk.shared.dismissWindow = dismissWindow
    }
  }
}

private struct ZoomedPage: View {
  let page: Page
  @Namespace private var space

  var body: some View {
    PageView(page: page)
      .matchedTransitionSource(id: page.name, in: space)
      .navigationTransition(.zoom(sourceID: page.name, in: space))
  }
}

#Preview("A flow") { DeskView() }

@Observable @MainActor
private final class Refresh {
  var number = 0
}

/// The canvas of Xcode, which makes a preview's view anew with each refresh.
private struct PreviewOfFlow: View {
  let refresh: Refresh

  var body: some View { DeskView().id(refresh.number) }
}
