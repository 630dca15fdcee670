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
    "S27: A sheet that replaces another ends that one, once", arguments: Values.OnDismiss.allCases)
  func replaced(_ order: Values.OnDismiss) async {
    let stage = RowStage { $0.onDismiss = order }
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

  @Test("S29: A push while a sheet is drawn down is shown", arguments: Values.SheetWrite.allCases)
  func pushWhileDrawnDown(_ time: Values.SheetWrite) async throws {
    let stage = RowStage { $0.sheetWrite = time }
    let flow = await stage.showFlow()
    flow.present(.flow("a"))
    await stage.settle()
    try stage.person.dragDown()
    stage.advance(1)
    flow.push("c")
    await stage.settle()
    #expect(stage.sees("page c") && !stage.hasModal)
    #expect(flow.endings.count == 1)
  }

  @Test("S31: A sheet shows its page until it has left", arguments: Values.LeavingContent.allCases)
  func leaving(_ answer: Values.LeavingContent) async {
    let stage = RowStage { $0.leavingContent = answer }
    let flow = await stage.showFlow()
    flow.present(.page("a"))
    await stage.settle()
    flow.dismiss()
    stage.advance()
    #expect(stage.shownInModal == ["page a"])
    await stage.settle()
    #expect(!stage.hasModal)
  }

  @Test("S32: A cover over a sheet is shown", arguments: Values.SecondSheet.allCases)
  func second(_ answer: Values.SecondSheet) async {
    let stage = RowStage { $0.secondSheet = answer }
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

  @Test("S33: A cover follows a sheet in one turn", arguments: Values.SecondSheet.allCases)
  func coverForSheet(_ answer: Values.SecondSheet) async {
    let stage = RowStage { $0.secondSheet = answer }
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
    arguments: Values.SecondSheet.allCases)
  func alertForSheet(_ answer: Values.SecondSheet) async {
    let stage = RowStage { $0.secondSheet = answer }
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
    arguments: Values.SecondSheet.allCases)
  func alertBelow(_ answer: Values.SecondSheet) async {
    let stage = RowStage { $0.secondSheet = answer }
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
  /// The texts of what is presented, even while it moves.
  var shownInModal: [String] {
    let modal = phone.window.rootViewController?.presentedViewController
    return modal?.visibleLeaf.viewIfLoaded?._elements?.flatMap(\.all).map(\.label)
      .filter { $0.hasPrefix("page") || $0.hasPrefix("detail") } ?? []
  }
}
