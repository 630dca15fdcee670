import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherLinks
import UsherSwiftUI

@Suite("docs/swiftui.md", .serialized)
@MainActor
struct SwiftUIPageTests {
  private let phone = SwiftUIPhone()

  @Test("The app starts, follows a link, returns a place, and restores its last place")
  func app() async throws {
    let app = RestoredMapsApp._launch()
    let person = SwiftUIPerson(in: app)
    await phone.settle()
    #expect(person.sees("home"))
    app.open(try #require(URL(string: "maps:/search")))
    await phone.settle()
    #expect(person.hand.barTitle == "Places")
    try person.tap("서울")
    await phone.settle()
    #expect(person.hand.barTitle == nil)
    #expect(MapsApp._launch().window.rootViewController != nil)
  }

  @Test("An existing view receives the result of a flow, in a sheet and at a destination")
  func guests() async throws {
    for button in ["Search", "Search here"] {
      phone.show(ExistingView())
      await phone.settle()
      #expect(phone.texts.contains("nowhere"))
      try await phone.tap(button)
      #expect(phone.texts.contains("서울"))
      #expect(!phone.texts.contains("nowhere"))
      try await phone.tap("서울")
      #expect(phone.texts.contains("Search here"))
      #expect(phone.texts.contains("서울"))
    }
  }

  @Test("A themed flow, a flow that the app keeps, and a controller among the views are shown")
  func others() async throws {
    phone.show(ThemedView(session: Session()))
    await phone.settle()
    #expect(phone.texts.contains("home"))
    let model = MapsModel()
    phone.show(MapsView(model: model))
    await phone.settle()
    #expect(model.address == "/home")

    let flow = SearchFlow()
    phone.show(FlowView(FlowHost(flow, views: .maps)))
    flow.push(.map(Spot(name: "a")))
    await phone.settle()
    #expect(phone.window.visibleController is MapController)
    flow.push(.editor)
    await phone.settle()
    try await phone.tap("Done")
    #expect(phone.window.visibleController is MapController)
  }
}
