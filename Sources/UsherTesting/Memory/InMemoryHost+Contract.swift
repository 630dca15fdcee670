import Testing
public import Usher
public import UsherLinks

/// The in-memory host for the contract suite.
@MainActor
public final class InMemoryContractHost: ContractHost {
  private let host: InMemoryHost
  private var finger: HeldGesture?

  /// Shows `root` in memory, with instant or stepped transitions, and with a journal of
  /// `journalLimit` records if that is set.
  public init(
    _ root: any Coordinator<Void>, transitions: InMemoryHost.Transitions = .instant,
    journalLimit: Int? = nil
  ) {
    host = InMemoryHost(
      root, transitions: transitions, recordsMisuse: false, journalLimit: journalLimit)
  }

  /// Shows `root` in memory, started by a link if there is one.
  ///
  /// - Throws: A `LinkError` that names the wrong part of the link; nothing was started then.
  public init(
    _ root: any Coordinator<Void>, opening link: String?,
    transitions: InMemoryHost.Transitions = .instant
  ) throws(LinkError) {
    host =
      if let link {
        try InMemoryHost(root, opening: link, transitions: transitions, recordsMisuse: false)
      } else {
        InMemoryHost(root, transitions: transitions, recordsMisuse: false)
      }
  }

  /// The tree of this host.
  public var tree: Tree { host.tree }
  /// The object of the top screen.
  public var topScreen: AnyObject? { host.topScreen }
  /// The titles of the top alert's actions.
  public var alertActions: [String] { host.alert?.actions.map(\.title) ?? [] }
  /// The text in the text field of the top alert.
  public var promptText: String? { host.promptText }
  /// True if there is a back button.
  public var seesBackButton: Bool { host.user.seesBackButton }

  /// Taps the back button.
  public func tapBack() {
    if seesBackButton { host.user.tapBack() }
  }

  /// Swipes back, fully or not.
  public func swipeBack(cancelled: Bool) {
    beginSwipeBack()
    endGesture(cancelled: cancelled)
  }

  /// Chooses from the back button's menu.
  public func goBack(over count: Int) {
    if (1...).contains(count), count <= host.user.backMenuCount {
      host.user.chooseFromBackMenu(over: count)
    }
  }

  /// Drags the sheet down, fully or not.
  public func dragSheetDown(cancelled: Bool) {
    beginDragging()
    endGesture(cancelled: cancelled)
  }

  /// Taps a tab.
  public func tapTab(_ position: Int) {
    if (0..<host.user.tabCount).contains(position) { host.user.tapTab(position) }
  }

  /// Chooses an action of the alert.
  public func choose(_ title: String) {
    if alertActions.contains(title) { host.user.choose(title) }
  }

  /// Types into the text field of the alert.
  public func typeText(_ text: String) {
    if host.promptText != nil { host.user.typeText(text) }
  }

  /// Finishes every transition and the tasks that were due.
  ///
  /// It also returns if an unfinished gesture delays anything.
  public func settle() async {
    host.finishTransitions()
    for _ in 0..<Self.patience {
      guard !host.tree.isQuiet else { break }
      await Task.yield()
      host.finishTransitions()
    }
  }

  /// The turns that other tasks get before they count as finished.
  private static let patience = 200
}

extension InMemoryContractHost: GestureContractHost {
  /// Begins a swipe back and keeps the finger down.
  public func beginSwipeBack() {
    if finger == nil, host.user.canSwipeBack { finger = host.user.beginSwipeBack() }
  }

  /// Begins to drag the top sheet down and keeps the finger down.
  public func beginDragging() {
    if finger == nil, host.user.seesSheet { finger = host.user.beginDraggingSheet() }
  }

  /// Lifts the finger, which completes or cancels the gesture.
  public func endGesture(cancelled: Bool) {
    if cancelled { finger?.cancel() } else { finger?.finish() }
    finger = nil
  }
}
