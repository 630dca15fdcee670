@_spi(Hosting) package import Usher

/// The user's gesture that is not decided yet.
struct EngineGesture {
  enum Kind {
    case swipe(top: EngineController, stack: EngineController)
    case drag(EngineController)
  }

  let kind: Kind
}

/// What the user does. While something moves, touches do nothing.
extension Engine {
  private var isTouchable: Bool { isInWindow && motions.isEmpty && gesture == nil && root != nil }

  /// The containers that can be seen, the outermost first, and the leaf at their end.
  package var visiblePath: [EngineController] {
    var path: [EngineController] = []
    var next = chain.last ?? root
    while let controller = next {
      path.append(controller)
      next = controller.shownChild
    }
    return path
  }

  /// The stack that the user would go back in.
  func stackToLeave(over count: Int) -> EngineController? {
    visiblePath.last { $0.kind == .stack && $0.children.count > max(count, 1) }
  }

  /// Goes back by the bar's button or its menu.
  package func goBack(over count: Int, by cause: EndingCause) {
    guard count > 0, isTouchable, let stack = stackToLeave(over: count),
      asks(over: count, stack, cause)
    else { return }
    pop(count, of: stack, by: cause, isAnnounced: false)
  }

  /// Puts a finger to the left edge and moves it.
  package func beginSwipe() {
    if waits({ $0.beginSwipe() }) { return }
    guard isTouchable, let stack = stackToLeave(over: 1), let top = stack.children.last,
      asks(over: 1, stack, .swipe)
    else { return }
    gesture = EngineGesture(kind: .swipe(top: top, stack: stack))
    if has(.liesInTransitions) { stack.claim = stack.children.dropLast() }
    send(.willShow(stack))
    if has(.announcesCancelledPops) { send(.willDisappear(top, isMovingAway: true)) }
  }

  /// Draws the sheet on top down a bit.
  package func beginDrag() {
    if waits({ $0.beginDrag() }) { return }
    guard isTouchable, let modal = chain.last, modal.node?.isDraggable != false,
      modal.kind != .alert
    else { return }
    guard has(.removesBeforeAsking) || client?.mayDismiss(modal) != false else { return }
    gesture = EngineGesture(kind: .drag(modal))
  }

  /// Lifts the finger.
  ///
  /// A no-op if there is none.
  package func endGesture(isCancelled: Bool) {
    if let begin = queuedTouch {
      queuedTouch = { [weak self] in
        begin()
        self?.endGesture(isCancelled: isCancelled)
      }
      return
    }
    guard let gesture else { return }
    self.gesture = nil
    switch gesture.kind {
    case .swipe(let top, let stack):
      stack.claim = nil
      if isCancelled {
        cancelSwipe(of: top, stack)
      } else if let index = stack.children.firstIndex(where: { $0 === top }) {
        pop(stack.children.count - index, of: stack, by: .swipe, isAnnounced: true)
      }
    case .drag(let modal):
      if isCancelled { return move(.dismissing, isAnimated: true) {} }
      guard let index = chain.firstIndex(where: { $0 === modal }) else { return }
      hide(from: index, isAnimated: true, byPerson: true, cause: .swipeDown)
    }
  }

  /// Where callbacks come late, a touch does not wait for them: it begins as soon as nothing moves.
  private func waits(_ touch: @escaping @MainActor (Engine) -> Void) -> Bool {
    guard has(.sendsCallbacksLate), !motions.isEmpty, queuedTouch == nil else { return false }
    queuedTouch = { [weak self] in
      guard let self else { return }
      touch(self)
    }
    return true
  }

  private func cancelSwipe(of top: EngineController, _ stack: EngineController) {
    if has(.liesInTransitions) { stack.claim = stack.children.dropLast() }
    move(.stack(stack), isAnimated: true) { [weak self] in
      guard let self else { return }
      stack.claim = nil
      if has(.announcesCancelledPops) {
        send(.willAppear(top))
        send(.didAppear(top))
      }
      if has(.corruptsPaths) { send(.didWritePath(stack, count: stack.children.count - 1)) }
      if !has(.forgetsCancelledPops) { send(.didShow(stack)) }
    }
  }

