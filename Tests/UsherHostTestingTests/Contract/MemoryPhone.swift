// The code of docs/hosts.md, compiled and run: `HostsPageTests` checks that it contains each
// block of the page.
import Testing
import Usher
import UsherHostTesting
import UsherTesting

@MainActor
final class MemoryPhone: ContractHost {
  let host: InMemoryHost

  init(_ root: any Coordinator<Void>, transitions: InMemoryHost.Transitions = .instant) {
    host = InMemoryHost(root, transitions: transitions, recordsMisuse: false)
  }

  init(_ root: any Coordinator<Void>, opening link: String) throws {
    host = try InMemoryHost(root, opening: link, recordsMisuse: false)
  }

  // Reading the screen.
  var tree: Tree { host.tree }
  var topScreen: AnyObject? { host.topScreen }
  var alertActions: [String] { host.alert?.actions.map(\.title) ?? [] }
  var promptText: String? { host.promptText }
  var seesBackButton: Bool { host.user.seesBackButton }

  // Actions of the user; an impossible one does nothing.
  func tapBack() {
    if seesBackButton { host.user.tapBack() }
  }

  func swipeBack(cancelled: Bool) {
    guard host.user.canSwipeBack else { return }
    let swipe = host.user.beginSwipeBack()
    if cancelled { swipe.cancel() } else { swipe.finish() }
  }

  func goBack(over count: Int) {
    if (1...).contains(count), count <= host.user.backMenuCount {
      host.user.chooseFromBackMenu(over: count)
    }
  }

  func swipeDown(cancelled: Bool) {
    guard host.user.canSwipeDown else { return }
    let drag = host.user.beginSwipeDown()
    if cancelled { drag.cancel() } else { drag.finish() }
  }

  func tapTab(_ position: Int) {
    if (0..<host.user.tabCount).contains(position) { host.user.tapTab(position) }
  }

  var turnsSeveralPages: Bool { true }

  func turnPage(by offset: Int) {
    if host.user.canTurnPages(by: offset) { host.user.turnPages(by: offset) }
  }

  func choose(_ title: String) {
    if alertActions.contains(title) { host.user.choose(title) }
  }

  func typeText(_ text: String) {
    if promptText != nil { host.user.typeText(text) }
  }

  // Returns when nothing moves any more, or after a limit.
  func settle() async {
    for _ in 0..<200 {
      host.finishTransitions()
      if tree.isSettled { break }
      await Task.yield()
    }
  }
}

@Suite("My host keeps the contract", .timeLimit(.minutes(10)))
@MainActor
struct MyHostTests {
  @Test("contract", arguments: HostContract.scenarios)
  func contract(_ scenario: HostContract.Scenario) async {
    await scenario.run { MemoryPhone($0) }
  }
}
