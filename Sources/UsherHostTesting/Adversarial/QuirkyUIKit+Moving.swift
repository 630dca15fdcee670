@_spi(Hosting) import Usher

/// Changes of containers and modals, for any reason.
extension QuirkyUIKit {
  func replace(
    _ children: [QuirkyController], in container: QuirkyController, isAnimated: Bool,
    _ completion: @escaping @MainActor () -> Void
  ) {
    let former = container.children
    let formerTop = former.last
    let removed = former.filter { child in !children.contains { $0 === child } }
    let inserted = children.filter { child in !former.contains { $0 === child } }
    leave(removed, container)
    container.children = children
    for child in inserted {
      child.parent = container
      child.leftBy = nil
      child.arrivals += 1
    }
    container.selection = min(container.selection, max(children.count - 1, 0))
    guard container.isStack else {
      for child in removed { send(.didMoveAway(child, from: container)) }
      return complete(completion)
    }
    if has(.completesEarly) { complete(completion) }
    let top = children.last
    if isAnimated, isInWindow, has(.liesInTransitions) { container.claim = former }
    send(.willShow(container))
    if formerTop !== top {
      if let formerTop { announce(formerTop, isLeaving: true, removed) }
      if let top { send(.willAppear(top.shownLeaf)) }
    }
    move(.stack(container), isAnimated: isAnimated, leaving: removed) { [weak self] in
      guard let self else { return }
      container.claim = nil
      if formerTop !== top {
        if let formerTop { announce(formerTop, isLeaving: false, removed) }
        if let top { send(.didAppear(top.shownLeaf)) }
      }
      for child in removed { send(.didMoveAway(child, from: container)) }
      send(.didShow(container))
      if !has(.completesEarly) { complete(completion) }
    }
  }

  private func announce(
    _ controller: QuirkyController, isLeaving: Bool, _ removed: [QuirkyController]
  ) {
    let isMoving = removed.contains { $0 === controller }
    send(
      isLeaving
        ? .willDisappear(controller, isMovingAway: isMoving)
        : .didDisappear(controller, isMovingAway: isMoving))
  }

  /// Removes the top `count` of a stack for the user or other code.
  func pop(_ count: Int, of stack: QuirkyController, by cause: EndingCause?, isAnnounced: Bool) {
    let removed = Array(stack.children.suffix(count))
    take(removed, outOf: stack, by: cause, isAnnounced: isAnnounced)
  }

  func take(
    _ removed: [QuirkyController], outOf stack: QuirkyController, by cause: EndingCause?,
    isAnnounced: Bool
  ) {
    let formerTop = stack.children.last
    for controller in removed { controller.leftBy = cause }
    leave(removed, stack)
    stack.children.removeAll { child in removed.contains { $0 === child } }
    if has(.liesInTransitions), isInWindow { stack.claim = stack.children + removed }
    if !isAnnounced { send(.willShow(stack)) }
    let reporting = removed.filter { controller in
      if cause == .backMenu, has(.sendsOneCallbackForMenus) { return controller === formerTop }
      return controller === formerTop || !has(.forgetsHiddenScreens)
    }
    let silent = cause == .tabReselected
    for controller in reporting where !silent {
      send(.willDisappear(controller, isMovingAway: true))
    }
    if let top = stack.children.last { send(.willAppear(top.shownLeaf)) }
    move(.stack(stack), isAnimated: true, leaving: removed) { [weak self] in
      guard let self else { return }
      stack.claim = nil
      for controller in reporting where !silent {
        send(.didDisappear(controller, isMovingAway: true))
      }
      if let top = stack.children.last { send(.didAppear(top.shownLeaf)) }
      for child in removed { send(.didMoveAway(child, from: stack)) }
      if !silent { send(.didShow(stack)) }
    }
  }

