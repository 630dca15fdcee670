/// The user's actions, for hosts that ask before they move.
extension Tree {
  /// The user went back over the top `count` items of a stack's host container, or wants to.
  ///
  /// For hosts that ask before they move. It counts from the tree, which may be ahead of the
  /// screen. Does nothing if no item would remain below, if `count` is less than one, or for a host
  /// container that is no stack or belongs to another tree.
  ///
  /// - Parameter column: The column in which it happened, if the host shows several beside each other; its lowest item stays.
  @discardableResult
  @_spi(Hosting) public func userWentBack(
    count: Int = 1, in hostContainer: HostContainer, column: SplitColumn? = nil, cause: EndingCause
  ) -> NavigationHandle {
    submit(
      Request(
        cause.description, target: count > 1 ? count : nil, subject: hostContainer.id, origin: .user
      )
    ) {
      [weak engine, weak hostContainer] in
      guard let engine, let hostContainer,
        let items = engine.items(leftBy: count, in: hostContainer, column),
        items.count < hostContainer.desired.count
          || engine.state.canLeaveRoot && hostContainer.node === engine.state.root
      else { return nil }
      if items.count == 1, !items[0].formerRoutes.isEmpty, let undoing = items[0].undoing(cause) {
        return undoing
      }
      return engine.edits(removing: items, from: hostContainer, cause)
    }
  }

  /// The user dismissed a modal, or wants to.
  ///
  /// What its flows presented above it goes too; modals of other flows come back.
  ///
  /// Does nothing if it has ended, is no modal, or belongs to another tree.
  @discardableResult
  @_spi(Hosting) public func userDismissed(_ modal: Node, cause: EndingCause) -> NavigationHandle {
    submit(Request(cause.description, subject: modal.id, origin: .user)) {
      [weak engine, weak modal] in
      guard let engine, let modal, modal.isLive, engine.owns(modal: modal) else { return nil }
      return [.remove(modal, cause)]
    }
  }

  /// The host has released everything that it presented, because it is shown nowhere: no modal was left.
  ///
  /// Call it when the driver presents no modal any more. The modals and their flows stay in the tree, and the driver is asked to present
  /// them again as soon as `presentationBlocker` is `nil`; say so by `HostChange.everything`. Does nothing if no modal was shown.
  ///
  /// - Complexity: O(*n*) in the number of items that the modals contain.
  @_spi(Hosting) public func hostReleasedModals() { reconciler.forgetModals() }

  /// Other code removed the root flow as a whole, or let the user remove it.
  ///
  /// No guard is asked. Does nothing after the tree has ended.
  @discardableResult
  @_spi(Hosting) public func rootWasRemoved(cause: EndingCause) -> NavigationHandle {
    submit(
      Request(
        cause.description, subject: root.id, origin: cause.isUserAction ? .user : .host,
        authority: .force)
    ) { [weak engine] in
      guard let engine, engine.state.root.isLive else { return nil }
      return [.remove(engine.state.root, cause)]
    }
  }

  /// The user tapped a tab, or wants to turn to a page.
  ///
  /// The selected tab pops to its first screen, after a ``TabReselecting`` flow was told. Does nothing for a missing tab
  /// or page, for the selected page, and for a host container that has neither or belongs to another tree. Each call is a request, so do not
  /// report taps outside tabs.
  @discardableResult
  @_spi(Hosting) public func userSelectedTab(at position: Int, in hostContainer: HostContainer)
    -> NavigationHandle
  {
    let tab = hostContainer.itemSeen(at: position)
    let isReselect = tab != nil && hostContainer.owner?.selectedNode === tab
    if isReselect, hostContainer.isOpen, engine.owns(hostContainer),
      let tabs = hostContainer.owner?.flow?.coordinator as? any TabReselecting
    {
      tabs.reselected(any: tab?.route)
    }
    return submit(
      Request(
        isReselect ? "reselect tab" : hostContainer.kind.selecting, target: position,
        subject: hostContainer.id,
        origin: .user)
    ) { [weak engine, weak hostContainer] in
      guard let engine, let hostContainer, let container = hostContainer.owner,
        hostContainer.isOpen,
        hostContainer.kind.selects, engine.owns(hostContainer),
        let position = tab.flatMap({ container.index(of: $0) })
      else { return nil }
      return isReselect
        ? container.rules.edits(reselecting: position, in: container)
        : [.select(container, position)]
    }
  }

  /// The user chose an action of an alert.
  ///
  /// An alert may be seen to close before its action comes: the action still runs, once. Does
  /// nothing without such an action, and for a node that is no alert or belongs to another tree.
  ///
  /// - Parameter text: The text in the alert's text field; `nil` if the user did not change it, or
  ///   if there is none.
  @discardableResult
  @_spi(Hosting) public func userChose(action: Int, of alert: Node, text: String? = nil)
    -> NavigationHandle
  {
    submit(Request("choose", target: action, subject: alert.id, origin: .user)) {
      [weak engine, weak alert] in
      guard let engine, let alert,
        alert.presentingFlow?.engine.map({ $0 === engine }) ?? !alert.isLive,
        case .alert(let content) = alert.content,
        content.actions.indices.contains(action)
      else { return nil }
      guard alert.isLive else {
        guard alert.endCause == .removedByHost else { return nil }
        return [.choose(action, alert, text: text)]
      }
      // The action's requests queue behind the removal, in one change with it.
      return [.choose(action, alert, text: text), .remove(alert, .alertAction)]
    }
  }

  /// Returns whether the user may go back over the top `count` items of a host container without a
  /// question.
  ///
  /// Also `allow` if there is no screen to go back over; `ask` if going back does not leave the screen, but undoes an
  /// update of its route.
  ///
  /// - Complexity: O(1) without a guard in the tree, else O(*k*) in the number of leaving nodes.
  @_spi(Hosting) public func leavePolicy(
    over count: Int, in hostContainer: HostContainer, column: SplitColumn? = nil
  ) -> LeavePolicy {
    guard hasGuards, let items = engine.items(leftBy: count, in: hostContainer, column) else {
      return .allow
    }
    if items.count == 1, !items[0].formerRoutes.isEmpty { return .ask }
    let edits = engine.edits(removing: items, from: hostContainer, .backButton)
    return engine.guards.asks(before: edits) ? .ask : .allow
  }

  /// Returns whether the user may dismiss a modal without a question.
  ///
  /// - Complexity: O(1) without a guard in the tree, else O(*k*) in the number of leaving nodes.
  @_spi(Hosting) public func leavePolicy(_ modal: Node) -> LeavePolicy {
    guard modal.isLive, engine.guards.asks(before: [.remove(modal, .swipeDown)]) else {
      return .allow
    }
    return .ask
  }
}
