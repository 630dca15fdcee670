import TextHost
import Usher
import UsherHostTesting

/// A user at the host, who reads the page and types commands.
@MainActor
final class TextPerson: GestureContractHost {
  let host: TextHost

  init(
    _ root: any Coordinator<Void>, stepsPerTransition: Int = 0, launch: Launch = .standard
  ) {
    host = TextHost(root, stepsPerTransition: stepsPerTransition, launch: launch) { screen in
      [(screen as? ContractScreen)?.name ?? "\(type(of: screen))"]
    }
  }

  var tree: Tree { host.tree }
  var topScreen: AnyObject? { host.page.screen }
  var alertActions: [String] { host.page.alert?.actions.map(\.title) ?? [] }
  var promptText: String? { host.page.text }
  var seesBackButton: Bool { host.lines.first?.hasPrefix("< ") ?? false }

  func tapBack() { host.type("back") }
  func goBack(over count: Int) { host.type("back \(count)") }
  func tapTab(_ position: Int) { host.type("tab \(position + 1)") }
  var turnsSeveralPages: Bool { true }
  func turnPage(by offset: Int) {
    host.type("\(offset > 0 ? "next" : "previous") \(offset.magnitude)")
  }
  func choose(_ title: String) { host.type("choose \(title)") }
  func typeText(_ text: String) { host.type("write \(text)") }

  func beginSwipeBack() { host.type("hold swipe") }
  func beginSwipeDown() { host.type("hold down") }
  func endGesture(cancelled: Bool) { host.type(cancelled ? "take back" : "let go") }

  func swipeBack(cancelled: Bool) {
    beginSwipeBack()
    endGesture(cancelled: cancelled)
  }

  func swipeDown(cancelled: Bool) {
    beginSwipeDown()
    endGesture(cancelled: cancelled)
  }

  func settle() async {
    for _ in 0..<200 {
      host.type("wait")
      if tree.isSettled { break }
      await Task.yield()
    }
  }
}
