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

  public var tree: Tree { host.tree }
  public var topScreen: AnyObject? { host.topScreen }
  public var alertActions: [String] { host.alert?.actions.map(\.title) ?? [] }
  public var seesBackButton: Bool { host.person.seesBackButton }

  public func tapBack() { host.person.tapBack() }

  public func swipeBack(cancelled: Bool) {
    let swipe = host.person.beginSwipeBack()
    if cancelled { swipe.cancel() } else { swipe.finish() }
  }

  public func goBack(over count: Int) { host.person.chooseFromBackMenu(over: count) }

  public func dragSheetDown(cancelled: Bool) {
    let drag = host.person.beginDraggingSheet()
    if cancelled { drag.cancel() } else { drag.finish() }
  }

  public func tapTab(_ position: Int) { host.person.tapTab(position) }
  public func choose(_ title: String) { host.person.choose(title) }

  public func settle() async {
    host.finishTransitions()
    await host.until {
      self.host.finishTransitions(); return self.host.tree.isQuiet
    }
  }
}