  /// Taps a tab.
  package func tap(_ position: Int) {
    if waits({ $0.tap(position) }) { return }
    guard isTouchable, let tabs = visiblePath.last(where: { $0.kind == .tabs }),
      tabs.children.indices.contains(position)
    else { return }
    if has(.popsReselectedTabs), tabs.selection == position {
      let stack = tabs.children[position]
      if stack.kind == .stack, stack.children.count > 1 {
        pop(stack.children.count - 1, of: stack, by: .tabReselected, isAnnounced: true)
      }
      return send(.didSelect(tabs))
    }
    guard client?.maySelect(position, in: tabs) != false else { return }
    guard tabs.selection != position else { return }
    choose(position, in: tabs, isAnimated: true) {}
    send(.didSelect(tabs))
  }

  /// Chooses an action of the alert on top.
  package func choose(_ action: Int) {
    guard isTouchable, let alert = chain.last, alert.kind == .alert else { return }
    guard has(.callsActionsLate) else {
      // An alert goes by itself; its action is called as it does.
      hide(from: chain.count - 1, isAnimated: true, byPerson: true, cause: .alertAction)
      return deliver(.didChoose(alert, action))
    }
    hide(
      from: chain.count - 1, isAnimated: true, byPerson: true, cause: .alertAction,
      atEnd: { [weak self] in self?.sendLate(.didChoose(alert, action)) })
  }

  /// Types into the text field of the alert on top.
  func typeText(_ text: String) {
    guard isTouchable, let alert = chain.last, alert.kind == .alert else { return }
    alert.typedText = text
  }

  private func asks(over count: Int, _ stack: EngineController, _ cause: EndingCause) -> Bool {
    has(.removesBeforeAsking) || client?.mayGoBack(over: count, in: stack, by: cause) != false
  }
}

/// What other code does around the client. Only where there is such code.
extension Engine {
  /// Presents something over everything.
  func presentForeign(_ name: String) {
    guard has(.holdsForeignThings), let root else { return }
    let controller = EngineController(.leaf, node: nil, name: name)
    show(controller, from: chain.last ?? root, isAnimated: true) {}
  }

  /// Removes foreign controllers from the top of the chain.
  func dismissForeign() {
    guard let top = chain.last, top.node == nil else { return }
    hide(from: chain.count - 1, isAnimated: true, byPerson: false)
  }

  /// Pushes something onto the stack that can be seen.
  func pushForeign(_ name: String) {
    guard has(.holdsForeignThings), let stack = visiblePath.last(where: { $0.kind == .stack })
    else { return }
    let foreign = EngineController(.leaf, node: nil, name: name)
    replace(stack.children + [foreign], in: stack, isAnimated: true) {}
  }

  /// Takes every foreign screen out of the stack that can be seen.
  func removeForeign() {
    guard let stack = visiblePath.last(where: { $0.kind == .stack }) else { return }
    let foreign = stack.children.filter { $0.node == nil }
    guard !foreign.isEmpty else { return }
    take(foreign, outOf: stack, by: nil, isAnnounced: false)
  }

  /// The window comes into view.
  func enterWindow() {
    isHeldOut = false
    isInWindow = true
    for controller in visiblePath.suffix(1) { send(.didAppear(controller)) }
  }

  /// The window leaves the screen until it is brought back.
  func leaveWindow() {
    guard has(.startsOffWindow) || has(.dropsPresents) else { return }
    isHeldOut = true
    isInWindow = false
  }

  /// Other code makes itself the delegate of everything.
  func stealDelegate() {
    if has(.losesItsDelegate) { delegateIsLost = true }
  }
}

extension Node {
  /// Whether the user could draw it down at all.
  var isDraggable: Bool { presentation?.style != .fullScreen && isDismissable }
}
