@_spi(Hosting) public import Usher

/// Actions of the user, and of other code around the app.
///
/// An impossible action does nothing. A touch does nothing during a transition; with the quirk H08,
/// a swipe, a drag or a tap on a tab takes effect when the transition ends.
extension AdversarialHost: StagedContractHost {
  /// The object of the top screen; `nil` for an alert or a foreign controller.
  public var topScreen: AnyObject? { engine.visiblePath.last?.node?.screen }

  /// The titles of the top alert's actions; empty without an alert.
  public var alertActions: [String] {
    guard case .alert(let alert)? = engine.modals.last?.node?.content else { return [] }
    return alert.actions.map(\.title)
  }

  /// The text in the text field of the top alert; `nil` if there is none.
  public var promptText: String? {
    guard let alert = engine.modals.last, let field = alert.node?.alert?.textField else {
      return nil
    }
    return alert.typedText ?? field.text
  }

  /// True if the bar shows a back button.
  public var seesBackButton: Bool { engine.showsBackButton }

  /// Taps the back button; does nothing without one.
  public func tapBack() { engine.goBack(over: 1, by: .backButton) }

  /// Whether there is room for columns beside each other; `false` at first.
  public var isWide: Bool {
    get { engine.isWide }
    set { engine.setWide(newValue) }
  }

  /// Taps the back button of a column that is beside others; does nothing without one.
  public func tapBack(in column: SplitColumn) { engine.goBack(in: column) }

  /// Pops `count` screens by the back button's menu; does nothing if the menu has fewer.
  public func goBack(over count: Int) { engine.goBack(over: count, by: .backMenu) }

  /// Taps the tab with this index; does nothing if there is none.
  public func tapTab(_ position: Int) { engine.tap(position) }

  /// Turns by this many pages in one gesture; does nothing if there are fewer.
  public func turnPage(by offset: Int) { engine.turnPage(by: offset) }

  /// `true`.
  public var turnsSeveralPages: Bool { true }

  /// Swipes back, completely or not; does nothing without a screen to go back to.
  public func swipeBack(cancelled: Bool) {
    beginSwipeBack()
    endGesture(cancelled: cancelled)
  }

  /// Swipes the top sheet down, completely or not; does nothing without a sheet.
  public func swipeDown(cancelled: Bool) {
    beginSwipeDown()
    endGesture(cancelled: cancelled)
  }

  /// Chooses the top alert's first action with this title; does nothing if there is none.
  public func choose(_ title: String) {
    guard let action = alertActions.firstIndex(of: title) else { return }
    engine.choose(action)
  }

  /// Replaces the text in the text field of the top alert; does nothing without a field.
  public func typeText(_ text: String) {
    if promptText != nil { engine.typeText(text) }
  }

  /// Begins a swipe back and keeps the finger down; does nothing without a screen to go back to.
  public func beginSwipeBack() { engine.beginSwipeBack() }

  /// Begins to swipe the top sheet down and keeps the finger down; does nothing without a sheet.
  public func beginSwipeDown() { engine.beginSwipeDown() }

  /// Lifts the finger, which completes or cancels the gesture; does nothing without a gesture.
  public func endGesture(cancelled: Bool) { engine.endGesture(isCancelled: cancelled) }

  /// Presents a controller that the tree does not know; does nothing without the quirk H33.
  ///
  /// - Parameter name: The name of the controller in ``complaints``.
  public func presentForeign(_ name: String) { engine.presentForeign(name) }

  /// Dismisses the top modal if it came from ``presentForeign(_:)``; does nothing otherwise.
  public func dismissForeign() { engine.dismissForeign() }

  /// Pushes a controller that the tree does not know onto the visible stack; does nothing without a
  /// stack or the quirk H33.
  ///
  /// - Parameter name: The name of the controller in ``complaints``.
  public func pushForeign(_ name: String) { engine.pushForeign(name) }

  /// Removes every controller of ``pushForeign(_:)`` from the visible stack.
  public func removeForeign() { engine.removeForeign() }

  /// Takes the window off screen until ``enterWindow()``; does nothing without the quirk H14 or H23.
  public func leaveWindow() { engine.leaveWindow() }

  /// Shows the window, and tells the visible screen that it appeared.
  public func enterWindow() { engine.enterWindow() }

  /// Makes other code the delegate of every controller; does nothing without the quirk H18.
  public func stealDelegate() { engine.stealDelegate() }
}
