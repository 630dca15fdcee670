import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherLinks
import UsherSwiftUI

@Suite("Hazards: around modals and tabs", .serialized)
@MainActor
struct SurroundingRowTests {
  typealias Values = RowStage.Values

  @Test(
    "S36: A sheet that leaves with its page does not come back",
    arguments: FlowHost.Kind.both, [Values.OrphanedSheet.goes, .comesBackOnce])
  func orphanedSheet(_ kind: FlowHost.Kind, _ answer: Values.OrphanedSheet) async {
    let stage = RowStage(kind) { $0.orphanedSheet = answer }
    let flow = await stage.showFlow()
    flow.push("presenter")
    await stage.settle()
    flow.present(.page("a"))
    await stage.settle()
    flow.dismiss()
    flow.popToRoot()
    #expect(await stage.returnsOfModal() == 0)
    #expect(stage.sees("page first") && stage.depth == 1)
  }

  @Test("S36 with a router: the sheet comes back")
  func orphanedSheetWithRouter() async {
    let stage = RowStage { $0.orphanedSheet = .comesBackOnce }
    let router = await stage.showRouter()
    router.push("presenter")
    await stage.settle()
    router.pageSheet = NaiveRouter.Place(id: "a")
    await stage.settle()
    router.popToRoot()
    router.pageSheet = nil
    #expect(await stage.returnsOfModal() == 1)
  }

  @Test("S37: A sheet of a page that is covered is shown", arguments: FlowHost.Kind.both)
  func coveredPresenter(_ kind: FlowHost.Kind) async {
    let stage = RowStage(kind)
    let flow = await stage.showFlow()
    let child = RowFlow("child")
    flow.task { _ = try await flow.run(child) }
    await stage.settle()
    flow.push("b")
    flow.present(.page("c"))
    await stage.settle()
    #expect(stage.sees("page c"))
  }

  @Test(
    "S38: Several modals go at once, each once", arguments: FlowHost.Kind.both,
    Values.SeveralDismissals.allCases)
  func severalDismissals(_ kind: FlowHost.Kind, _ answer: Values.SeveralDismissals) async {
    let stage = RowStage(kind) { $0.severalDismissals = answer }
    let flow = await stage.showFlow()
    flow.present(.flow("a"))
    flow.present(.flow("b"))
    flow.present(.flow("c"))
    await stage.settle()
    #expect(stage.sees("page c"))
    for _ in 0..<3 { flow.dismiss() }
    await stage.settle()
    #expect(stage.sees("page first") && !stage.hasModal)
    #expect(flow.endings.map { String($0.prefix(1)) }.sorted() == ["a", "b", "c"])
  }

  @Test(
    "S39: A sheet stays when the views around the flow view change", arguments: FlowHost.Kind.both)
  func anchorStays(_ kind: FlowHost.Kind) async {
    let stage = RowStage(kind)
    let (flow, around) = (RowFlow(), Around())
    stage.phone.show(AroundView(around: around, host: FlowHost(flow, views: .pages, kind: kind)))
    await stage.settle()
    flow.present(.flow("a"))
    await stage.settle()
    around.isWide = true
    await stage.settle()
    #expect(flow.endings == [])
    #expect(stage.sees("page a"))
  }

  @Observable @MainActor final class Around { var isWide = false }

  struct AroundView: View {
    let around: Around
    let host: FlowHost

    var body: some View {
      if around.isWide { HStack { FlowView(host) } } else { FlowView(host) }
    }
  }

  @Test("S41: A drag at a sheet that asks is a question", arguments: FlowHost.Kind.both)
  func dragAsks(_ kind: FlowHost.Kind) async throws {
    let stage = RowStage(kind)
    let flow = await stage.showFlow()
    flow.present(.page("form"))
    await stage.settle()
    let page = try #require(flow.page)
    (page.leavePolicy, page.answer) = (.ask, false)
    await stage.settle()
    try? stage.person.swipeDown()
    await stage.settle()
    #expect(page.questions == 1)
    #expect(stage.sees("page form"))
  }

  @Test(
    "S43: A sheet that UIKit code dismisses has ended, and the next is shown",
    arguments: FlowHost.Kind.both)
  func dismissedByCode(_ kind: FlowHost.Kind) async {
    let stage = RowStage(kind)
    let flow = await stage.showFlow()
    flow.present(.flow("a"))
    await stage.settle()
    stage.phone.window.rootViewController?.dismiss(animated: true, completion: nil)
    await stage.settle()
    #expect(flow.endings.count == 1)
    flow.present(.flow("b"))
    await stage.settle()
    #expect(stage.sees("page b"))
  }

  @Test("S43 with a router: the binding still says that the sheet is there")
  func dismissedByCodeWithRouter() async {
    let stage = RowStage()
    let router = await stage.showRouter()
    router.present("a")
    await stage.settle()
    stage.phone.window.rootViewController?.dismiss(animated: true, completion: nil)
    await stage.settle()
    #expect(router.sheet != nil)
    #expect(!stage.hasModal)
  }

