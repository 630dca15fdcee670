import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI

@Suite("Hazards: modals", .serialized)
@MainActor
struct ModalRowTests {
  typealias Values = RowStage.Values

  @Test(
    "S27: A sheet that replaces another ends that one, once", arguments: FlowHost.Kind.both,
    Values.OnDismiss.allCases)
  func replaced(_ kind: FlowHost.Kind, _ order: Values.OnDismiss) async {
    let stage = RowStage(kind) { $0.onDismiss = order }
    let flow = await stage.showFlow()
    flow.present(.flow("a"))
    await stage.settle()
    flow.dismiss()
    flow.present(.flow("b"))
    await stage.settle()
    #expect(stage.sees("page b"))
    #expect(flow.endings.map { $0.prefix(1) } == ["a"])
  }

  @Test("S27 with a router: `onDismiss` of the first sheet reads the second item")
  func replacedWithRouter() async {
    let stage = RowStage()
    let router = await stage.showRouter()
    router.present("a")
    await stage.settle()
    router.log = []
    router.present("b")
    await stage.settle()
    #expect(router.log.contains("dismissed b"))
    #expect(!router.log.contains("dismissed a"))
  }

  @Test(
    "S29: A push while a sheet is drawn down is shown", arguments: FlowHost.Kind.both,
    Values.SheetWrite.allCases)
  func pushWhileDrawnDown(_ kind: FlowHost.Kind, _ time: Values.SheetWrite) async throws {
    let stage = RowStage(kind) { $0.sheetWrite = time }
    let flow = await stage.showFlow()
    flow.present(.flow("a"))
    await stage.settle()
    try stage.person.swipeDown()
    stage.advance(1)
    flow.push("c")
    await stage.settle()
    #expect(stage.sees("page c") && !stage.hasModal)
    #expect(flow.endings.count == 1)
  }

  @Test("S29 with a router: a push while a sheet is drawn down is in the path and not on screen")
  func pushWhileDrawnDownWithRouter() async throws {
    let stage = RowStage { $0.writeInTransition = .isIgnored }
    let router = await stage.showRouter()
    router.present("a")
    await stage.settle()
    try stage.person.swipeDown()
    stage.advance(1)
    router.push("c")
    await stage.settle()
    #expect(router.path.count == 1)
    #expect(!stage.sees("page c") && stage.depth == 1)
  }

  @Test(
    "S30: What a flow presents while its sheet is drawn down is shown when that has gone",
    arguments: FlowHost.Kind.both, Values.SheetWrite.allCases)
  func presentedWhileDrawnDown(_ kind: FlowHost.Kind, _ time: Values.SheetWrite) async throws {
    let stage = RowStage(kind) { $0.sheetWrite = time }
    let flow = await stage.showFlow()
    flow.present(.flow("a"))
    await stage.settle()
    try stage.person.swipeDown()
    stage.advance(1)
    flow.present(.flow("b"))
    await stage.settle()
    #expect(stage.hasModal && stage.sees("page b"))
    #expect(flow.endings == ["a swipe down"])
  }

  @Test(
    "S30 with a router: the binding holds what is presented while a sheet is drawn down, unseen")
  func presentedWhileDrawnDownWithRouter() async throws {
    let stage = RowStage()
    let router = await stage.showRouter()
    router.present("a")
    await stage.settle()
    try stage.person.swipeDown()
    stage.advance(1)
    router.present("b")
    await stage.settle()
    #expect(router.sheet != nil)
    #expect(!stage.sees("page b"))
  }

  @Test(
    "S31: A sheet shows its page until it has left", arguments: FlowHost.Kind.both,
    Values.LeavingContent.allCases)
  func leaving(_ kind: FlowHost.Kind, _ answer: Values.LeavingContent) async {
    let stage = RowStage(kind) { $0.leavingContent = answer }
    let flow = await stage.showFlow()
    flow.present(.page("a"))
    await stage.settle()
    flow.dismiss()
    stage.advance()
    #expect(stage.shownInModal == ["page a"])
    await stage.settle()
    #expect(!stage.hasModal)
  }

  @Test("S31 with a router: the sheet shows nothing while it leaves")
  func leavingWithRouter() async {
    let stage = RowStage { $0.leavingContent = .isLive }
    let router = await stage.showRouter()
    (router.detail, router.showsDetail) = ("a", true)
    await stage.settle()
    #expect(stage.shownInModal == ["detail a"])
    (router.detail, router.showsDetail) = (nil, false)
    stage.advance()
    #expect(stage.shownInModal == ["detail of nothing"])
  }

