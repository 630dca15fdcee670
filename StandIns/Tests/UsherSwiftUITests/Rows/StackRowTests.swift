import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI

@Suite("Hazards: stacks, links and leaving pages", .serialized)
@MainActor
struct StackRowTests {
  typealias Values = RowStage.Values

  @Test("S16: A child flow shows its own page for an equal route", arguments: FlowHost.Kind.both)
  func ownDestinations(_ kind: FlowHost.Kind) async {
    let stage = RowStage(kind)
    let (flow, child) = (RowFlow(), RowFlow("child"))
    await stage.show(flow)
    flow.task { _ = try await flow.run(pushing: child) }
    await stage.settle()
    child.push("c")
    await stage.settle()
    #expect(child.made == ["child", "c"])
    #expect(flow.made == ["first"])
    #expect(stage.sees("page c"))
  }

  @Test("S16 with a router: the destination nearest to the root is used")
  func ownDestinationsWithRouter() async {
    let stage = RowStage()
    let router = await stage.showRouter()
    router.push("flow")
    await stage.settle()
    router.push("c")
    await stage.settle()
    #expect(!stage.sees("child c"))
    #expect(stage.sees("page c"))
  }

  @Test("S18, S21, S22: A link in a screen is disabled, since the flow has the stack")
  func links() async throws {
    let stage = RowStage()
    let views = FlowViews()
    views.register(Page.self) { LinksView(name: $0.name) }
    let flow = RowFlow()
    stage.phone.show(FlowView(FlowHost(flow, views: views)))
    await stage.settle()
    for link in ["link", "value"] {
      try? stage.person.tap(link)
      await stage.settle()
      #expect(stage.sees("page first") && stage.depth == 1)
    }
    flow.push("b")
    flow.popToRoot()
    await stage.settle()
    #expect(stage.sees("page first"))
  }

  @Test(
    "S18, S22: In the native host a link's page is foreign, and the way back from it ends nothing")
  func nativeLinks() async throws {
    let stage = RowStage(.native)
    let views = FlowViews()
    views.register(Page.self) { LinksView(name: $0.name) }
    let flow = RowFlow()
    await stage.show(flow, views)
    flow.push(.flow("child"))
    await stage.settle()
    // Of a type that is not the flow's own.
    try? stage.person.tap("value")
    await stage.settle()
    #expect(stage.sees("page child") && stage.depth == 2)
    try stage.person.tap("link")
    await stage.settle()
    #expect(stage.sees("linked") && stage.depth == 3)
    try stage.person.tapBack()
    await stage.settle()
    #expect(stage.sees("page child") && stage.depth == 2)
    #expect(flow.endings == [])
    try stage.person.tapBack()
    await stage.settle()
    #expect(flow.endings == ["child back button"])
  }

  struct LinksView: View {
    let name: String

    var body: some View {
      Text("page \(name)")
      NavigationLink("link") { Text("linked") }
      NavigationLink("value", value: 1)
    }
  }

  @Test("S22 with a router: a linked page is not in the path, and stays when that is cleared")
  func linksWithRouter() async throws {
    let stage = RowStage()
    let router = await stage.showRouter()
    try await stage.phone.tap("link")
    #expect(router.path == [])
    router.popToRoot()
    await stage.settle()
    #expect(stage.sees("linked"))
  }

  @Test("S20: A child flow continues the stack, with one bar", arguments: FlowHost.Kind.both)
  func oneBar(_ kind: FlowHost.Kind) async {
    let stage = RowStage(kind)
    let flow = await stage.showFlow()
    flow.push(.flow("child"))
    await stage.settle()
    #expect(stage.sees("page child"))
    #expect(stage.bars == 1)
  }

  @Test("S20 with a router: a stack inside a page has a second bar")
  func oneBarWithRouter() async {
    let stage = RowStage()
    let router = await stage.showRouter()
    router.push("nested")
    await stage.settle()
    #expect(stage.bars == 2)
  }

  @Test("S23: A push without animation does not move", arguments: FlowHost.Kind.both)
  func withoutAnimation(_ kind: FlowHost.Kind) async {
    let stage = RowStage(kind)
    let flow = await stage.showFlow()
    flow.push(.page("b"), transition: .unanimated)
    var moves = 0
    for _ in 0..<20 {
      stage.advance(1)
      await Task.yield()
      if StandIn.isInTransition(stage.phone.window) { moves += 1 }
    }
    #expect(moves == 0)
    #expect(stage.sees("page b"))
  }

  @Test("S24 with a router: one value that cannot be saved loses the whole path")
  func savingWithRouter() {
    struct Unsaved: Hashable {}
    var path = NavigationPath()
    path.append("b")
    #expect(path.codable != nil)
    path.append(Unsaved())
    #expect(path.codable == nil)
  }

  @Test("S25: Going back further than there are pages does nothing", arguments: FlowHost.Kind.both)
  func popsTooMuch(_ kind: FlowHost.Kind) async {
    let stage = RowStage(kind)
    let flow = await stage.showFlow()
    flow.push("b")
    await stage.settle()
    for _ in 0..<3 { flow.pop() }
    await stage.settle()
    #expect(stage.sees("page first") && stage.depth == 1)
  }

