@_spi(Hosting) package import Usher

/// The user's undecided gesture.
struct EngineGesture {
  enum Kind {
    case swipe(top: QuirkyController, stack: QuirkyController)
    case drag(QuirkyController)
  }

  let kind: Kind
}

/// Actions of the user.
///
/// Touches do nothing during a transition.
extension QuirkyUIKit {
  private var isTouchable: Bool { isInWindow && motions.isEmpty && gesture == nil && root != nil }

  /// The visible containers, the outermost first, and the visible leaf.
  package var visiblePath: [QuirkyController] {
    var path: [QuirkyController] = []
    var next = chain.last ?? root
    while let controller = next {
      path.append(controller)
      next = controller.shownChild
    }
    return path
  }

  /// Returns the stack in which the user would go back.
  func stackToLeave(over count: Int) -> QuirkyController? {
    visiblePath.last { $0.isStack && pile(in: $0).count > max(count, 1) }
  }

  /// Returns the children that lie on each other at the visible end of a stack: all, or those of one column.
  ///
  /// - Parameter column: The column; `nil` for the last one.
  func pile(in stack: QuirkyController, column: SplitColumn? = nil) -> [QuirkyController] {
    guard isWide, stack.hasColumns,
      let column = column ?? stack.children.last(where: { $0.node != nil })?.column
    else { return stack.children }
    return stack.children.filter { $0.column == column }
  }

  /// True if the bar of that stack is shown, with its back button.
  var showsBackButton: Bool {
    stackToLeave(over: 1).map { $0.children.last?.node?.hidesNavigationBar != true }
      ?? false
  }

  /// Goes back by the bar's button or its menu.
  package func goBack(over count: Int, by cause: EndingCause) {
    guard count > 0, isTouchable, showsBackButton, let stack = stackToLeave(over: count),
      asks(over: count, stack, cause)
    else { return }
    pop(count, of: stack, by: cause, isAnnounced: false)
  }

  /// Goes back by the bar's button in one of several columns.
  func goBack(in column: SplitColumn) {
    guard isTouchable, isWide, let split = visiblePath.last(where: { $0.hasColumns })
    else { return }
    let pile = pile(in: split, column: column)
    guard pile.count > 1, let top = pile.last,
      has(.removesBeforeAsking)
        || client?.mayGoBack(over: 1, in: split, column: column, by: .backButton) != false
    else { return }
    take([top], outOf: split, by: .backButton, isAnnounced: false)
  }

  /// Makes the window wide or narrow, which ends a swipe.
  func setWide(_ isWide: Bool) {
    guard showsColumns, isWide != self.isWide else { return }
    if case .swipe? = gesture?.kind { endGesture(isCancelled: true) }
    self.isWide = isWide
    client?.roomChanged()
    for split in everything where split.hasColumns {
      if has(.removesMovedColumns) { announceMoves(in: split) }
      guard has(.movesColumnsOneByOne), isInWindow else {
        send(.didShow(split))
        continue
      }
      split.claim = Array(split.children.prefix(1))
      send(.willShow(split))
      move(.stack(split), isAnimated: true) { [weak self] in
        split.claim = nil
        for _ in split.children { self?.send(.didShow(split)) }
      }
    }
  }

  /// Reports what is in other columns than the first one as removed.
  private func announceMoves(in split: QuirkyController) {
    for child in split.children where child.column != split.children.first?.column {
      send(.willDisappear(child, isMovingAway: true))
      send(.didDisappear(child, isMovingAway: true))
      send(.didMoveAway(child, from: split))
    }
  }

  /// Touches the left edge and moves the finger.
  package func beginSwipeBack() {
    if waits({ $0.beginSwipeBack() }) { return }
    guard isTouchable, let stack = stackToLeave(over: 1), let top = stack.children.last,
      asks(over: 1, stack, .swipe)
    else { return }
    gesture = EngineGesture(kind: .swipe(top: top, stack: stack))
    if has(.liesInTransitions) { stack.claim = stack.children.dropLast() }
    send(.willShow(stack))
    if has(.announcesCancelledPops) { send(.willDisappear(top, isMovingAway: true)) }
  }

  /// Swipes the top sheet down a bit.
  package func beginSwipeDown() {
    if waits({ $0.beginSwipeDown() }) { return }
    guard isTouchable, let modal = chain.last, modal.node?.isDraggable != false,
      modal.kind != .alert
    else { return }
    guard has(.removesBeforeAsking) || client?.mayDismiss(modal) != false else { return }
    gesture = EngineGesture(kind: .drag(modal))
  }

  /// Lifts the finger.
  ///
  /// Does nothing if there is no gesture.
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

  /// Delays a touch until nothing moves.
  ///
  /// With late callbacks, it does not wait for those.
  private func waits(_ touch: @escaping @MainActor (QuirkyUIKit) -> Void) -> Bool {
    guard has(.sendsCallbacksLate), !motions.isEmpty, queuedTouch == nil else { return false }
    queuedTouch = { [weak self] in
      guard let self else { return }
      touch(self)
    }
    return true
  }

