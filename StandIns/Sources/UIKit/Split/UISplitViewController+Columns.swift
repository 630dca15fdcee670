import Foundation

extension UISplitViewController {
  internal func setColumn(_ controller: UIViewController?, _ column: Column) {
    if column == .inspector, _system.version < .iOS26 {
      return Console.shared.raise(
        "NSInvalidArgumentException", "There is no inspector column before iOS 26.")
    }
    // Up to iOS 17 the compact column is set only once.
    if column == .compact, columns[.compact] != nil { return }
    let oldStack = column == .compact ? columns[.compact] : stacks[column]
    columns[column] = controller
    if column == .compact {
      if let controller { adopt(controller) }
    } else {
      stacks[column] = controller.map { controller in
        controller as? UINavigationController
          ?? UINavigationController(rootViewController: controller)
      }
      if let stack = stacks[column] { adopt(stack) }
    }
    if let oldStack, oldStack.parent === self, oldStack !== controller {
      oldStack.willMove(toParent: nil)
      update()
      oldStack._view?.removeFromSuperview()
      oldStack.removeFromParent()
    } else {
      update()
    }
  }

  private func adopt(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  internal func collapse() {
    collapsed = true
    guard style != .unspecified else {
      return collapseClassic()
    }
    let proposed: Column =
      columns[.compact] != nil ? .compact : stacks[.secondary] != nil ? .secondary : .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if columns[.compact] == nil { pile(upTo: top) }
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Pushes the columns up to one onto the primary column's stack.
  private func pile(upTo top: Column, animated: Bool = false) {
    guard let primary = stacks[.primary] else { return }
    let order: [Column] = style == .tripleColumn ? [.supplementary, .secondary] : [.secondary]
    for column in order where column.rawValue <= top.rawValue {
      guard let stack = stacks[column], stack.parent !== primary else { continue }
      if stack.parent === self { stack.willMove(toParent: nil) }
      putAway(stack)
      primary._pushCollapsed(stack, animated: animated)
    }
  }

  internal func expand() {
    collapsed = false
    guard style != .unspecified else { return expandClassic() }
    let proposed = displayMode
    if let delegate {
      let mode = delegate.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed)
      if mode != proposed { preferredDisplayMode = mode }
    }
    unpile(downTo: .primary)
    for column in [Column.primary, .supplementary, .secondary, .inspector] {
      if let stack = stacks[column] { adopt(stack) }
    }
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Takes columns above one off the primary column's stack.
  private func unpile(downTo column: Column) {
    guard let primary = stacks[.primary] else { return }
    while let top = primary.topViewController as? UINavigationController,
      let place = stacks.first(where: { $0.value === top })?.key,
      place.rawValue > column.rawValue
    {
      _ = primary._popCollapsed()
    }
  }

  internal func showColumn(_ column: Column) {
    guard column != .inspector else { return showInspector(true) }
    if collapsed {
      guard columns[.compact] == nil else { return }
      unpile(downTo: column)
      pile(upTo: column, animated: true)
      return
    }
    delegate?.splitViewController(self, willShow: column)
    guard column != .secondary else { return }
    if hiddenByCode {
      hiddenByCode = false
      delegate?.splitViewController(self, willChangeTo: displayMode)
    }
    if column == .primary, style == .tripleColumn { preferredDisplayMode = .twoBesideSecondary }
    if preferredDisplayMode == .secondaryOnly { preferredDisplayMode = .oneBesideSecondary }
    update()
  }

  private func showInspector(_ isShown: Bool) {
    guard isShown != showsInspector else { return }
    showsInspector = isShown
    guard !collapsed else { return }
    if isShown {
      delegate?.splitViewController(self, willShow: .inspector)
    } else {
      delegate?.splitViewController(self, willHide: .inspector)
    }
    update()
  }

  internal func hideColumn(_ column: Column) {
    guard column != .inspector else { return showInspector(false) }
    if collapsed {
      if column == .secondary { unpile(downTo: style == .tripleColumn ? .supplementary : .primary) }
      if column == .supplementary { unpile(downTo: .primary) }
      return
    }
    delegate?.splitViewController(self, willHide: column)
    guard column != .secondary else { return }
    if column == .primary, style == .tripleColumn {
      preferredDisplayMode = .oneBesideSecondary
    } else {
      hiddenByCode = true
      delegate?.splitViewController(self, willChangeTo: displayMode)
    }
    update()
  }

  internal func showInPrimary(_ controller: UIViewController, sender: Any?) {
    if style == .unspecified, !collapsed {
      classic = [controller] + classic.dropFirst()
      return setClassic(classic)
    }
    let primary = style == .unspecified ? classic.first : stacks[.primary]
    if let stack = primary as? UINavigationController {
      stack.show(controller, sender: sender)
    } else {
      // A plain controller would ask the split view controller again.
      primary?.present(controller, animated: true)
    }
  }

  internal func showInSecondary(_ controller: UIViewController, sender: Any?) {
    if collapsed {
      let primary = style == .unspecified ? classic.first : visible.first
      guard let stack = primary as? UINavigationController else {
        primary?.present(controller, animated: true)
        return
      }
      if let nested = stack.topViewController as? UINavigationController,
        !(controller is UINavigationController)
      {
        return nested.pushViewController(controller, animated: true)
      }
      return stack._pushCollapsed(controller, animated: true)
    }
    if style == .unspecified {
      setClassic(Array(classic.prefix(1)) + [controller])
    } else {
      setColumn(controller, .secondary)
    }
  }
}
