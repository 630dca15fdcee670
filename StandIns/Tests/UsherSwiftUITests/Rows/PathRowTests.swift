import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI

@Suite("Hazards: the path of a stack", .serialized)
@MainActor
struct PathRowTests {
  typealias Values = RowStage.Values

  @Test("S01: Two pushes in one turn are both shown", arguments: FlowHost.Kind.both)
  func twoWrites(_ kind: FlowHost.Kind) async {
    let stage = RowStage(kind)
    let flow = await stage.showFlow()
    flow.push("b")
    flow.push("c")
    await stage.settle()
    #expect(stage.sees("page c") && stage.depth == 3)
    #expect(StandIn.messages == [])
  }

  @Test(
    "S02: A push during a push is shown after it", arguments: FlowHost.Kind.both,
    Values.WriteInTransition.allCases)
  func pushInPush(_ kind: FlowHost.Kind, _ answer: Values.WriteInTransition) async {
    let stage = RowStage(kind) { $0.writeInTransition = answer }
    let flow = await stage.showFlow()
    flow.push("b")
    stage.advance()
    flow.push("c")
    await stage.settle()
    #expect(stage.sees("page c") && stage.depth == 3)
  }

  @Test("S02 with a router: the second page is in the path and not on screen")
  func pushInPushWithRouter() async {
    let stage = RowStage { $0.writeInTransition = .isIgnored }
    let router = await stage.showRouter()
    router.push("b")
    stage.advance()
    router.push("c")
    await stage.settle()
    #expect(router.path.count == 2)
    #expect(stage.sees("page b"))
  }

  @Test(
    "S03, S52: Back to the root during a push, with another tab, leaves every stack at its root",
    arguments: FlowHost.Kind.both, Values.WriteInTransition.allCases)
  func clearInPush(_ kind: FlowHost.Kind, _ answer: Values.WriteInTransition) async {
    let stage = RowStage(kind) { $0.writeInTransition = answer }
    let tabs = RowTabs()
    await stage.show(tabs)
    tabs[.left].push("b")
    stage.advance()
    tabs[.left].popToRoot()
    tabs.select(.right)
    await stage.settle()
    #expect(stage.sees("page right"))
    tabs.select(.left)
    await stage.settle()
    #expect(stage.sees("page left") && stage.depth == 1)
  }

  @Test("S03 with a router: the path is empty, and the page stays")
  func clearInPushWithRouter() async {
    let stage = RowStage { $0.writeInTransition = .isIgnored }
    let router = await stage.showRouter()
    router.push("b")
    stage.advance()
    router.popToRoot()
    await stage.settle()
    #expect(router.path == [])
    #expect(stage.sees("page b"))
  }

  @Test(
    "S04, S07: Several pages that are set at once are all there",
    arguments: FlowHost.Kind.both, [StandIn.System.Version.iOS17, .iOS18])
  func severalPages(_ kind: FlowHost.Kind, _ version: StandIn.System.Version) async {
    let stage = RowStage(kind, version)
    let flow = await stage.showFlow()
    flow.setRoutes([.page("first"), .page("b"), .page("c"), .page("d")])
    await stage.settle()
    #expect(stage.sees("page d") && stage.depth == 4)
  }

  @Test(
    "S08: A flow ends once, whenever the path is written", arguments: FlowHost.Kind.both,
    Values.PathWrite.allCases)
  func swipeBack(_ kind: FlowHost.Kind, _ time: Values.PathWrite) async throws {
    let stage = RowStage(kind) { $0.pathWrite = time }
    let flow = await stage.showFlow()
    flow.push(.flow("child"))
    await stage.settle()
    let swipe = try stage.person.beginSwipeBack()
    stage.advance()
    #expect(flow.endings == [])
    swipe.finish()
    await stage.settle()
    #expect(flow.endings == ["child swipe"])
    #expect(stage.sees("page first"))
  }

  @Test(
    "S09: A swipe that is cancelled ends nothing", arguments: FlowHost.Kind.both,
    Values.PathWrite.allCases)
  func cancelledSwipe(_ kind: FlowHost.Kind, _ time: Values.PathWrite) async throws {
    let stage = RowStage(kind) { $0.pathWrite = time }
    let flow = await stage.showFlow()
    flow.push(.flow("child"))
    await stage.settle()
    try stage.person.beginSwipeBack().cancel()
    await stage.settle()
    #expect(flow.endings == [])
    #expect(stage.sees("page child"))
    flow.pop()
    await stage.settle()
    #expect(flow.endings.count == 1)
  }

  @Test("S08, S09 with a router: a page that stays is reported to have left")
  func cancelledSwipeWithRouter() async throws {
    let stage = RowStage { $0.pathWrite = .start }
    let router = await stage.showRouter()
    router.push("b")
    await stage.settle()
    let swipe = try stage.person.beginSwipeBack()
    stage.advance()
    swipe.cancel()
    await stage.settle()
    #expect(router.log.contains("left b"))
    #expect(stage.sees("page b"))
  }

