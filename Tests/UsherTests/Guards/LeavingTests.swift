import Testing
import Usher
import UsherTesting

/// A screen that asks before it is left with unsaved edits.
private final class EditModel: LeaveGuard {
  var isDirty = true
  var asked = 0
  let confirm: @MainActor () async -> Bool

  init(_ confirm: @escaping @MainActor () async -> Bool) { self.confirm = confirm }

  var leavePolicy: LeavePolicy { isDirty ? .ask : .allow }

  func confirmLeave() async -> Bool {
    asked += 1
    return await confirm()
  }
}

private final class ListModel {}

private final class EditFlow: Coordinator {
  enum Route { case edit, more }
  let navigation = Stack<Route>(.edit)

  func destination(for route: Route) -> Destination {
    switch route {
    case .edit: .screen(EditModel { await self.discards() })
    case .more: .screen(ListModel())
    }
  }

  private func discards() async -> Bool {
    await confirm("Discard?", ok: "Discard", cancel: "Keep", isDestructive: true)
  }
}

private final class ListFlow: Coordinator {
  enum Route: Equatable { case list, edit }
  let navigation = Stack<Route>(.list)

  func destination(for route: Route) -> Destination {
    switch route {
    case .list: .screen(ListModel())
    case .edit: .flow(EditFlow())
    }
  }
}

private final class RootTabs: Coordinator {
  enum Route: Equatable { case list, other }
  let navigation = Tabs<Route>(.list, .other)

  func destination(for route: Route) -> Destination {
    switch route {
    case .list: .flow(ListFlow())
    case .other: .screen(ListModel())
    }
  }
}

private final class AppSwitch: Coordinator {
  enum Route: Equatable { case main, logIn }
  let navigation = Switcher<Route>(.main)

  func destination(for route: Route) -> Destination {
    switch route {
    case .main: .flow(RootTabs())
    case .logIn: .screen(ListModel())
    }
  }
}

/// The ways out of an edit screen, in a stack or in a sheet.
private enum Exit: String, CaseIterable, CustomTestStringConvertible {
  case backButton, swipe, menu, swipeDown, pop, popToRoot, setRoutes, replace, dismiss, cancel
  case reselect, switched

  var isInSheet: Bool { self == .swipeDown || self == .dismiss }
  var testDescription: String { rawValue }
}

@MainActor
private struct Phone {
  let app = AppSwitch()
  let host: InMemoryHost
  let list: ListFlow
  let edit: EditFlow
  let model: EditModel

  init(inSheet: Bool) throws {
    host = InMemoryHost(app)
    list = try #require(app.child(RootTabs.self)?.child(ListFlow.self))
    if inSheet { list.present(.edit) } else { list.push(.edit) }
    edit = try #require(list.child())
    model = try host.screen()
  }

  func leave(by exit: Exit) {
    switch exit {
    case .backButton: host.user.tapBack()
    case .swipe: host.user.swipeBack()
    case .menu: host.user.chooseFromBackMenu(over: 1)
    case .swipeDown: host.user.swipeDown()
    case .pop: list.pop()
    case .popToRoot: list.popToRoot()
    case .setRoutes: list.setRoutes([.list])
    case .replace: list.replace(with: .list)
    case .dismiss: list.dismiss()
    case .cancel: edit.cancel()
    case .reselect: host.user.tapTab(0)
    case .switched: app.show(.logIn)
    }
  }
}

@Suite("Leaving", .timeLimit(.minutes(10)))
@MainActor
struct LeavingTests {
  @Test("Every way out asks, and a refusal leaves all as it was", arguments: Exit.allCases)
  fileprivate func refusal(exit: Exit) async throws {
    let phone = try Phone(inSheet: exit.isInSheet)
    let before = phone.host.tree.description
    phone.leave(by: exit)
    await phone.host.until { phone.host.alert != nil }
    phone.host.user.choose("Keep")
    await phone.host.until { phone.host.events.contains { $0.isRefusal } }
    #expect(phone.host.tree.description == before)
    #expect(phone.host.disagreements == [])
    #expect(phone.model.asked == 1)
  }

  @Test("Every way out continues after a yes", arguments: Exit.allCases)
  fileprivate func permission(exit: Exit) async throws {
    let phone = try Phone(inSheet: exit.isInSheet)
    let transitions = phone.host.transitionCount
    phone.leave(by: exit)
    await phone.host.until { phone.host.alert != nil }
    phone.host.user.choose("Discard")
    await phone.host.until { phone.edit.navigation.isAttached == false }
    await phone.host.until { phone.host.tree.isSettled }
    #expect(phone.host.alert == nil)
    #expect(phone.host.disagreements == [])
    #expect(phone.model.asked == 1)
    #expect(phone.host.transitionCount == transitions + 2, "the alert, and one change for the rest")
  }

  @Test("A screen that allows leaving is not asked", arguments: Exit.allCases)
  fileprivate func free(exit: Exit) throws {
    let phone = try Phone(inSheet: exit.isInSheet)
    phone.model.isDirty = false
    phone.leave(by: exit)
    #expect(!phone.edit.navigation.isAttached)
    #expect(phone.model.asked == 0)
  }

  @Test("A flow's own finish and a host that closes never ask")
  func unasked() throws {
    let first = try Phone(inSheet: false)
    first.edit.finish()
    #expect(!first.edit.navigation.isAttached)
    let second = try Phone(inSheet: true)
    second.host.tree.close()
    #expect(!second.edit.navigation.isAttached)
    #expect(first.model.asked + second.model.asked == 0)
  }

  @Test("A question whose screen leaves otherwise is superseded")
  func superseded() async throws {
    let phone = try Phone(inSheet: false)
    let pop = phone.list.pop()
    await phone.host.until { phone.host.alert != nil }
    #expect(pop.currentOutcome == nil)
    phone.edit.finish()
    #expect(pop.currentOutcome == .superseded)
    #expect(phone.host.alert == nil)
    #expect(phone.host.disagreements == [])
  }

  @Test("One question serves all requests to leave while it is open")
  func joined() async throws {
    let phone = try Phone(inSheet: false)
    let pop = phone.list.pop()
    await phone.host.until { phone.host.alert != nil }
    let show = phone.app.show(.logIn)
    phone.host.user.choose("Discard")
    #expect(await show.outcome == .settled)
    #expect(await pop.outcome == .settled)
    #expect(phone.model.asked == 1)
    #expect(phone.host.topScreen is ListModel)
    #expect(phone.app.navigation.current == .logIn)
  }

  @Test("Other requests continue while a question is open")
  func others() async throws {
    let phone = try Phone(inSheet: false)
    let pop = phone.list.pop()
    await phone.host.until { phone.host.alert != nil }
    #expect(await phone.app.child(RootTabs.self)?.select(.other).outcome == .settled)
    #expect(pop.currentOutcome == nil)
  }

  @Test("A swipe does not begin where leaving must ask")
  func gesture() async throws {
    let phone = try Phone(inSheet: false)
    let swipe = phone.host.user.beginSwipeBack()
    #expect(!swipe.isUnderWay)
    await phone.host.until { phone.host.alert != nil }
  }
}

extension TreeEvent {
  fileprivate var isRefusal: Bool {
    if case .concluded(_, .refused) = self { true } else { false }
  }
}