  @Test("S26: The back menu over two flows ends each of them once", arguments: FlowHost.Kind.both)
  func backMenu(_ kind: FlowHost.Kind) async throws {
    let stage = RowStage(kind)
    let flow = await stage.showFlow()
    flow.push(.flow("child"))
    flow.push(.flow("other"))
    await stage.settle()
    #expect(stage.depth == 3)
    try stage.person.chooseFromBackMenu(1)
    await stage.settle()
    #expect(stage.sees("page first") && stage.depth == 1)
    #expect(flow.endings.sorted() == ["child back menu", "other back menu"])
  }

  @Test("S42: `dismiss()` of a page leaves this page", arguments: FlowHost.Kind.both)
  func dismissAction(_ kind: FlowHost.Kind) async throws {
    let stage = RowStage(kind)
    let flow = await stage.showFlow()
    flow.push(.flow("child"))
    await stage.settle()
    try await stage.phone.tap("dismiss")
    #expect(stage.sees("page first"))
    #expect(flow.endings.count == 1)
  }

  @Test("S61: A swipe over a page that asks is a question", arguments: FlowHost.Kind.both)
  func swipeAsks(_ kind: FlowHost.Kind) async throws {
    let stage = RowStage(kind)
    let flow = await stage.showFlow()
    flow.push("form")
    await stage.settle()
    let page = try #require(flow.page)
    (page.leavePolicy, page.answer) = (.ask, false)
    await stage.settle()
    try? stage.person.swipeBack()
    await stage.settle()
    #expect(page.questions == 1)
    #expect(stage.sees("page form"))
  }

  @Test("S61 with a router: without a back button there is no swipe either, and no question")
  func swipeAsksWithRouter() async {
    let stage = RowStage()
    let router = await stage.showRouter()
    router.push("form")
    await stage.settle()
    #expect(throws: Obstacle.self) { try stage.person.swipeBack() }
    #expect(stage.sees("page form"))
  }

  @Test(
    "S63: A swipe over the content asks as one from the edge does",
    arguments: FlowHost.Kind.both, Values.HiddenBackButton.allCases)
  func contentSwipe(_ kind: FlowHost.Kind, _ answer: Values.HiddenBackButton) async throws {
    let stage = RowStage(kind, .iOS26) { $0.hiddenBackButton = answer }
    let flow = await stage.showFlow()
    flow.push("form")
    await stage.settle()
    let page = try #require(flow.page)
    (page.leavePolicy, page.answer) = (.ask, false)
    await stage.settle()
    (try? stage.person.beginSwipeBackOverContent())?.finish()
    await stage.settle()
    #expect(page.questions == 1)
    #expect(stage.sees("page form"))
  }

  @Test(
    "S64: Back that is tapped again while something moves loses nothing",
    arguments: FlowHost.Kind.both, Values.TouchesInTransition.allCases)
  func backTwice(_ kind: FlowHost.Kind, _ answer: Values.TouchesInTransition) async throws {
    let stage = RowStage(kind, .iOS26) { $0.touchesInTransition = answer }
    let flow = await stage.showFlow()
    flow.push(.flow("b"))
    flow.push(.flow("c"))
    flow.push(.flow("d"))
    await stage.settle()
    try stage.person.tapBack()
    stage.advance()
    try? stage.person.tapBack()
    await stage.settle()
    // However many taps arrived: what is shown and what has ended agree.
    #expect(flow.endings.count == 4 - stage.depth)
    #expect(Set(flow.endings).count == flow.endings.count)
    #expect(flow.endings.count >= 1)
  }

  @Test(
    "S69: A screen's model is made once, however often views are made",
    arguments: FlowHost.Kind.both)
  func modelsOnce(_ kind: FlowHost.Kind) async throws {
    let stage = RowStage(kind)
    let flow = await stage.showFlow()
    flow.push("b")
    await stage.settle()
    for size in [UIUserInterfaceSizeClass.regular, .compact] {
      stage.person.giveRoom(size)
      await stage.settle()
    }
    flow.pop()
    await stage.settle()
    #expect(flow.made == ["first", "b"])
  }

  @Test("S69 with a router: a model in `@State` is made again with its view")
  func modelsOnceWithRouter() async throws {
    let stage = RowStage()
    Counted.made = 0
    stage.phone.show(Owner())
    await stage.settle()
    #expect(Counted.made == 1)
    try await stage.phone.tap("again")
    #expect(Counted.made == 2)
  }

  @MainActor
  final class Counted {
    static var made = 0
    init() { Self.made += 1 }
  }

  struct Owner: View {
    @State private var number = 0

    var body: some View {
      Button("again") { number += 1 }
      Owned(number: number)
    }
  }

  struct Owned: View {
    let number: Int
    @State private var model = Counted()
    var body: some View { Text("number \(number)") }
  }
}
