import Testing
public import Usher
public import UsherLinks

/// The in-memory host as the contract suite drives it.
@MainActor
public final class InMemoryContractHost: ContractHost {
  private let host: InMemoryHost
  private var finger: HeldGesture?

  /// Shows `root` in memory, with transitions that end at once or are stepped, and a journal if
  /// `journalLimit` says how many records that keeps.
  public init(
    _ root: any Coordinator<Void>, transitions: InMemoryHost.Transitions = .instant,
    journalLimit: Int? = nil
  ) {
    host = InMemoryHost(
      root, transitions: transitions, recordsMisuse: false, journalLimit: journalLimit)
  }

  /// Shows `root` in memory, started by a link if there is one.
  ///
  /// - Throws: A `LinkError` that says which part of the link is wrong; nothing was started then.
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

  /// The tree that is shown.
  public var tree: Tree { host.tree }
  /// The object of the screen on top.
  public var topScreen: AnyObject? { host.topScreen }
  /// The titles of the actions of the alert on top.
  public var alertActions: [String] { host.alert?.actions.map(\.title) ?? [] }
  /// The text in the text field of the top alert.
  public var promptText: String? { host.promptText }
  /// Whether there is a back button.
  public var seesBackButton: Bool { host.user.seesBackButton }

  /// Taps the back button.
  public func tapBack() {
    if seesBackButton { host.user.tapBack() }
  }

  /// Swipes back, or changes one's mind.
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

  /// Draws the sheet down, or changes one's mind.
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
  /// Comes back also if a finger that is still down keeps something waiting.
  public func settle() async {
    host.finishTransitions()
    for _ in 0..<Self.patience {
      guard !host.tree.isQuiet else { break }
      await Task.yield()
      host.finishTransitions()
    }
  }

  /// How many turns all other tasks get before they count as done.
  private static let patience = 200
}

extension InMemoryContractHost: GestureContractHost {
  /// Begins to swipe back and keeps the finger down.
  public func beginSwipeBack() {
    if finger == nil, seesBackButton { finger = host.user.beginSwipeBack() }
  }

  /// Begins to draw the top sheet down and keeps the finger down.
  public func beginDragging() {
    if finger == nil, host.user.seesSheet { finger = host.user.beginDraggingSheet() }
  }

  /// Lifts the finger, far enough or not.
  public func endGesture(cancelled: Bool) {
    if cancelled { finger?.cancel() } else { finger?.finish() }
    finger = nil
  }
}