  @Test(
    "S10: A second write for one step back is no second step", arguments: FlowHost.Kind.both,
    Values.Writes.allCases)
  func twice(_ kind: FlowHost.Kind, _ writes: Values.Writes) async throws {
    let stage = RowStage(kind) { $0.pathWrites = writes }
    let flow = await stage.showFlow()
    flow.push("b")
    flow.push(.flow("child"))
    await stage.settle()
    try stage.person.tapBack()
    await stage.settle()
    #expect(stage.sees("page b"))
    #expect(flow.endings.count == 1)
  }

  @Test(
    "S11: Appearances of pages below mean nothing", arguments: FlowHost.Kind.both,
    Values.StrayAppearances.allCases)
  func strayAppearances(_ kind: FlowHost.Kind, _ answer: Values.StrayAppearances) async throws {
    let stage = RowStage(kind) { $0.strayAppearances = answer }
    let flow = await stage.showFlow()
    flow.push(.flow("child"))
    flow.push("c")
    await stage.settle()
    #expect(flow.endings == [])
    #expect(flow.made == ["first", "c"])
  }

  @Test("S11 with a router: a page below is reported to appear")
  func strayAppearancesWithRouter() async {
    let stage = RowStage { $0.strayAppearances = .some }
    let router = await stage.showRouter()
    router.push("b")
    await stage.settle()
    router.log = []
    router.push("c")
    await stage.settle()
    #expect(router.log.contains("appeared first"))
  }

  @Test(
    "S12: A page's model is released with its page", arguments: FlowHost.Kind.both,
    Values.RemovedValues.allCases)
  func released(_ kind: FlowHost.Kind, _ answer: Values.RemovedValues) async {
    let stage = RowStage(kind) { $0.removedValues = answer }
    let flow = await stage.showFlow()
    flow.push("b")
    await stage.settle()
    weak let model = flow.page
    #expect(model != nil)
    flow.popToRoot()
    await stage.settle()
    #expect(model == nil)
  }

  @Test("S12 with a router: a model in the path outlives its page")
  func releasedWithRouter() async {
    let stage = RowStage { $0.removedValues = .areKeptUntilTheNextChange }
    let router = await stage.showRouter()
    weak var model: NaiveModel?
    do {
      let made = NaiveModel()
      model = made
      router.path = [NaiveRouter.Place(id: "b", model: made)]
    }
    await stage.settle()
    router.popToRoot()
    await stage.settle()
    #expect(model != nil)
  }

  @Test("S13: The same route twice is two pages with a model each", arguments: FlowHost.Kind.both)
  func equalValues(_ kind: FlowHost.Kind) async throws {
    let stage = RowStage(kind)
    let flow = await stage.showFlow()
    flow.push("b")
    await stage.settle()
    let one = flow.page
    flow.push(.page("b"), allowsRepeat: true)
    await stage.settle()
    #expect(stage.depth == 3)
    #expect(flow.page !== one)
    try stage.person.tapBack()
    await stage.settle()
    #expect(stage.sees("page b") && stage.depth == 2)
  }

  @Test(
    "S14: A new root with pages above it is shown with them",
    arguments: FlowHost.Kind.both, Values.PathOfNewRoot.allCases)
  func newRoot(_ kind: FlowHost.Kind, _ answer: Values.PathOfNewRoot) async {
    let stage = RowStage(kind) { $0.pathOfNewRoot = answer }
    let flow = await stage.showFlow()
    flow.push("b")
    await stage.settle()
    flow.setRoutes([.page("home"), .page("c")])
    await stage.settle()
    #expect(stage.sees("page c") && stage.depth == 2)
  }

  @Test("S14 with a router: the path is lost with the root")
  func newRootWithRouter() async {
    let stage = RowStage { $0.pathOfNewRoot = .isDropped }
    let router = await stage.showRouter()
    router.push("b")
    await stage.settle()
    router.root = "home"
    router.path = [NaiveRouter.Place(id: "c")]
    await stage.settle()
    #expect(router.path == [])
    #expect(stage.sees("page home"))
  }

  @Test(
    "S15: A flow stays where it is when the window gets more room", arguments: FlowHost.Kind.both)
  func room(_ kind: FlowHost.Kind) async {
    let stage = RowStage(kind)
    let flow = await stage.showFlow()
    flow.push("b")
    await stage.settle()
    for size in [UIUserInterfaceSizeClass.regular, .compact] {
      stage.person.giveRoom(size)
      await stage.settle()
      #expect(stage.sees("page b") && stage.depth == 2)
    }
  }

  @Test("S15 with a router: a path that a view keeps is lost")
  func roomWithRouter() async throws {
    let stage = RowStage()
    stage.phone.show(NaiveAdaptiveView())
    stage.person.giveRoom(.compact)
    try await stage.phone.tap("push")
    #expect(stage.sees("page second"))
    stage.person.giveRoom(.regular)
    await stage.settle()
    #expect(!stage.sees("page second"))
  }
}
