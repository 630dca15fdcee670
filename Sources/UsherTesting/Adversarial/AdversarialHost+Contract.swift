@_spi(Hosting) import Usher

/// Actions of the user, and of other code around the app.
///
/// An impossible action does nothing; touches do nothing during a transition.
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

  /// True if the user sees a back button on top.
  public var seesBackButton: Bool { engine.showsBackButton }

  /// Goes back by the bar's button.
  public func tapBack() { engine.goBack(over: 1, by: .backButton) }

  /// Goes back over several screens by the back button's menu.
  public func goBack(over count: Int) { engine.goBack(over: count, by: .backMenu) }

  /// Taps a tab, by its position from the left.
  public func tapTab(_ position: Int) { engine.tap(position) }

  /// Swipes back, fully or not.
  public func swipeBack(cancelled: Bool) {
    beginSwipeBack()
    endGesture(cancelled: cancelled)
  }

  /// Drags the top sheet down, fully or not.
  public func dragSheetDown(cancelled: Bool) {
    beginDragging()
    endGesture(cancelled: cancelled)
  }

  /// Chooses an action of the top alert.
  public func choose(_ title: String) {
    guard let action = alertActions.firstIndex(of: title) else { return }
    engine.choose(action)
  }

  /// Types into the text field of the top alert.
  public func typeText(_ text: String) {
    if promptText != nil { engine.typeText(text) }
  }

  /// Begins a swipe back and keeps the finger down.
  public func beginSwipeBack() { engine.beginSwipe() }

  /// Begins to drag the top sheet down and keeps the finger down.
  public func beginDragging() { engine.beginDrag() }

  /// Lifts the finger, which completes or cancels the gesture.
  public func endGesture(cancelled: Bool) { engine.endGesture(isCancelled: cancelled) }

  /// Presents a foreign controller, with the quirk H33.
  public func presentForeign(_ name: String) { engine.presentForeign(name) }

  /// Dismisses the foreign controllers.
  public func dismissForeign() { engine.dismissForeign() }

  /// Pushes a foreign controller, with the quirk H33.
  public func pushForeign(_ name: String) { engine.pushForeign(name) }

  /// Removes the pushed foreign controllers.
  public func removeForeign() { engine.removeForeign() }

  /// Takes the window off screen, with the quirks H14 and H23.
  public func leaveWindow() { engine.leaveWindow() }

  /// Shows the window again.
  public func enterWindow() { engine.enterWindow() }

  /// Replaces the host's delegates, with the quirk H18.
  public func stealDelegate() { engine.stealDelegate() }
}
