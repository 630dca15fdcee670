@_spi(Hosting) import Usher

/// The requests of a client, and their effects.
extension QuirkyUIKit {
  /// Makes `controller` the window's root.
  package func start(with controller: QuirkyController) {
    root = controller
  }

  /// Changes the children of a container.
  package func set(
    _ children: [QuirkyController], in container: QuirkyController, isAnimated: Bool,
    then completion: @escaping @MainActor () -> Void = {}
  ) {
    guard takesWrite() else { return }
    let inserted = children.filter { child in !container.children.contains { $0 === child } }
    let distinct = Set(children.map(ObjectIdentifier.init))
    if distinct.count < children.count {
      return complain("crash: \(container.name) was given the same controller twice")
    }
    if container.isStack, !takesStackChange(inserted, in: container, isAnimated) { return }
    if crashesInTurn(container) { return }
    call { replace(children, in: container, isAnimated: isAnimated, completion) }
  }

  /// Selects a tab.
  package func select(
    _ position: Int, in tabs: QuirkyController, isAnimated: Bool,
    then completion: @escaping @MainActor () -> Void = {}
  ) {
    guard takesWrite(), !crashesInTurn(tabs) else { return }
    if has(.waitsForShownPages), tabs.isPaged, tabs.selection == position {
      return complain("\(tabs.name) never ends its turn to the page that it shows")
    }
    call { choose(position, in: tabs, isAnimated: isAnimated, completion) }
  }

  /// Presents `modal` from `anchor`.
  package func present(
    _ modal: QuirkyController, from anchor: QuirkyController, isAnimated: Bool,
    then completion: @escaping @MainActor () -> Void = {}
  ) {
    guard takesWrite() else { return }
    if chain.contains(where: { $0 === modal }) || dismissing.contains(where: { $0 === modal }) {
      return complain("crash: \(modal.name) is presented already")
    }
    if has(.dropsPresents) {
      let isTop = chain.isEmpty ? isShown(anchor) : chain.last === anchor
      guard isInWindow, isTop, motions.isEmpty, gesture == nil else { return }
    }
    if has(.stopsAtOneModal), motions.contains(where: { $0.kind.isPresenting }) { return }
    if has(.completesEarly) || has(.clearsModalsLate) {
      guard dismissing.isEmpty, lingering.isEmpty else { return }
    }
    if has(.holdsForeignThings), let top = chain.last, top.node == nil { return }
    if has(.holdsOneSheetPerAnchor), chain.contains(where: { $0.anchor === anchor }) {
      deferred.append(
        Deferred(
          isReady: { [weak self, weak anchor] in
            self?.chain.contains { $0.anchor === anchor } != true
          },
          perform: { [weak self] in self?.show(modal, from: anchor, isAnimated: true, {}) }))
      return
    }
    call { show(modal, from: anchor, isAnimated: isAnimated, completion) }
  }

  /// Dismisses everything that `modal` presents; everything if there is none.
  package func dismiss(
    above modal: QuirkyController?, isAnimated: Bool,
    then completion: @escaping @MainActor () -> Void = {}
  ) {
    let lowest = modal.map { modal in (chain.firstIndex { $0 === modal } ?? chain.count - 1) + 1 }
    dismiss(from: lowest ?? 0, isAnimated: isAnimated, completion)
  }

  /// Tells `modal` to dismiss itself.
  package func dismiss(
    _ modal: QuirkyController, isAnimated: Bool,
    then completion: @escaping @MainActor () -> Void = {}
  ) {
    guard var lowest = chain.firstIndex(where: { $0 === modal }) else {
      if has(.dismissesParentToo), !dismissing.isEmpty {
        return dismiss(from: chain.count, isAnimated: isAnimated, completion)
      }
      return complete(completion)
    }
    if has(.dismissesChild), lowest < chain.count - 1 { lowest += 1 }
    dismiss(from: lowest, isAnimated: isAnimated, completion)
  }

  /// Ends a gesture as if the user had lifted the finger early.
  package func cancelInteraction() {
    endGesture(isCancelled: true)
  }

