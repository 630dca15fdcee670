@_spi(Hosting) import Usher

/// Performs the action of a post as a step of the user. Does nothing if its target has left.
extension LivePage {
  /// The result of an action, besides the page's new state.
  struct Outcome {
    /// The browser's history must return to the tree's entry.
    var isRefused = false
    var note: String?
  }

  func perform(_ action: PageAction, fields: FormFields) -> Outcome {
    let action = formerNames.renewed(action)
    switch action {
    case .tap, .write, .gesture, .history: break
    // The phone's own buttons also send the typed text of the screen.
    case .back, .backTo, .dismiss, .close, .tab, .columns, .answer:
      if let screen = fields["screen"] {
        write(fields, to: formerNames.renewed(screen), pressing: nil)
      }
    }
    switch action {
    case .tap(let node, let control): write(fields, to: node, pressing: control)
    case .write(let node): write(fields, to: node, pressing: nil)
    case .back(let node): goBack(from: node)
    case .backTo(let node, let screen): goBack(to: node, from: screen)
    case .dismiss(let node): dismiss(node, by: .swipeDown)
    case .close(let node): dismiss(node, by: .closeButton)
    case .tab(let bar, let item): tapTab(item, of: bar)
    case .columns(let split): toggleColumns(of: split)
    case .answer(let alert, let index): answer(alert, index, fields)
    case .gesture(let phase, let node): drag(node, phase)
    case .history(let depth): return goTo(depth: depth)
    }
    return Outcome()
  }

  /// Only the screen on top accepts input, as for the user, and those in columns beside it.
  private func write(_ fields: FormFields, to name: String, pressing control: String?) {
    guard driver.dragged == nil,
      let node = driver.touchableScreens.last(where: { $0.id.name == name }),
      let screen = screens.screen(of: node)
    else { return }
    _ = screen.perform(control, fields: fields)
    screens.forget(node.id)
  }

  /// Goes back from the top of a stack, or from that of a column with other items below it.
  ///
  /// The button of the topmost item of all is the same in both forms of a split.
  private func goBack(from name: String) {
    if let stack = touchableStack(where: { $0.last?.id.name == name }) {
      tree.userWentBack(in: stack, cause: .backButton)
    } else if let (split, column, items) = touchableColumn(under: name), items.count > 1 {
      tree.userWentBack(in: split, column: column, cause: .backButton)
    }
  }

  /// Goes back to a screen of the back menu; from a column, only over the items of that column.
  private func goBack(to name: String, from screen: String?) {
    let stack = touchableStack { items in
      screen.map { items.last?.id.name == $0 } ?? items.dropLast().contains { $0.id.name == name }
    }
    if let stack {
      let items = driver.items(in: stack)
      guard let count = items.count(above: name) else { return }
      tree.userWentBack(count: count, in: stack, cause: .backMenu)
    } else if let screen, let (split, column, items) = touchableColumn(under: screen),
      let count = items.count(above: name)
    {
      tree.userWentBack(count: count, in: split, column: column, cause: .backMenu)
    }
  }

  func touchableStack(where holds: ([Node]) -> Bool) -> HostContainer? {
    guard driver.dragged == nil else { return nil }
    return driver.touchable.last { hostContainer in
      let items = driver.items(in: hostContainer)
      return hostContainer.kind.isLayered && items.count > 1 && holds(items)
    }
  }

  /// Returns the touchable column with `name` as its top item.
  private func touchableColumn(under name: String) -> (
    split: HostContainer, column: SplitColumn, items: [Node]
  )? {
    guard driver.dragged == nil else { return nil }
    for split in driver.touchable.reversed() {
      if let found = driver.column(under: name, in: split) {
        return (split, found.column, found.items)
      }
    }
    return nil
  }

  private func dismiss(_ name: String, by cause: EndingCause) {
    guard driver.dragged == nil, let modal = sheet(name) else { return }
    tree.userDismissed(modal, cause: cause)
  }

  /// The sheet on top, if it has that name and the user may close it.
  private func sheet(_ name: String) -> Node? {
    guard let modal = driver.modals.last, modal.id.name == name, modal.isDismissable,
      modal.presentation?.style != .fullScreen
    else { return nil }
    return modal
  }

  private func tapTab(_ item: String, of bar: String) {
    guard driver.dragged == nil,
      let hostContainer = driver.touchable.last(where: { $0.kind.selects && $0.id.name == bar }),
      let position = driver.items(in: hostContainer).firstIndex(where: { $0.id.name == item })
    else { return }
    tree.userSelectedTab(at: position, in: hostContainer)
  }

  /// Shows all columns of a split, or hides the first one if all are shown.
  private func toggleColumns(of name: String) {
    guard driver.dragged == nil,
      let split = driver.touchable.last(where: { $0.id.name == name }), let layout = split.layout
    else { return }
    let showsAll = layout.columns.allSatisfy(layout.shows)
    layout.userChose(showsAll ? .withoutFirst : .all)
    driver.onChange?()
  }

  private func answer(_ name: String, _ index: Int, _ fields: FormFields) {
    guard driver.dragged == nil, let alert = driver.modals.last, alert.id.name == name else {
      return
    }
    // A browser sends one line; line breaks from other clients are removed.
    let text = fields[PhoneAlert.fieldName(of: name)].map { String($0.filter { !$0.isNewline }) }
    tree.userChose(action: index, of: alert, text: alert.alert?.textField == nil ? nil : text)
  }

  private func drag(_ name: String, _ phase: PageAction.Phase) {
    switch phase {
    case .begin:
      let stack = touchableStack { $0.last?.id.name == name }
      guard driver.dragged == nil,
        let node = sheet(name) ?? stack.flatMap({ driver.items(in: $0).last })
      else { return }
      // A screen that asks does not move: the finger only requests to leave.
      let leavePolicy = stack.map { tree.leavePolicy(over: 1, in: $0) } ?? tree.leavePolicy(node)
      dragThatAsks = leavePolicy == .ask ? node.id : nil
      if leavePolicy == .allow { driver.beginDragging(node) }
    case .cancel:
      dragThatAsks = nil
      guard driver.dragged?.id.name == name else { return }
      driver.cancelDragging()
    case .finish:
      if let node = driver.dragged, node.id.name == name {
        _ = driver.finishDragging(node)
      } else if dragThatAsks?.name == name {
        dragThatAsks = nil
        askToLeave(name)
      }
    }
  }

  private func askToLeave(_ name: String) {
    if let stack = touchableStack(where: { $0.last?.id.name == name }) {
      tree.userWentBack(in: stack, cause: .swipe)
    } else if let modal = sheet(name) {
      tree.userDismissed(modal, cause: .swipeDown)
    }
  }
}

extension [Node] {
  /// Returns the number of items above the one with this name; `nil` if it is on top or missing.
  @MainActor
  fileprivate func count(above name: String) -> Int? {
    dropLast().firstIndex { $0.id.name == name }.map { count - 1 - $0 }
  }
}
