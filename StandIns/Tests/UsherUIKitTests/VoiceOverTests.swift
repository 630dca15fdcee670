import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

@Suite("VoiceOver", .serialized)
@MainActor
struct VoiceOverTests {
  private let phone = Phone()

  private func show(_ flow: some Coordinator) async -> UIKitHost {
    phone.views.register(Draft.self) { _ in UIViewController() }
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    await phone.settleWithTasks()
    return host
  }

  @Test(
    "The escape gesture asks before a screen is left, whatever the system calls",
    arguments: StandIn.System.SystemPop.allCases)
  func escapesScreen(_ systemPop: StandIn.System.SystemPop) async throws {
    StandIn.system = .init().with(\.systemPop, systemPop)
    let draft = Draft()
    let flow = WordFlow()
    flow.screen = { route -> AnyObject in route == .first ? Model("first") : draft }
    let host = await show(flow)
    flow.push(.next("draft"))
    await phone.settleWithTasks()
    let stack = try #require(host.rootViewController as? UINavigationController)
    try phone.person.escape()
    #expect(stack.viewControllers.count == 2 && stack.transitionCoordinator == nil)
    await phone.settleWithTasks()
    #expect(draft.questions == 1)
    draft.answer = true
    try phone.person.escape()
    await phone.settleWithTasks()
    #expect(flow.navigation.routes == [.first])
    #expect(throws: Obstacle.self) { try phone.person.escape() }
  }

  @Test("It asks before a sheet with a flow is left, and dismisses one that does not ask")
  func escapesSheet() async throws {
    let draft = Draft()
    let inner = WordFlow()
    inner.screen = { _ in draft }
    let outer = SheetFlow(inner)
    let host = await show(outer)
    outer.present(.inner, as: .sheet)
    await phone.settleWithTasks()
    try phone.person.escape()
    #expect(host.rootViewController.presentedViewController?.isBeingDismissed == false)
    await phone.settleWithTasks()
    #expect(draft.questions == 1)
    #expect(host.rootViewController.presentedViewController != nil)
    draft.leavePolicy = .allow
    try phone.person.escape()
    await phone.settleWithTasks()
    #expect(host.rootViewController.presentedViewController == nil)
    #expect(draft.questions == 1)
    #expect(outer.cause == .swipeDown)
    #expect(host.tree.isSettled)
  }

  enum Hold: CaseIterable { case byApp, byScreen, coversAll, single }

  @Test(
    "It leaves a sheet alone that is held, and one that covers everything", arguments: Hold.allCases
  )
  func stays(_ hold: Hold) async throws {
    let inner = WordFlow()
    let first = Model("in the sheet")
    first.isDismissable = hold != .byScreen
    // What a screen declares would come before what the app has set.
    let silent = Draft()
    silent.leavePolicy = .allow
    inner.screen = { _ -> AnyObject in hold == .byApp ? silent as AnyObject : first }
    let outer = SheetFlow(inner, isDismissable: hold != .single)
    phone.views.configure { container, flow in
      container.isModalInPresentation = hold == .byApp && flow === inner
    }
    let host = await show(outer)
    outer.present(.inner, as: hold == .coversAll ? .fullScreen : .sheet)
    await phone.settleWithTasks()
    try? phone.person.escape()
    await phone.settleWithTasks()
    #expect(host.rootViewController.presentedViewController != nil)
    #expect(outer.navigation.routes == [.first] && outer.cause == nil)
    #expect(host.tree.isSettled)
  }

  @Test(
    "Focus returns to where it was when a pushed screen or a sheet has left",
    arguments: [true, false])
  func returns(isPushed: Bool) async throws {
    let flow = WordFlow()
    let host = await show(flow)
    let button = UIButton(type: .system)
    phone.window.visibleController?.view.addSubview(button)
    let voiceOver = StandIn.startVoiceOver()
    voiceOver.focus = button
    if isPushed { flow.push(.next("second")) } else { flow.present(.next("sheet"), as: .sheet) }
    await phone.settleWithTasks()
    voiceOver.focus = nil
    #expect(voiceOver.moves.isEmpty, "UIKit moves it to a new screen")
    if isPushed { try phone.person.swipeBack() } else { try phone.person.swipeDown() }
    await phone.settleWithTasks()
    #expect(voiceOver.moves == [button])
    withExtendedLifetime(host) {}
  }

  @Test("Where several screens leave, it returns to where the first of them was opened")
  func returnsOverSeveral() async throws {
    let flow = WordFlow()
    let host = await show(flow)
    let buttons = [UIButton(type: .system), UIButton(type: .system)]
    let voiceOver = StandIn.startVoiceOver()
    for (number, button) in buttons.enumerated() {
      phone.window.visibleController?.view.addSubview(button)
      voiceOver.focus = button
      flow.push(.next("\(number)"))
      await phone.settleWithTasks()
    }
    flow.popToRoot()
    await phone.settleWithTasks()
    #expect(voiceOver.moves == [buttons[0]])
    withExtendedLifetime(host) {}
  }

  @Test("An element that is not on screen any more does not get the focus")
  func gone() async throws {
    let flow = WordFlow()
    let host = await show(flow)
    let button = UIButton(type: .system)
    phone.window.visibleController?.view.addSubview(button)
    let voiceOver = StandIn.startVoiceOver()
    voiceOver.focus = button
    flow.push(.next("second"))
    await phone.settleWithTasks()
    button.removeFromSuperview()
    flow.pop()
    await phone.settleWithTasks()
    #expect(voiceOver.moves.isEmpty)
    withExtendedLifetime(host) {}
  }

  @Test("Focus moves to what a switcher shows")
  func switcher() async throws {
    let flow = SwitchFlow()
    let host = await show(flow)
    let voiceOver = StandIn.startVoiceOver()
    flow.show(.home)
    await phone.settleWithTasks()
    #expect(voiceOver.moves.count == 1)
    let shown = phone.person.path.compactMap(\.viewIfLoaded)
    #expect(shown.contains { $0 === voiceOver.focus })
    withExtendedLifetime(host) {}
  }
}

private final class SheetFlow: Coordinator, ScreenConfiguring {
  enum Route { case first, inner }
  let navigation = Stack<Route>(.first)
  private(set) var cause: EndingCause?
  private let inner: WordFlow
  private let isDismissable: Bool

  init(_ inner: WordFlow, isDismissable: Bool = true) {
    (self.inner, self.isDismissable) = (inner, isDismissable)
  }

  var screenOptions: ScreenOptions { ScreenOptions() }

  func destination(for route: Route) -> Destination {
    if route == .first { return .screen(Model("first")) }
    if !isDismissable {
      let model = Model("held")
      model.isDismissable = false
      return .screen(model)
    }
    return .flow(inner) { self.cause = $0.cause }
  }
}
