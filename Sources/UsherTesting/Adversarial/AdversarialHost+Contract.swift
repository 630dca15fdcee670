@_spi(Hosting) import Usher

/// What the user does, and what other code does around the app.
///
/// What cannot be done at the moment does nothing; touches do nothing while something moves.
extension AdversarialHost: StagedContractHost {
  /// The object of the screen that the user sees on top; `nil` if that is an alert or foreign.
  public var topScreen: AnyObject? { engine.visiblePath.last?.node?.screen }

  /// The titles of the actions of the alert on top; empty if there is none.
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

  /// Whether the user sees a back button on top.
  public var seesBackButton: Bool { engine.stackToLeave(over: 1) != nil }

  /// Goes back by the bar's button.
  public func tapBack() { engine.goBack(over: 1, by: .backButton) }

  /// Goes back over several screens by the back button's menu.
  public func goBack(over count: Int) { engine.goBack(over: count, by: .backMenu) }

  /// Taps a tab, by its position from the left.
  public func tapTab(_ position: Int) { engine.tap(position) }

  /// Goes back by the gesture, or begins it and changes one's mind.
  public func swipeBack(cancelled: Bool) {
    beginSwipeBack()
    endGesture(cancelled: cancelled)
  }

  /// Draws the top sheet down, or begins to and changes one's mind.
  public func dragSheetDown(cancelled: Bool) {
    beginDragging()
    endGesture(cancelled: cancelled)
  }

  /// Chooses an action of the alert on top.
  public func choose(_ title: String) {
    guard let action = alertActions.firstIndex(of: title) else { return }
    engine.choose(action)
  }

  /// Types into the text field of the alert on top.
  public func typeText(_ text: String) {
    if promptText != nil { engine.typeText(text) }
  }

  /// Begins to swipe back and keeps the finger down.
  public func beginSwipeBack() { engine.beginSwipe() }

  /// Begins to draw the top sheet down and keeps the finger down.
  public func beginDragging() { engine.beginDrag() }

  /// Lifts the finger, far enough or not.
  public func endGesture(cancelled: Bool) { engine.endGesture(isCancelled: cancelled) }

  /// Other code presents something, with the quirk H33.
  public func presentForeign(_ name: String) { engine.presentForeign(name) }

  /// Other code takes what it presented away.
  public func dismissForeign() { engine.dismissForeign() }

  /// Other code pushes something, with the quirk H33.
  public func pushForeign(_ name: String) { engine.pushForeign(name) }

  /// Other code takes what it pushed away.
  public func removeForeign() { engine.removeForeign() }

  /// The window leaves the screen, with the quirks H14 and H23.
  public func leaveWindow() { engine.leaveWindow() }

  /// The window comes back.
  public func enterWindow() { engine.enterWindow() }

  /// Other code takes our place as delegate, with the quirk H18.
  public func stealDelegate() { engine.stealDelegate() }
}
