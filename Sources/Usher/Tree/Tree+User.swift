/// What a person does, for hosts that ask before they move.
extension Tree {
  /// The user went back over the top `count` items of a stack's surface, or wants to.
  ///
  /// For hosts that ask before they move. Counts from what the tree wants, which may be ahead of what
  /// can be seen. A no-op if nothing would remain below.
  @discardableResult
  public func goBack(
    over count: Int = 1, in surface: Surface, by cause: EndingCause
  ) -> IntentHandle {
    submit(
      Request(
        cause.description, target: count > 1 ? count : nil, subject: surface.id, origin: .user)
    ) {
      [weak self, weak surface] in
      guard let self, let surface, surface.isOpen, count < surface.desired.count || rootMayLeave
      else { return nil }
      return edits(removing: surface.desired.suffix(count), from: surface, cause)
    }
  }

  /// The user dismissed a modal with everything on top of it, or wants to.
  ///
  /// A no-op if it has ended.
  @discardableResult
  public func dismiss(_ modal: Entry, by cause: EndingCause) -> IntentHandle {
    submit(Request(cause.description, subject: modal.id, origin: .user)) { [weak modal] in
      guard let modal, modal.isLive else { return nil }
      return [.remove(modal, cause)]
    }
  }

  /// Other code, or a person where that code lets them, took the root flow away as a whole.
  @discardableResult
  public func rootWasTaken(_ cause: EndingCause) -> IntentHandle {
    submit(
      Request(
        cause.description, subject: root.id, origin: cause.isUserAction ? .user : .host,
        standing: .forced)
    ) { [weak self] in
      guard let self, root.isLive else { return nil }
      return [.remove(root, cause)]
    }
  }

  /// The user tapped a tab.
  ///
  /// The selected one goes back to its first screen. A no-op where there is no tab, but an intent all
  /// the same: do not tell of a tap that no tab was under.
  @discardableResult
  public func tapTab(_ position: Int, in surface: Surface) -> IntentHandle {
    let isReselect = surface.desiredSelection == position
    return submit(
      Request(
        isReselect ? "reselect tab" : "select tab", target: position, subject: surface.id,
        origin: .user)
    ) { [weak self, weak surface] in
      guard let self, let surface, let container = surface.leader, surface.isOpen,
        container.entries.indices.contains(position)
      else { return nil }
      guard container.selection == position else { return [.select(container, position)] }
      guard let stack = surface.desired[position].surface, stack.kind == .stack else { return [] }
      let above = stack.desired.dropFirst()
      return edits(removing: Array(above), from: stack, .tabReselected)
    }
  }

  /// The user chose an action of an alert.
  ///
  /// An alert may have been seen to go before its action comes: the action is called all the same, once.
  ///
  /// - Parameter text: What is in the alert's text field by then; `nil` if the user left it as it was, or
  ///   if there is none.
  @discardableResult
  public func choose(_ action: Int, of alert: Entry, text: String? = nil) -> IntentHandle {
    submit(Request("choose", target: action, subject: alert.id, origin: .user)) { [weak alert] in
      guard let alert, case .alert(let content) = alert.content,
        content.actions.indices.contains(action)
      else { return nil }
      guard alert.isLive else {
        guard alert.endedBy == .removedByHost else { return nil }
        alert.endedBy = .alertAction
        return [.choose(action, alert, text: text)]
      }
      // What the action asks for queues behind the removal, in one change with it.
      return [.choose(action, alert, text: text), .remove(alert, .alertAction)]
    }
  }
}