  private func dismiss(
    from lowest: Int, isAnimated: Bool, _ completion: @escaping @MainActor () -> Void
  ) {
    guard takesWrite() else { return }
    var lowest = lowest
    if has(.dismissesParentToo), !dismissing.isEmpty { lowest = max(lowest - 1, 0) }
    guard lowest < chain.count else { return complete(completion) }
    if has(.stopsAtOneModal) { lowest = chain.count - 1 }
    for modal in chain[lowest...] where modal.screen?.node?.isLive == true {
      complain("\(modal.name) was dismissed, and the screen that presented it is still there")
    }
    call { hide(from: lowest, isAnimated: isAnimated, byPerson: false, completion) }
  }

  /// Complains if pages are changed while some turn.
  private func crashesInTurn(_ pages: QuirkyController) -> Bool {
    guard has(.crashesInTurns), pages.isPaged, motions.contains(where: { $0.kind.isTabs }) else {
      return false
    }
    complain("crash: \(pages.name) was changed while pages turned")
    return true
  }

  /// Returns whether the host accepts a write now.
  private func takesWrite() -> Bool {
    guard isMounted else { return false }
    if has(.bouncesInCallbacks), callDepth > 0 { return false }
    if refusesWrites { return false }
    wroteInThisTurn = has(.takesOneWritePerTurn)
    if wroteInThisTurn, let stack = root?.subtree.last(where: \.isStack) {
      // The echo of the write, as if other code had written.
      send(.didWritePath(stack, count: stack.children.count))
    }
    return true
  }

  /// Returns whether a stack accepts a change at a bad moment.
  private func takesStackChange(
    _ inserted: [QuirkyController], in stack: QuirkyController, _ isAnimated: Bool
  ) -> Bool {
    if has(.startsOffWindow), !isInWindow, isAnimated { return false }
    let isBusy = !motions.isEmpty || gesture != nil
    if has(.corruptsStacksInTransitions), isBusy {
      complain("corrupted navigation bar: \(stack.name) was changed during a transition")
      return false
    }
    if has(.sticksBesideModals), motions.contains(where: { $0.kind.isModal }) {
      complain("\(stack.name) is stuck: it changed while a modal moved")
    }
    if has(.emptiesTabs), motions.contains(where: { $0.kind.isTabs }) {
      complain("empty screen: \(stack.name) changed while a tab was selected")
    }
    if has(.defersPushes), motions.contains(where: { $0.kind.isStack(stack) }), !inserted.isEmpty {
      for controller in inserted { deferPush(of: controller, onto: stack) }
      return false
    }
    return true
  }

  private func deferPush(of controller: QuirkyController, onto stack: QuirkyController) {
    deferred.append(
      Deferred(
        isReady: { [weak self] in
          self?.motions.contains { $0.kind.isStack(stack) } != true
        },
        perform: { [weak self] in
          guard let self else { return }
          guard !stack.children.contains(where: { $0 === controller }) else {
            return complain("crash: pushing \(controller.name) more than once")
          }
          replace(stack.children + [controller], in: stack, isAnimated: true) {}
        }))
  }

  func complete(_ completion: @escaping @MainActor () -> Void) {
    if !has(.losesCompletions) { completion() }
  }

  /// Returns whether `controller` is visible in the window's root.
  private func isShown(_ controller: QuirkyController) -> Bool {
    var shown = root
    while let next = shown {
      if next === controller { return true }
      shown = next.shownChild
    }
    return false
  }
}

extension QuirkyUIKit.Motion.Kind {
  var isPresenting: Bool { if case .presenting = self { true } else { false } }
  var isTabs: Bool { if case .tabs = self { true } else { false } }

  var isModal: Bool {
    switch self {
    case .presenting, .dismissing: true
    default: false
    }
  }

  var isStackMotion: Bool { if case .stack = self { true } else { false } }

  @MainActor
  func isStack(_ stack: QuirkyController) -> Bool {
    if case .stack(let moving) = self { moving === stack } else { false }
  }
}
