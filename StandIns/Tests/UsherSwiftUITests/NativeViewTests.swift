import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI

@Suite("What the native host shows", .serialized)
@MainActor
struct NativeViewTests {
  private let phone = SwiftUIPhone()

  private func show(_ flow: some Coordinator<some Any>) async {
    let views = FlowViews.pages
    views.register(Model.self) { Text("model \($0.name)") }
    phone.show(FlowView(FlowHost(flow, views: views, kind: .native)))
    await phone.settle()
  }

  /// What popovers point at.
  private var anchor: UIView {
    let anchor = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 10))
    phone.window.rootViewController?.view.addSubview(anchor)
    return anchor
  }

  @Test("The back button has the back title of the page below, and follows it")
  func backTitle() async throws {
    let flow = WordFlow()
    await show(flow)
    flow.push(.next("b"))
    await phone.settle()
    #expect(phone.person.hand.backTitle == "back to first")
    flow.push(.next("c"))
    await phone.settle()
    #expect(phone.person.hand.backTitle == "back to b")
  }

  @Test("A page that asks has a button that looks alike, whose menu offers the pages below")
  func ownBackButton() async throws {
    let flow = WordFlow()
    var drafts: [Page] = []
    flow.screen = { route in
      guard route == .next("draft") else { return Model(route == .first ? "first" : "middle") }
      let page = Page("draft")
      (page.leavePolicy, page.answer) = (.ask, false)
      drafts.append(page)
      return page
    }
    await show(flow)
    flow.push(.next("middle"))
    flow.push(.next("draft"))
    await phone.settle()
    let page = try #require(drafts.first)
    #expect(phone.person.hand.backTitle == nil)
    let button = try #require(phone.person.find("BackButton", as: .menu).first)
    #expect(button.label == "back to middle")
    #expect(
      phone.person.find("BackButton", as: .button).map(\.label) == [
        "back to middle", "back to first",
      ])
    button.tap()
    await phone.settle()
    #expect(page.questions == 1)
    #expect(phone.texts.contains("page draft"))

    page.leavePolicy = .allow
    await phone.settle()
    #expect(phone.person.find("BackButton").isEmpty)
    #expect(phone.person.hand.backTitle == "back to middle")
    page.leavePolicy = .ask
    page.answer = true
    await phone.settle()
    try #require(phone.person.find("BackButton", as: .button).last).tap()
    await phone.settle()
    #expect(page.questions == 2)
    #expect(phone.texts.contains("model first"))
  }

  @Test(
    "A sheet that asks is held: a drag moves nothing, and asks once. So is a popover that is a sheet",
    arguments: [false, true])
  func heldSheet(_ isPopover: Bool) async throws {
    let flow = PageFlow()
    await show(flow)
    flow.present(.modal, as: isPopover ? .popover(from: anchor) : .sheet)
    await phone.settle()
    let page = try #require(flow.lastPage)
    (page.leavePolicy, page.answer) = (.ask, false)
    await phone.settle()
    #expect(throws: Obstacle(.refused, "the dismissal was refused")) {
      try phone.person.swipeDown()
    }
    await phone.settle()
    #expect(page.questions == 1)
    #expect(phone.texts.contains("page modal"))
    page.leavePolicy = .allow
    await phone.settle()
    try phone.person.swipeDown()
    await phone.settle()
    #expect(phone.texts.contains("page first"))
  }

  @Test("A popover beside other content that asks goes, comes back, and asks")
  func askingPopover() async throws {
    let flow = PageFlow()
    await show(flow)
    phone.person.giveRoom(.regular)
    flow.present(.modal, as: .popover(from: anchor))
    await phone.settle()
    let page = try #require(flow.lastPage)
    (page.leavePolicy, page.answer) = (.ask, false)
    await phone.settle()
    try phone.person.hand.tapOutside()
    await phone.settle()
    #expect(page.questions == 1)
    #expect(phone.texts.contains("page modal"))
    page.leavePolicy = .allow
    await phone.settle()
    try phone.person.hand.tapOutside()
    await phone.settle()
    #expect(!phone.texts.contains("page modal"))
  }

  @Test("A popover stays when a full screen covers it")
  func coveredPopover() async throws {
    let flow = LayerFlow("base")
    await show(flow)
    flow.present(.flow("popover"), as: .popover(from: anchor))
    await phone.settle()
    #expect(phone.texts.contains("page popover"))
    let inner = try #require(flow.inner)
    inner.present(.page("cover"), as: .fullScreen)
    await phone.settle()
    #expect(phone.texts.contains("page cover"))
    inner.dismiss()
    await phone.settle()
    #expect(phone.texts.contains("page popover"))
  }

  @Test("An action sheet without an action to cancel has SwiftUI's Cancel, which runs no action")
  func cancelOfSwiftUI() async throws {
    let flow = LayerFlow("base")
    await show(flow)
    for button in ["Cancel", "Name"] {
      flow.present(.sheet, as: .actionSheet())
      await phone.settle()
      try await phone.tap(button)
      #expect(phone.window.rootViewController?.presentedViewController == nil)
    }
    #expect(flow.chosen == ["Name"])
  }

  /// Pages and flows of the same kind.
  final class LayerFlow: Coordinator {
    enum Route: Hashable { case page(String), flow(String), sheet }

    let navigation: Stack<Route>
    private(set) weak var inner: LayerFlow?
    private(set) var chosen: [String] = []

    init(_ name: String) { navigation = Stack(.page(name)) }

    func destination(for route: Route) -> Destination {
      switch route {
      case .page(let name): return .screen(Page(name))
      case .flow(let name):
        let flow = LayerFlow(name)
        inner = flow
        return .flow(flow)
      case .sheet:
        return .alert(AlertContent("Sort by", .init("Name") { self.chosen.append("Name") }))
      }
    }
  }

  @Test("A popover points at the view that was named")
  func popoverAnchor() async throws {
    let flow = PageFlow()
    await show(flow)
    flow.present(.modal, as: .popover(from: anchor))
    await phone.settle()
    let popover = try #require(
      phone.window.rootViewController?.presentedViewController?.popoverPresentationController)
    #expect(popover.sourceRect == CGRect(x: 20, y: 30, width: 40, height: 10))
  }
}
