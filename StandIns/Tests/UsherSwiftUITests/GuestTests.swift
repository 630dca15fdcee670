import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI

@Suite("A flow view as a guest of an existing app", .serialized)
@MainActor
struct GuestTests {
  private let phone = SwiftUIPhone()
  private let model = Model()

  @Test(
    "In a sheet, a flow that finishes hands over its value, and the sheet goes",
    arguments: FlowHost.Kind.both)
  func sheetFinishes(_ kind: FlowHost.Kind) async throws {
    model.kind = kind
    phone.show(AppView(model: model))
    try await phone.tap("sheet")
    #expect(phone.texts.contains("page first"))
    try await phone.tap("push")
    #expect(phone.texts.contains("page second"))
    try await phone.tap("finish")
    #expect(model.endings == ["finished 7"])
    #expect(!model.showsSheet)
    #expect(phone.window.rootViewController?.presentedViewController == nil)
    #expect(phone.texts.contains("sheet"))
    // Again, with a flow of its own.
    try await phone.tap("sheet")
    #expect(phone.texts.contains("page first"))
    #expect(model.flows.count == 2)
  }

  @Test("A sheet that the user draws down ends the flow in it", arguments: FlowHost.Kind.both)
  func sheetDrawnDown(_ kind: FlowHost.Kind) async throws {
    model.kind = kind
    phone.show(AppView(model: model))
    try await phone.tap("sheet")
    try phone.person.swipeDown()
    await phone.settle()
    #expect(!model.showsSheet)
    #expect(model.endings == ["host closed"])
  }

  @Test(
    "A sheet cannot be drawn down while something in its flow wants to be asked, and can again after that",
    arguments: FlowHost.Kind.both)
  func sheetHeld(_ kind: FlowHost.Kind) async throws {
    model.kind = kind
    phone.show(AppView(model: model))
    try await phone.tap("sheet")
    let page = try #require(model.flows.first?.lastPage)
    page.leavePolicy = .ask
    await phone.settle()
    try? phone.person.swipeDown()
    await phone.settle()
    #expect(model.showsSheet)
    #expect(model.endings == [])
    page.leavePolicy = .allow
    await phone.settle()
    try phone.person.swipeDown()
    await phone.settle()
    #expect(!model.showsSheet)
    #expect(model.endings == ["host closed"])
  }

  @Test(
    "A sheet whose flow wants to be asked from the beginning is held from the beginning",
    arguments: FlowHost.Kind.both)
  func sheetHeldAtOnce(_ kind: FlowHost.Kind) async throws {
    (model.kind, model.asks) = (kind, true)
    phone.show(AppView(model: model))
    try await phone.tap("sheet")
    try? phone.person.swipeDown()
    await phone.settle()
    #expect(model.showsSheet)
    #expect(model.endings == [])
  }

  @Test(
    "`dismiss()` of the coordinator, and going back from the first screen, leave a flow in a sheet",
    arguments: FlowHost.Kind.both)
  func leavingByCode(_ kind: FlowHost.Kind) async throws {
    model.kind = kind
    phone.show(AppView(model: model))
    try await phone.tap("sheet")
    model.flows.last?.dismiss()
    await phone.settle()
    #expect(model.endings == ["dismissed"])
    #expect(!model.showsSheet)
    try await phone.tap("sheet")
    try await phone.tap("go back")
    #expect(model.endings == ["dismissed", "back button"])
    #expect(!model.showsSheet)
  }

  @Test(
    "As a destination it has one bar, and its first screen a button that goes back to the app's page"
  )
  func destination() async throws {
    phone.show(AppView(model: model))
    try await phone.tap("destination")
    #expect(phone.texts.contains("page first"))
    let outer = try #require(
      phone.window.rootViewController?.children.first as? UINavigationController)
    #expect(outer.isNavigationBarHidden)
    #expect(phone.person.hand.barTitle == "title of first")

    try await phone.tap("push")
    #expect(phone.texts.contains("page second"))
    try phone.person.tapBack()
    await phone.settle()
    #expect(phone.texts.contains("page first"))
    try await phone.tap("start")
    #expect(model.path == [])
    #expect(model.endings == ["back button"])
    #expect(phone.texts.contains("destination"))
    #expect(!outer.isNavigationBarHidden)
  }

  @Test("Leaving a destination asks")
  func destinationAsks() async throws {
    phone.show(AppView(model: model))
    try await phone.tap("destination")
    let page = try #require(model.flows.first?.lastPage)
    (page.leavePolicy, page.answer) = (.ask, false)
    try await phone.tap("start")
    #expect(page.questions == 1)
    #expect(model.path == ["flow"])
    page.answer = true
    try await phone.tap("start")
    #expect(page.questions == 2)
    #expect(model.path == [])
    #expect(model.endings == ["back button"])
  }

  @Test("A flow that finishes in a destination is popped once, even if the app pops it too")
  func destinationFinishes() async throws {
    phone.show(AppView(model: model))
    for pops in [false, true] {
      model.popsItself = pops
      try await phone.tap("destination")
      try await phone.tap("finish")
      #expect(model.path == [])
      #expect(phone.texts.contains("destination"))
    }
    #expect(model.endings == ["finished 7", "finished 7"])
  }

  @Observable @MainActor
  final class Model {
    var showsSheet = false
    @ObservationIgnored var kind = FlowHost.Kind.embedded
    var path: [String] = []
    @ObservationIgnored var popsItself = false
    @ObservationIgnored var asks = false
    @ObservationIgnored var flows: [PageFlow] = []
    @ObservationIgnored var endings: [String] = []

    func makeFlow() -> PageFlow {
      let flow = PageFlow()
      flow.asks = asks
      flows.append(flow)
      return flow
    }

    func ended(_ ending: Ending<Int>) {
      endings.append(ending.output.map { "finished \($0)" } ?? ending.cause.description)
      if popsItself, !path.isEmpty { path.removeLast() }
    }
  }

  struct AppView: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        VStack {
          Button("sheet") { model.showsSheet = true }
          NavigationLink("destination", value: "flow")
        }
        .navigationTitle("start")
        .navigationDestination(for: String.self) { _ in
          FlowView(views: .pages) {
            model.makeFlow()
          } onEnd: {
            model.ended($0)
          }
        }
      }
      .sheet(isPresented: $model.showsSheet) {
        FlowView(views: .pages) {
          model.makeFlow()
        } onEnd: {
          model.ended($0)
        }
        .flowHost(model.kind)
      }
    }
  }
}