  @Test(
    "S32: A cover over a sheet is shown", arguments: FlowHost.Kind.both, Values.SecondSheet.allCases
  )
  func second(_ kind: FlowHost.Kind, _ answer: Values.SecondSheet) async {
    let stage = RowStage(kind) { $0.secondSheet = answer }
    let flow = await stage.showFlow()
    flow.present(.page("a"))
    await stage.settle()
    flow.present(.page("b"), as: .fullScreen)
    await stage.settle()
    #expect(stage.sees("page b"))
  }

  @Test("S32 with a router: the cover is set and not shown", arguments: Values.SecondSheet.allCases)
  func secondWithRouter(_ answer: Values.SecondSheet) async {
    let stage = RowStage { $0.secondSheet = answer }
    let router = await stage.showRouter()
    router.present("a")
    await stage.settle()
    router.cover("b")
    await stage.settle()
    #expect(router.cover != nil)
    #expect(!stage.sees("page b"))
  }

  @Test(
    "S33: A cover follows a sheet in one turn", arguments: FlowHost.Kind.both,
    Values.SecondSheet.allCases)
  func coverForSheet(_ kind: FlowHost.Kind, _ answer: Values.SecondSheet) async {
    let stage = RowStage(kind) { $0.secondSheet = answer }
    let flow = await stage.showFlow()
    flow.present(.page("a"))
    await stage.settle()
    flow.dismiss()
    flow.present(.page("b"), as: .fullScreen)
    await stage.settle()
    #expect(stage.sees("page b"))
    flow.dismiss()
    await stage.settle()
    #expect(stage.sees("page first") && !stage.hasModal)
  }

  @Test("S33 with a router: the cover is lost")
  func coverForSheetWithRouter() async {
    let stage = RowStage { $0.secondSheet = .isLost }
    let router = await stage.showRouter()
    router.present("a")
    await stage.settle()
    router.sheet = nil
    router.cover("b")
    await stage.settle()
    #expect(!stage.sees("page b"))
  }

  @Test(
    "S34: An alert follows a sheet that is dismissed in the same turn",
    arguments: FlowHost.Kind.both, Values.SecondSheet.allCases)
  func alertForSheet(_ kind: FlowHost.Kind, _ answer: Values.SecondSheet) async {
    let stage = RowStage(kind) { $0.secondSheet = answer }
    let flow = await stage.showFlow()
    flow.present(.page("a"))
    await stage.settle()
    flow.dismiss()
    flow.task { await flow.alert("Really?") }
    await stage.settle()
    #expect(stage.sees("Really?"))
  }

  @Test("S34 with a router: the alert is lost")
  func alertForSheetWithRouter() async {
    let stage = RowStage { $0.secondSheet = .isLost }
    let router = await stage.showRouter()
    router.present("a")
    await stage.settle()
    (router.sheet, router.showsAlert) = (nil, true)
    await stage.settle()
    #expect(!stage.sees("Really?"))
  }

  @Test(
    "S35: An alert of a flow below a sheet is shown over the sheet",
    arguments: FlowHost.Kind.both, Values.SecondSheet.allCases)
  func alertBelow(_ kind: FlowHost.Kind, _ answer: Values.SecondSheet) async {
    let stage = RowStage(kind) { $0.secondSheet = answer }
    let flow = await stage.showFlow()
    flow.present(.page("a"))
    await stage.settle()
    flow.task { await flow.alert("Really?") }
    await stage.settle()
    #expect(stage.sees("Really?"))
  }

  @Test(
    "S35 with a router: the alert is not shown over a sheet", arguments: Values.SecondSheet.allCases
  )
  func alertBelowWithRouter(_ answer: Values.SecondSheet) async {
    let stage = RowStage { $0.secondSheet = answer }
    let router = await stage.showRouter()
    router.present("a")
    await stage.settle()
    router.showsAlert = true
    await stage.settle()
    #expect(!stage.sees("Really?"))
  }
}

extension RowStage {
  /// The texts of the presented modal, even while it moves.
  var shownInModal: [String] {
    let modal = phone.window.rootViewController?.presentedViewController
    return modal?.visibleLeaf.viewIfLoaded?._elements?.flatMap(\.all).map(\.label)
      .filter { $0.hasPrefix("page") || $0.hasPrefix("detail") } ?? []
  }
}
