import Testing
public import Usher
public import UsherLinks
public import UsherTesting

/// Drives an `InMemoryHost` for the contract suite, without recording misuse as an issue.
@MainActor
public final class InMemoryContractHost: ContractHost {
  private let host: InMemoryHost
  private var finger: HeldGesture?

  /// Shows `root` in memory.
  ///
  /// - Parameters:
  ///   - root: The root flow, which must never have been attached.
  ///   - transitions: The time at which transitions end.
  ///   - journalLimit: The number of records that the tree's journal keeps; `nil` for no journal.
  public init(
    _ root: any Coordinator<Void>, transitions: InMemoryHost.Transitions = .instant,
    journalLimit: Int? = nil
  ) {
    host = InMemoryHost(
      root, transitions: transitions, recordsMisuse: false, journalLimit: journalLimit)
  }

  /// Shows `root` in memory, at the place that a link names.
  ///
  /// - Parameters:
  ///   - root: The root flow, which must never have been attached.
  ///   - link: A path, or a full link that begins with one of the root's origins; `nil` starts at
  ///     the root's first place.
  ///   - transitions: The time at which transitions end.
  /// - Throws: A `LinkError` that names the wrong part of the link. `root` is then not started.
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
  /// The object of the top screen; `nil` for an alert.
  public var topScreen: AnyObject? { host.topScreen }
  /// Returns the object of the screen on top of a column; `nil` if the column is empty, or not visible.
  public func topScreen(in column: SplitColumn) -> AnyObject? { host.topScreen(in: column) }
  /// The titles of the top alert's actions; empty without an alert.
  public var alertActions: [String] { host.alert?.actions.map(\.title) ?? [] }
  /// The text in the text field of the top alert; `nil` if there is none.
  public var promptText: String? { host.promptText }
  /// True if the bar shows a back button.
  public var seesBackButton: Bool { host.user.seesBackButton }

  /// Taps the back button; does nothing without one.
  public func tapBack() {
    if seesBackButton { host.user.tapBack() }
  }

  /// Swipes back, completely or not; does nothing without a screen to go back to.
  public func swipeBack(cancelled: Bool) {
    beginSwipeBack()
    endGesture(cancelled: cancelled)
  }

  /// Pops `count` screens by the back button's menu; does nothing if the menu has fewer.
  public func goBack(over count: Int) {
    if (1...).contains(count), count <= host.user.backMenuCount {
      host.user.chooseFromBackMenu(over: count)
    }
  }

  /// Swipes the top sheet down, completely or not; does nothing without a sheet.
  public func swipeDown(cancelled: Bool) {
    beginSwipeDown()
    endGesture(cancelled: cancelled)
  }

  /// Taps the tab with this index; does nothing if there is none.
  public func tapTab(_ position: Int) {
    if (0..<host.user.tabCount).contains(position) { host.user.tapTab(position) }
  }

  /// Turns by this many pages in one gesture; does nothing if there are fewer.
  public func turnPage(by offset: Int) {
    if host.user.canTurnPages(by: offset) { host.user.turnPages(by: offset) }
  }

  /// `true`.
  public var turnsSeveralPages: Bool { true }

  /// True if there is room for columns beside each other.
  public var isWide: Bool {
    get { host.isWide }
    set { host.isWide = newValue }
  }

  /// Goes back in a column that is beside others; does nothing if it has one screen.
  public func tapBack(in column: SplitColumn) {
    if host.user.canGoBack(in: column) { host.user.tapBack(in: column) }
  }

  /// Chooses the top alert's first action with this title; does nothing if there is none.
  public func choose(_ title: String) {
    if alertActions.contains(title) { host.user.choose(title) }
  }

  /// Replaces the text in the text field of the top alert; does nothing without a field.
  public func typeText(_ text: String) {
    if host.promptText != nil { host.user.typeText(text) }
  }

  /// Ends every transition, and gives tasks of the app turns until nothing moves.
  ///
  /// It gives at most 200 turns: an unfinished gesture or a waiting task does not keep it from
  /// returning.
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
  ///
  /// Does nothing if a finger is down already, or without a screen to go back to.
  public func beginSwipeBack() {
    if finger == nil, host.user.canSwipeBack { finger = host.user.beginSwipeBack() }
  }

  /// Begins to swipe the top sheet down and keeps the finger down.
  ///
  /// Does nothing if a finger is down already, or without a sheet.
  public func beginSwipeDown() {
    if finger == nil, host.user.canSwipeDown { finger = host.user.beginSwipeDown() }
  }

  /// Lifts the finger, which completes or cancels the gesture; does nothing without a gesture.
  public func endGesture(cancelled: Bool) {
    if cancelled { finger?.cancel() } else { finger?.finish() }
    finger = nil
  }
}
