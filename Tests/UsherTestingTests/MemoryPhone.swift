// The code of docs/hosts.md, compiled and run: `HostsPageTests` checks that each block stands here as it
// stands there.
import Testing
import Usher
import UsherTesting

@MainActor
final class MemoryPhone: ContractHost {
  let host: InMemoryHost

  init(_ root: any Coordinator<Void>, transitions: InMemoryHost.Transitions = .instant) {
    host = InMemoryHost(root, transitions: transitions, recordsMisuse: false)
  }

  // What a person sees.
  var tree: Tree { host.tree }
  var topScreen: AnyObject? { host.topScreen }
  var alertActions: [String] { host.alert?.actions.map(\.title) ?? [] }
  var seesBackButton: Bool { host.person.seesBackButton }

  // What a person does; where it cannot be done, nothing.
  func tapBack() {
    if seesBackButton { host.person.tapBack() }
  }

  func swipeBack(cancelled: Bool) {
    guard seesBackButton else { return }
    let swipe = host.person.beginSwipeBack()
    if cancelled { swipe.cancel() } else { swipe.finish() }
  }

  func goBack(over count: Int) {
    if seesBackButton { host.person.chooseFromBackMenu(over: count) }
  }

  func dragSheetDown(cancelled: Bool) {
    guard host.person.seesSheet else { return }
    let drag = host.person.beginDraggingSheet()
    if cancelled { drag.cancel() } else { drag.finish() }
  }

  func tapTab(_ position: Int) {
    if position < host.person.tabCount { host.person.tapTab(position) }
  }

  func choose(_ title: String) {
    if alertActions.contains(title) { host.person.choose(title) }
  }

  // Comes back when nothing moves any more.
  func settle() async {
    await host.until {
      self.host.finishTransitions()
      return self.tree.isSettled
    }
  }
}

@Suite("My host keeps the contract", .timeLimit(.minutes(5)))
@MainActor
struct MyHostTests {
  @Test("contract", arguments: HostContract.scenarios)
  func contract(_ scenario: HostContract.Scenario) async {
    await scenario.run { MemoryPhone($0) }
  }
}
