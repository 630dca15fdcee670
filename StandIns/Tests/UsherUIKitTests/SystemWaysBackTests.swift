import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

@Suite("Ways back without a gesture or a button", .serialized)
@MainActor
struct SystemWaysBackTests {
  private let phone = Phone()

  /// A flow with two screens and a draft on top.
  private func show(_ draft: Draft) async throws -> (UIKitHost, WordFlow, UINavigationController) {
    phone.views.register(Draft.self) { _ in UIViewController() }
    let flow = WordFlow()
    flow.screen = { route in
      if case .next("draft") = route { draft } else { Model("any") }
    }
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    flow.push(.next("second"))
    flow.push(.next("draft"))
    await phone.settleWithTasks()
    return (host, flow, try #require(phone.window.visibleController?.navigationController))
  }

  enum Way: CaseIterable { case menu, escape, pop, popToRoot, popTo }

  private func go(_ way: Way, in stack: UINavigationController) throws {
    switch way {
    case .menu: try phone.person.chooseFromBackMenu(stack.viewControllers[0])
    case .escape: try phone.person.escape()
    case .pop: stack.popViewController(animated: true)
    case .popToRoot: stack.popToRootViewController(animated: true)
    case .popTo: stack.popToViewController(stack.viewControllers[0], animated: true)
    }
  }

  @Test("A screen that asks stays in place until it is asked", arguments: Way.allCases)
  func veto(_ way: Way) async throws {
    let draft = Draft()
    let (host, flow, stack) = try await show(draft)
    let before = stack.viewControllers
    try go(way, in: stack)
    #expect(stack.viewControllers == before, "nothing moves")
    #expect(stack.transitionCoordinator == nil)
    await phone.settleWithTasks()
    #expect(draft.questions == 1)
    #expect(flow.navigation.routes.count == 3)
    draft.answer = true
    try go(way, in: stack)
    await phone.settleWithTasks()
    let left = way == .escape || way == .pop ? 2 : 1
    #expect(flow.navigation.routes.count == left)
    #expect(stack.viewControllers.count == left)
    #expect(host.tree.isSettled)
  }

  @Test("A screen that does not ask goes at once", arguments: Way.allCases)
  func free(_ way: Way) async throws {
    let draft = Draft()
    draft.leavePolicy = .allow
    let (host, flow, stack) = try await show(draft)
    try go(way, in: stack)
    #expect(stack.transitionCoordinator != nil)
    await phone.settleWithTasks()
    #expect(draft.questions == 0)
    #expect(flow.navigation.routes.count == (way == .escape || way == .pop ? 2 : 1))
    #expect(host.tree.isSettled)
  }

  @Test("Where the system bypasses every method the screen comes back and is asked")
  func pastMethods() async throws {
    StandIn.system = .init().with(\.systemPop, .goesPastMethods)
    let draft = Draft()
    let (host, flow, stack) = try await show(draft)
    try go(.menu, in: stack)
    await phone.settleWithTasks()
    #expect(draft.questions == 1)
    #expect(flow.navigation.routes.count == 3)
    #expect(stack.viewControllers.count == 3)
    #expect(host.tree.isSettled)
  }

  @Test(
    "The back button asks a screen whose guard changed unobserved, once the top changes")
  func unobserved() async throws {
    let draft = Draft()
    draft.leavePolicy = .allow
    let (host, flow, stack) = try await show(draft)
    #expect(stack.topViewController?.navigationItem.backAction == nil)
    draft.leavePolicy = .ask
    flow.push(.next("fourth"))
    await phone.settleWithTasks()
    flow.pop()
    await phone.settleWithTasks()
    #expect(stack.topViewController?.navigationItem.backAction != nil)
    try phone.person.tapBack()
    await phone.settleWithTasks()
    #expect(draft.questions == 1)
    #expect(flow.navigation.routes.count == 3)
    _ = host
  }
}
