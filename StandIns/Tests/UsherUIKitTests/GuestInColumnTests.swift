import Testing
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherUIKit

/// A flow that continues a column of a split view of the app's own, which UIKit collapses in its own way: it pushes the
/// column's navigation controller onto that of the first column.
@Suite("A flow inside a column of the app's own", .serialized)
@MainActor
struct GuestInColumnTests {
  private let phone = Phone()
  private let list = UINavigationController(rootViewController: ForeignController("list"))
  private let detail = UINavigationController(
    rootViewController: ForeignController("nothing chosen"))

  private func show(
    _ flow: WordFlow, onEnd: @escaping @MainActor (Ending<String>) -> Void = { _ in }
  )
    -> UISplitViewController
  {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    phone.person.giveRoom(.regular)
    phone.show(split)
    phone.settle()
    UIKitHost(flow, continuing: detail, views: phone.views, onEnd: onEnd)
    phone.settle()
    return split
  }

  private func turn(_ room: UIUserInterfaceSizeClass) async {
    phone.person.giveRoom(room)
    await phone.settleWithTasks()
  }

  @Test("learns that Back has left its page while the window is narrow")
  func backWhileNarrow() async throws {
    let flow = WordFlow()
    let split = show(flow)
    flow.push(.next("second"))
    await phone.settleWithTasks()
    await turn(.compact)
    #expect(split.isCollapsed)
    #expect(phone.top == "second")
    #expect(flow.navigation.routes == [.first, .next("second")])
    try phone.person.tapBack()
    await phone.settleWithTasks()
    #expect(phone.top == "first")
    #expect(flow.navigation.routes == [.first])
    #expect(StandIn.messages == [])
    await turn(.regular)
    #expect(flow.navigation.routes == [.first])
    #expect(StandIn.exceptions == [])
  }

  @Test("keeps its pages while the window becomes narrow and wide, and asks before they are left")
  func asks() async throws {
    let flow = WordFlow()
    phone.views.register(Draft.self) { _ in UIViewController() }
    flow.screen = { $0 == .first ? Model("first") as AnyObject : Draft() }
    let split = show(flow)
    flow.push(.next("draft"))
    await phone.settleWithTasks()
    for room in [UIUserInterfaceSizeClass.compact, .regular, .compact] { await turn(room) }
    #expect(split.isCollapsed)
    #expect(flow.navigation.routes.count == 2)
    try? phone.person.tapBack()
    await phone.settleWithTasks()
    #expect(flow.navigation.routes.count == 2, "the draft stays")
    #expect(StandIn.exceptions == [])
  }
}
