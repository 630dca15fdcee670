public import Testing
@_spi(Hosting) public import Usher

/// The user of an ``InMemoryHost``, which owns this object: each method is one action.
///
/// An impossible action, such as a tap on Back without a button, records an issue of the running
/// test and changes nothing. During a transition or a ``HeldGesture``, every action does nothing, as
/// on a phone. If a guard wants to be asked before a screen leaves, the action asks the guard. The
/// screen stays until the guard agrees.
@MainActor
public final class TestUser {
  private unowned let host: InMemoryHost

  init(host: InMemoryHost) {
    self.host = host
  }

  /// Taps the bar's back button, which pops the top screen.
  ///
  /// Impossible unless ``seesBackButton``.
  public func tapBack(sourceLocation: SourceLocation = #_sourceLocation) {
    guard !isFree || seesBackButton else { return cannot("tap Back", sourceLocation) }
    goBack(over: 1, .backButton, "tap Back", sourceLocation)
  }

  /// Taps the back button in a column that is beside others, which pops the top screen of that column.
  ///
  /// Impossible unless ``canGoBack(in:)``.
  public func tapBack(in column: SplitColumn, sourceLocation: SourceLocation = #_sourceLocation) {
    guard isFree else { return }
    guard canGoBack(in: column), let split = host.visibleSplit else {
      return cannot("tap Back in the column \(column)", sourceLocation)
    }
    guard host.tree.leavePolicy(over: 1, in: split, column: column) == .allow else {
      host.tree.userWentBack(in: split, column: column, cause: .backButton)
      return
    }
    host.driver.removeTop(1, of: split, column: column, .backButton)
  }

  /// True if the user can go back in a column that is beside others: it has two screens or more.
  public func canGoBack(in column: SplitColumn) -> Bool {
    guard let split = host.visibleSplit, host.driver.isExpanded(split),
      split.layout?.shows(column) != false
    else { return false }
    return host.driver.pile(in: split, column: column).count > 1
  }

  /// Shows or hides columns, with the gesture or the button of the system.
  ///
  /// Impossible without columns beside each other.
  public func showColumns(
    _ visibility: ColumnVisibility, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard isFree, let split = host.visibleSplit, host.driver.isExpanded(split) else {
      return cannot("show or hide columns", sourceLocation)
    }
    host.driver.showColumns(visibility, of: split)
  }

  /// Swipes back completely, which pops the top screen.
  ///
  /// Impossible unless ``canSwipeBack``.
  public func swipeBack(sourceLocation: SourceLocation = #_sourceLocation) {
    goBack(over: 1, .swipe, "swipe back", sourceLocation)
  }

  /// Holds the back button and chooses a screen of its menu.
  ///
  /// Impossible unless `count` is between 1 and ``backMenuCount``.
  ///
  /// - Parameter count: The number of screens to pop; 1 chooses the nearest screen in the menu.
  public func chooseFromBackMenu(
    over count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let what = "go back over \(count) screens"
    guard !isFree || seesBackButton else { return cannot(what, sourceLocation) }
    goBack(over: count, .backMenu, what, sourceLocation)
  }

  /// Begins a swipe back and keeps the finger down.
  ///
  /// Impossible unless ``canSwipeBack``.
  ///
  /// - Returns: The gesture, to finish or cancel. It has not begun if the action was impossible, did
  ///   nothing, or asked a guard.
  public func beginSwipeBack(sourceLocation: SourceLocation = #_sourceLocation) -> HeldGesture {
    var hostContainer = isFree ? stackToLeave(over: 1, "swipe back", sourceLocation) : nil
    if let stack = hostContainer, asks(over: 1, stack, .swipe) { hostContainer = nil }
    return HeldGesture(host.driver, begins: hostContainer != nil) { [host] in
      if let hostContainer { host.driver.removeTop(1, of: hostContainer, .swipe) }
    }
  }

  /// Swipes the top sheet down until it leaves.
  ///
  /// Impossible unless ``canSwipeDown``.
  public func swipeDown(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let modal = sheetToSwipe(sourceLocation), !asks(modal) else { return }
    host.driver.removeTopModal(.swipeDown)
  }