  private func cancelSwipe(of top: QuirkyController, _ stack: QuirkyController) {
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
    guard isTouchable, let tabs = visiblePath.last(where: { $0.isTabs && !$0.isPaged }),
      tabs.children.indices.contains(position)
    else { return }
    if has(.popsReselectedTabs), tabs.selection == position {
      let stack = tabs.children[position]
      if stack.isStack, stack.children.count > 1 {
        pop(stack.children.count - 1, of: stack, by: .tabReselected, isAnnounced: true)
      }
      return send(.didSelect(tabs))
    }
    guard client?.maySelect(position, in: tabs) != false else { return }
    guard tabs.selection != position else { return }
    choose(position, in: tabs, isAnimated: true) {}
    send(.didSelect(tabs))
  }

  /// Turns to another page by one gesture, about which nothing can be asked before.
  package func turnPage(by offset: Int) {
    if waits({ $0.turnPage(by: offset) }) { return }
    guard isTouchable, let pages = visiblePath.last(where: \.isPaged),
      pages.children.indices.contains(pages.selection + offset)
    else { return }
    guard has(.reportsTurnsEarly) else { return turn(pages, by: offset) }
    // The finger comes back once, which nothing reports.
    let (former, next) = (pages.selection, pages.selection + offset)
    pages.selection = next
    send(.didSelect(pages))
    move(.tabs, isAnimated: true) { if pages.selection == next { pages.selection = former } }
    whenAtRest { $0.turn(pages, by: offset) }
  }

  private func turn(_ pages: QuirkyController, by offset: Int) {
    guard pages.children.indices.contains(pages.selection + offset) else { return }
    choose(pages.selection + offset, in: pages, isAnimated: true) {}
    guard has(.waitsForShownPages) else { return send(.didSelect(pages)) }
    whenAtRest { $0.send(.didSelect(pages)) }
  }

  private func whenAtRest(_ perform: @escaping @MainActor (QuirkyUIKit) -> Void) {
    deferred.append(
      Deferred(
        isReady: { [weak self] in self?.motions.isEmpty != false },
        perform: { [weak self] in
          guard let self else { return }
          perform(self)
        }))
  }

  /// Chooses an action of the top alert.
  package func choose(_ action: Int) {
    guard isTouchable, let alert = chain.last, alert.kind == .alert else { return }
    guard has(.callsActionsLate) else {
      // An alert closes by itself, and calls its action then.
      hide(from: chain.count - 1, isAnimated: true, byPerson: true, cause: .alertAction)
      return deliver(.didChoose(alert, action))
    }
    hide(
      from: chain.count - 1, isAnimated: true, byPerson: true, cause: .alertAction,
      atEnd: { [weak self] in self?.sendLate(.didChoose(alert, action)) })
  }

  /// Types into the text field of the top alert.
  func typeText(_ text: String) {
    guard isTouchable, let alert = chain.last, alert.kind == .alert else { return }
    alert.typedText = text
  }

  private func asks(over count: Int, _ stack: QuirkyController, _ cause: EndingCause) -> Bool {
    has(.removesBeforeAsking)
      || client?.mayGoBack(
        over: count, in: stack,
        column: isWide && stack.hasColumns ? stack.children.last?.column : nil, by: cause
      ) != false
  }
}

/// Actions of other code around the client, with the quirk for such code.
extension QuirkyUIKit {
  /// Presents a foreign controller over everything, as the visible screen may do by itself.
  func presentForeign(_ name: String) {
    guard has(.holdsForeignThings), let below = chain.last ?? root else { return }
    let controller = QuirkyController(.leaf, node: nil, name: name)
    controller.screen = below.shownLeaf
    show(controller, from: below, isAnimated: true) {}
  }

  /// Removes foreign controllers from the top of the chain.
  func dismissForeign() {
    guard let top = chain.last, top.node == nil else { return }
    hide(from: chain.count - 1, isAnimated: true, byPerson: false)
  }

  /// Pushes a foreign controller onto the visible stack.
  func pushForeign(_ name: String) {
    guard has(.holdsForeignThings), let stack = visiblePath.last(where: \.isStack)
    else { return }
    let foreign = QuirkyController(.leaf, node: nil, name: name)
    replace(stack.children + [foreign], in: stack, isAnimated: true) {}
  }

  /// Removes every foreign screen from the visible stack.
  func removeForeign() {
    guard let stack = visiblePath.last(where: \.isStack) else { return }
    let foreign = stack.children.filter { $0.node == nil }
    guard !foreign.isEmpty else { return }
    take(foreign, outOf: stack, by: nil, isAnnounced: false)
  }

  /// Shows the window.
  func enterWindow() {
    isHeldOut = false
    isInWindow = true
    for controller in visiblePath.suffix(1) { send(.didAppear(controller)) }
  }

  /// Takes the window off screen until it is shown again.
  func leaveWindow() {
    guard has(.startsOffWindow) || has(.dropsPresents) else { return }
    isHeldOut = true
    isInWindow = false
  }

  /// Makes other code the delegate of everything.
  func stealDelegate() {
    if has(.losesDelegate) { delegateIsLost = true }
  }
}

extension Node {
  /// True if the user could drag it down at all.
  var isDraggable: Bool { presentation?.style != .fullScreen && isDismissable }
}
