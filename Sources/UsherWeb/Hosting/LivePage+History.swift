import Usher

/// The browser's Back and Forward.
extension LivePage {
  func goTo(depth: Int) -> Outcome {
    driver.cancelDragging()
    render()
    let start = state.depth
    var isAsked = false
    switch HistoryPlan(to: depth, from: state, remembered: trail.depths) {
    case .stay, .refuse: break
    case .back(let steps):
      for (index, step) in steps.enumerated() where !isAsked {
        // What does not leave at once has asked, or has led elsewhere: that is seen.
        isAsked = !take(step, at: start - index)
      }
      render()
    case .forward(let depths):
      isOpeningAgain = true
      for depth in depths {
        guard openAgain(at: depth) else { break }
      }
      render()
      isOpeningAgain = false
    }
    guard state.depth != depth else { return Outcome() }
    let note = depth < start ? markup.strings.cannotGoBack : markup.strings.cannotGoForward
    return Outcome(isRefused: true, note: isAsked ? nil : note)
  }

  /// Goes back once.
  ///
  /// - Returns: Whether what the step names has left.
  private func take(_ step: PhoneState.BackStep, at depth: Int) -> Bool {
    switch step {
    case .pop(let name):
      guard let stack = touchableStack(where: { $0.last?.id.name == name }),
        let top = driver.items(in: stack).last
      else { return false }
      trail.remember(top, at: depth)
      tree.goBack(in: stack, by: .browserBack)
      return driver.items(in: stack).last !== top
    case .dismiss(let name, _):
      guard let modal = driver.modals.last, modal.id.name == name else { return false }
      trail.remember(modal, at: depth)
      if case .alert(let alert) = modal.content {
        guard let cancel = PhoneAlert(alert).cancelIndex else { return false }
        tree.choose(cancel, of: modal)
      } else {
        tree.dismiss(modal, by: .browserBack)
      }
      return driver.modals.last !== modal
    }
  }

  /// Opens what was left at `depth`.
  ///
  /// - Returns: Whether it is there again.
  private func openAgain(at depth: Int) -> Bool {
    guard let left = trail[depth], let flow = left.flow, flow.isLive else { return false }
    let before = Set(flow.container.entries.map(\.id) + driver.modals.map(\.id))
    tree.submit(Request("browser forward", target: left.route, origin: .user)) { [weak flow] in
      guard let flow, flow.isLive else { return nil }
      let seed = Seed(route: left.route)
      switch left.way {
      case .place:
        let container = flow.container
        guard container.kind == .stack else { return nil }
        let end = container.entries.count
        return [.splice(container, end..<end, [seed], .replaced)]
      case .modal(let presentation):
        return [.present(flow, seed, presentation)]
      }
    }
    let now = flow.container.entries + driver.modals
    guard let opened = now.first(where: { !before.contains($0.id) }) else { return false }
    trail.opened(at: depth, as: opened)
    return true
  }
}