  /// Begins to swipe the top sheet down and keeps the finger down.
  ///
  /// Impossible unless ``canSwipeDown``.
  ///
  /// - Returns: The gesture, to finish or cancel. It has not begun if the action was impossible, did
  ///   nothing, or asked a guard.
  public func beginSwipeDown(sourceLocation: SourceLocation = #_sourceLocation) -> HeldGesture {
    let canSwipe = sheetToSwipe(sourceLocation).map { !asks($0) } ?? false
    return HeldGesture(host.driver, begins: canSwipe) { [host] in
      if canSwipe { host.driver.removeTopModal(.swipeDown) }
    }
  }

  /// Taps a tab of the innermost tab bar.
  ///
  /// A tap on the selected tab pops it to its first screen. Impossible unless `position` is less than ``tabCount``.
  ///
  /// - Parameter position: The tab's index; the first tab has the index 0.
  public func tapTab(_ position: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    guard isFree else { return }
    guard let tabs = host.visibleTabs,
      host.driver.items(in: tabs).indices.contains(position)
    else { return cannot("tap tab \(position)", sourceLocation) }
    tap(position, in: tabs)
  }

  /// Swipes to the page after the selected one.
  ///
  /// Impossible unless ``canSwipeToNextPage``.
  public func swipeToNextPage(sourceLocation: SourceLocation = #_sourceLocation) {
    turnPage(by: 1, "swipe to the next page", sourceLocation)
  }

  /// Swipes to the page before the selected one.
  ///
  /// Impossible unless ``canSwipeToPreviousPage``.
  public func swipeToPreviousPage(sourceLocation: SourceLocation = #_sourceLocation) {
    turnPage(by: -1, "swipe to the previous page", sourceLocation)
  }

  /// Turns several pages in one gesture, which is one request.
  ///
  /// Impossible unless ``canTurnPages(by:)``.
  ///
  /// - Parameter offset: The number of pages, negative for previous ones.
  public func turnPages(by offset: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    turnPage(by: offset, "turn by \(offset) pages", sourceLocation)
  }

  /// True if there is a page after the selected one.
  public var canSwipeToNextPage: Bool { canTurnPages(by: 1) }

  /// True if there is a page before the selected one.
  public var canSwipeToPreviousPage: Bool { canTurnPages(by: -1) }

  /// Returns `true` if there are so many pages beside the selected one; negative for those before it.
  public func canTurnPages(by offset: Int) -> Bool { offset != 0 && page(beside: offset) != nil }

  private func page(beside offset: Int) -> (Int, HostContainer)? {
    guard let pages = host.visiblePages else { return nil }
    let position = host.driver.selection(in: pages) &+ offset
    return host.driver.items(in: pages).indices.contains(position) ? (position, pages) : nil
  }

  private func turnPage(by offset: Int, _ what: String, _ location: SourceLocation) {
    guard isFree else { return }
    guard offset != 0, let (position, pages) = page(beside: offset) else {
      return cannot(what, location)
    }
    tap(position, in: pages)
  }

  /// Taps an existing tab of the innermost tab bar, or turns to an existing page.
  func tap(_ position: Int, in tabs: HostContainer) {
    guard isFree else { return }
    if host.driver.selection(in: tabs) == position {
      host.tree.userSelectedTab(at: position, in: tabs)
    } else {
      host.driver.tap(position, of: tabs)
    }
  }

  /// Taps the tab with this title in the innermost tab bar.
  ///
  /// The title is that of the tab's `tabItem`, or of its screen if it has none. Impossible without
  /// such a tab; if several have the title, the first one is tapped. Otherwise it works like
  /// ``tapTab(_:sourceLocation:)-(Int,_)``.
  ///
  /// - Parameter title: The title below the tab's picture.
  public func tapTab(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard isFree else { return }
    let tabs = host.visibleTabs.map { host.driver.items(in: $0) } ?? []
    let position = tabs.firstIndex { tab in
      let options = tab.screenOptions
      return (options.tabItem?.title ?? options.title) == title
    }
    guard let position else { return cannot("tap the tab “\(title)”", sourceLocation) }
    tapTab(position, sourceLocation: sourceLocation)
  }