  @Test("S44: A link that arrives while a sheet is there is seen", arguments: FlowHost.Kind.both)
  func link(_ kind: FlowHost.Kind) async throws {
    let stage = RowStage(kind)
    let flow = PageFlow()
    let host = FlowHost(flow, views: .pages, kind: kind)
    stage.phone.show(FlowView(host))
    await stage.settle()
    flow.present(.modal)
    await stage.settle()
    try host.tree.open("pages:/second")
    await stage.settle()
    #expect(stage.sees("page second"))
  }

  @Test("S44 with a router: the page is pushed behind the sheet")
  func linkWithRouter() async {
    let stage = RowStage()
    let router = await stage.showRouter()
    router.present("a")
    await stage.settle()
    router.push("second")
    await stage.settle()
    #expect(!stage.sees("page second"))
  }

  @Test(
    "S50, S60d: A tap on the selected tab goes to its root",
    arguments: FlowHost.Kind.both, Values.TabTappedAgain.allCases)
  func tappedAgain(_ kind: FlowHost.Kind, _ answer: Values.TabTappedAgain) async throws {
    let stage = RowStage(kind) { $0.tabTappedAgain = answer }
    let tabs = RowTabs()
    await stage.show(tabs)
    tabs[.left].push(.flow("child"))
    await stage.settle()
    try stage.person.hand.tapTab(at: 0)
    await stage.settle()
    // The native host hears of the tap from SwiftUI only.
    let isHeard = kind == .embedded || answer == .writes
    #expect(stage.sees(isHeard ? "page left" : "page child"))
    #expect(tabs[.left].endings.count == (isHeard ? 1 : 0))
  }

  @Test("S50 with a router: the tab stays where it is")
  func tappedAgainWithRouter() async throws {
    let stage = RowStage { $0.tabTappedAgain = .writesNothing }
    let router = NaiveRouter()
    stage.phone.show(NaiveTabs(router: router))
    router.push("b")
    await stage.settle()
    try stage.person.tapTab("left")
    await stage.settle()
    #expect(stage.sees("page b"))
  }

  @Test(
    "S51: A stack in a tab that was never shown takes pages", arguments: FlowHost.Kind.both,
    [Values.Tabs.eager, .lazy])
  func hiddenTab(_ kind: FlowHost.Kind, _ answer: Values.Tabs) async {
    let stage = RowStage(kind) { $0.tabs = answer }
    let tabs = RowTabs()
    await stage.show(tabs)
    tabs[.right].push("b")
    tabs.select(.right)
    await stage.settle()
    #expect(stage.sees("page b") && stage.depth == 2)
  }

  @Test("S51 with a router: a tab that was never selected is reported to appear")
  func hiddenTabWithRouter() async {
    let stage = RowStage(.iOS17)
    let router = NaiveRouter()
    stage.phone.show(NaiveTabs(router: router))
    await stage.settle()
    #expect(router.tab == "left")
    #expect(router.log.contains("appeared right"))
  }

  @Test(
    "S57: A login switch makes each side once and closes the other",
    arguments: FlowHost.Kind.both, Values.StrayAppearances.allCases)
  func login(_ kind: FlowHost.Kind, _ answer: Values.StrayAppearances) async {
    let stage = RowStage(kind) { $0.strayAppearances = answer }
    let root = RowSwitch()
    await stage.show(root)
    root.show(.home)
    await stage.settle()
    root.home?.push("b")
    root.home?.present(.page("a"))
    await stage.settle()
    #expect(stage.sees("page a"))
    root.show(.login)
    await stage.settle()
    #expect(stage.sees("page login") && !stage.hasModal)
    #expect(root.made == [.login, .home, .login])
  }

  @Test(
    "S66, S67, S68: A sheet's model is released with the sheet, whatever the environment holds",
    arguments: FlowHost.Kind.both)
  func released(_ kind: FlowHost.Kind) async {
    let stage = RowStage(kind)
    let flow = await stage.showFlow()
    flow.present(.flow("a"))
    await stage.settle()
    let child = WeakFlow(flow.child(RowFlow.self))
    #expect(child.flow != nil)
    flow.dismiss()
    await stage.settle()
    #expect(child.flow == nil)
  }

  struct WeakFlow {
    weak var flow: RowFlow?
    init(_ flow: RowFlow?) { self.flow = flow }
  }

  @Test(
    "S74: A flow view that is taken away and shown again goes on with its host",
    arguments: FlowHost.Kind.both)
  func shownAgain(_ kind: FlowHost.Kind) async {
    let stage = RowStage(kind)
    let flow = RowFlow()
    let host = FlowHost(flow, views: .pages, kind: kind)
    stage.phone.show(FlowView(host))
    flow.push("b")
    await stage.settle()
    stage.phone.show(Text("nothing"))
    await stage.settle()
    #expect(host.tree.isLive)
    stage.phone.show(FlowView(host))
    await stage.settle()
    #expect(stage.sees("page b") && stage.depth == 2)
  }
}

extension RowStage {
  /// How often something is presented again, until nothing moves.
  func returnsOfModal() async -> Int {
    var (times, wasThere) = (0, true)
    for _ in 0..<60 {
      advance(1)
      await Task.yield()
      let isThere = hasModal
      if isThere, !wasThere { times += 1 }
      wasThere = isThere
    }
    await settle()
    return times
  }
}