  /// Handles the further consequences when `removed` leave `container`.
  private func leave(_ removed: [QuirkyController], _ container: QuirkyController) {
    for child in removed { child.parent = nil }
    let inside = removed.flatMap(\.subtree)
    func isAnchored(_ modal: QuirkyController) -> Bool {
      inside.contains { $0 === modal.anchor }
    }
    switch container.arrangement {
    case .single:
      guard has(.leaksBelowModals) else { break }
      let stuck = dismissing.filter(isAnchored)
      if !stuck.isEmpty || chain.contains(where: isAnchored) {
        complain("\(container.name) was swapped below a modal: what it showed leaks")
        chain += stuck.filter { modal in !chain.contains { $0 === modal } }
      }
    case .stack, .split:
      guard has(.bringsSheetsBack) else { break }
      for modal in dismissing + chain where isAnchored(modal) { bringBack(modal) }
    case .tabs, .pages, nil: break
    }
  }

  /// Presents a sheet again some time after it was dismissed with its presenter.
  private func bringBack(_ modal: QuirkyController) {
    deferred.append(
      Deferred(
        isReady: { [weak self] in
          guard let self else { return true }
          return !chain.contains { $0 === modal } && !dismissing.contains { $0 === modal }
        },
        perform: { [weak self] in
          guard let self, let root else { return }
          show(modal, from: root, isAnimated: true) {}
        }))
  }

  func choose(
    _ position: Int, in tabs: QuirkyController, isAnimated: Bool,
    _ completion: @escaping @MainActor () -> Void
  ) {
    if has(.emptiesTabs), motions.contains(where: { $0.kind.isStackMotion }) {
      complain("empty screen: a tab was selected while a stack moved")
    }
    let former = tabs.shownChild
    let removes = tabs.isPaged && tabs.selection != position && has(.removesTurnedPages)
    tabs.selection = position
    if let former { send(.willDisappear(former.shownLeaf, isMovingAway: removes)) }
    if let shown = tabs.shownChild { send(.willAppear(shown.shownLeaf)) }
    move(.tabs, isAnimated: isAnimated) { [weak self] in
      guard let self else { return }
      if let former { send(.didDisappear(former.shownLeaf, isMovingAway: removes)) }
      if let former, removes { send(.didMoveAway(former, from: tabs)) }
      if let shown = tabs.shownChild { send(.didAppear(shown.shownLeaf)) }
      announceAgain()
      complete(completion)
    }
  }

  func show(
    _ modal: QuirkyController, from anchor: QuirkyController, isAnimated: Bool,
    _ completion: @escaping @MainActor () -> Void
  ) {
    chain.append(modal)
    modal.anchor = anchor
    modal.leftBy = nil
    modal.arrivals += 1
    if has(.completesEarly) { complete(completion) }
    send(.willAppear(modal.shownLeaf))
    move(.presenting, isAnimated: isAnimated) { [weak self] in
      guard let self else { return }
      send(.didAppear(modal.shownLeaf))
      if !has(.completesEarly) { complete(completion) }
    }
  }

  /// Removes modals from the chain; with a cause of the user if the user did it.
  func hide(
    from lowest: Int, isAnimated: Bool, byPerson: Bool, cause: EndingCause? = nil,
    atEnd: @escaping @MainActor () -> Void = {}, _ completion: @escaping @MainActor () -> Void = {}
  ) {
    let gone = Array(chain[lowest...])
    for modal in gone { modal.leftBy = cause }
    let lingers = has(.clearsModalsLate)
    if !lingers { chain.removeSubrange(lowest...) }
    dismissing += gone
    if has(.completesEarly) { complete(completion) }
    for modal in gone.reversed() { send(.willDisappear(modal.shownLeaf, isMovingAway: false)) }
    move(.dismissing, isAnimated: isAnimated, leaving: gone) { [weak self] in
      guard let self else { return }
      dismissing.removeAll { modal in gone.contains { $0 === modal } }
      if lingers {
        let clearing = turn + dice.roll(2...4)
        lingering += gone.map { (clearing, $0) }
      }
      for modal in gone.reversed() { send(.didDisappear(modal.shownLeaf, isMovingAway: false)) }
      announceAgain()
      if byPerson || !has(.announcesOnlyUserDismissals) {
        for modal in gone.reversed() { send(.didDismiss(modal)) }
      }
      atEnd()
      if !has(.completesEarly) { complete(completion) }
    }
  }

  /// Reports the top of a stack that becomes visible again, although nothing changed.
  private func announceAgain() {
    guard has(.announcesTwice) else { return }
    let top = chain.last ?? root
    for stack in top?.subtree ?? [] where stack.isStack { send(.didShow(stack)) }
  }
}
