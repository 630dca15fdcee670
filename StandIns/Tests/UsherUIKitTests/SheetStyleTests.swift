import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

@Suite("The style of a sheet", .serialized)
@MainActor
struct SheetStyleTests {
  private let phone = Phone()
  private let flow = WordFlow()
  private let sheet = UIViewController()

  private func present(_ screen: AnyObject, as presentation: Presentation = .sheet) {
    flow.screen = { $0 == .first ? Model("first") : screen }
    flow.present(.next("sheet"), as: presentation)
    phone.settle()
  }

  @Test(
    "A sheet is of UIKit's own style, and keeps the detents that the app has set before",
    arguments: StandIn.System.Version.allCases)
  func defaultSheet(_ version: StandIn.System.Version) {
    StandIn.system = .init(version)
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    let style = UIViewController().modalPresentationStyle
    sheet.sheetPresentationController?.detents = [.medium()]
    present(sheet)
    #expect(sheet.modalPresentationStyle == style)
    #expect(sheet.sheetPresentationController?.detents.map(\.identifier) == [.medium])
    flow.dismiss()
    phone.settle()

    present(Model("a flow's own"))
    let own = host.rootViewController.presentedViewController
    #expect(own?.modalPresentationStyle == style)
  }

  @Test(
    "A sheet keeps the app's choice between a page and a form",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func chosenSheet(_ style: UIModalPresentationStyle) {
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    sheet.modalPresentationStyle = style
    sheet.sheetPresentationController?.detents = [.medium()]
    present(sheet)
    #expect(sheet.modalPresentationStyle == style)
    #expect(sheet.sheetPresentationController?.detents.map(\.identifier) == [.medium])
    withExtendedLifetime(host) {}
  }

  @Test("A controller of another style becomes a sheet", arguments: [false, true])
  func becomesSheet(asPage: Bool) {
    StandIn.system = .init(.iOS18)
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    sheet.modalPresentationStyle = .fullScreen
    present(sheet, as: asPage ? .pageSheet : .sheet)
    #expect(sheet.modalPresentationStyle == (asPage ? .pageSheet : .formSheet))
    withExtendedLifetime(host) {}
  }
}
