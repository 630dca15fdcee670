import Testing
public import Usher

/// The in-memory host as the contract suite drives it.
@MainActor
public final class InMemoryContractHost: ContractHost {
  private let host: InMemoryHost

  /// Shows `root` in memory, with transitions that end at once or are stepped.
  public init(_ root: any Coordinator<Void>, transitions: InMemoryHost.Transitions = .instant) {
    host = InMemoryHost(root, transitions: transitions, recordsMisuse: false)
  }

  /// The tree that is shown.
  public var tree: Tree { host.tree }
  /// The object of the screen on top.
  public var topScreen: AnyObject? { host.topScreen }
  /// The titles of the actions of the alert on top.
  public var alertActions: [String] { host.alert?.actions.map(\.title) ?? [] }
  /// Whether there is a back button.
  public var seesBackButton: Bool { host.person.seesBackButton }

  /// Taps the back button.
  public func tapBack() { host.person.tapBack() }

  /// Swipes back, or changes one's mind.
  public func swipeBack(cancelled: Bool) {
    let swipe = host.person.beginSwipeBack()
    if cancelled { swipe.cancel() } else { swipe.finish() }
  }

  /// Chooses from the back button's menu.
  public func goBack(over count: Int) { host.person.chooseFromBackMenu(over: count) }

  /// Draws the sheet down, or changes one's mind.
  public func dragSheetDown(cancelled: Bool) {
    let drag = host.person.beginDraggingSheet()
    if cancelled { drag.cancel() } else { drag.finish() }
  }

  /// Taps a tab.
  public func tapTab(_ position: Int) { host.person.tapTab(position) }
  /// Chooses an action of the alert.
  public func choose(_ title: String) { host.person.choose(title) }

  /// Lets every transition come to its end.
  public func settle() async {
    host.finishTransitions()
    await host.until {
      self.host.finishTransitions(); return self.host.tree.isQuiet
    }
  }
}