  /// Chooses an action of the top alert: the first one with this title.
  ///
  /// Impossible without such an action.
  ///
  /// - Parameter title: The title of the action's button.
  public func choose(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard isFree else { return }
    guard let node = host.visibleNode, case .alert(let alert) = node.content,
      let action = alert.actions.firstIndex(where: { $0.title == title })
    else { return cannot("choose \(title)", sourceLocation) }
    host.tree.userChose(action: action, of: node, text: host.typedText(in: node))
    // An alert closes by itself, also while the tree waits for the code that awaits the answer.
    guard !node.isLive, host.driver.activity == .idle, host.driver.modals.last === node else {
      return
    }
    host.driver.removeTopModal(.alertAction)
  }

  /// Replaces the text in the text field of the top alert.
  ///
  /// The app receives the text when the user chooses an action. Impossible without a text field.
  ///
  /// - Parameter text: The new text of the whole field.
  public func typeText(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard isFree else { return }
    guard let node = host.visibleNode, node.alert?.textField != nil else {
      return cannot("type “\(text)”", sourceLocation)
    }
    host.typed = (node.id, text)
  }

  /// True if the bar shows a back button: the innermost stack with a screen to go back to does not
  /// hide its bar.
  public var seesBackButton: Bool {
    stackToLeave(over: 1).map(seesBackButton(of:)) ?? false
  }

  /// Returns whether the bar of the innermost stack with a screen to go back to shows a back button.
  func seesBackButton(of stack: HostContainer) -> Bool {
    host.driver.sight(of: stack).item?.hidesNavigationBar != true
  }

  /// True if the user can swipe back: there is a screen to go back to.
  ///
  /// Also true for a screen that hides the navigation bar, where UIKit turns its swipe off.
  public var canSwipeBack: Bool { stackToLeave(over: 1) != nil }

  /// The number of tabs in the innermost tab bar; 0 without a tab bar.
  public var tabCount: Int {
    host.visibleTabs.map { host.driver.count(in: $0) } ?? 0
  }

  /// True if the top modal is a sheet that the user may swipe down.
  public var canSwipeDown: Bool {
    guard let modal = host.driver.modals.last else { return false }
    return modal.presentation?.style != .fullScreen && modal.isDismissable
  }

  /// The number of screens in the back button's menu; 0 without a back button.
  public var backMenuCount: Int {
    guard seesBackButton else { return 0 }
    return stackToLeave(over: 1).map { host.driver.sight(of: $0).count - 1 } ?? 0
  }

  // MARK: - What a hand does

  private var isFree: Bool { host.driver.activity == .idle }

  private func goBack(
    over count: Int, _ cause: EndingCause, _ what: String, _ location: SourceLocation
  ) {
    guard isFree else { return }
    guard count > 0 else { return cannot(what, location) }
    guard let hostContainer = stackToLeave(over: count, what, location) else { return }
    guard !asks(over: count, hostContainer, cause) else { return }
    host.driver.removeTop(count, of: hostContainer, cause)
  }

  private func stackToLeave(over count: Int) -> HostContainer? {
    host.visibleStack(holdingMoreThan: max(count, 1))
  }

  private func stackToLeave(
    over count: Int, _ what: String, _ location: SourceLocation
  ) -> HostContainer? {
    if let hostContainer = stackToLeave(over: count) { return hostContainer }
    cannot(what, location)
    return nil
  }

  /// Asks instead of going back, if a leaving screen asks.
  private func asks(over count: Int, _ hostContainer: HostContainer, _ cause: EndingCause) -> Bool {
    guard host.tree.leavePolicy(over: count, in: hostContainer) == .ask else { return false }
    host.tree.userWentBack(count: count, in: hostContainer, cause: cause)
    return true
  }

  private func asks(_ modal: Node) -> Bool {
    guard host.tree.leavePolicy(modal) == .ask else { return false }
    host.tree.userDismissed(modal, cause: .swipeDown)
    return true
  }

  private func sheetToSwipe(_ location: SourceLocation) -> Node? {
    guard isFree else { return nil }
    guard let modal = host.driver.modals.last, modal.presentation?.style != .fullScreen,
      modal.isDismissable
    else {
      cannot("swipe a sheet down", location)
      return nil
    }
    return modal
  }

  private func cannot(_ what: String, _ location: SourceLocation) {
    Issue.record(
      "The user cannot \(what) here:\n\(host.tree.description)", sourceLocation: location)
  }
}
