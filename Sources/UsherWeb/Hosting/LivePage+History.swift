@_spi(Hosting) import Usher
import UsherSnapshots

/// The browser's Back and Forward.
extension LivePage {
  func goTo(depth: Int) -> Outcome {
    driver.cancelDragging()
    render()
    let start = state.depth
    var isAsked = false
    switch HistoryPlan(to: depth, from: state, remembered: trail.depths) {
    case .stay, .refuse: break
    case .back where isAsking:
      // A visitor who leaves while the question is open declines it.
      sayNo()
      isAsked = true
    case .forward where isAsking: isAsked = true
    case .back(let steps):
      isAsked = goBack(by: steps, from: start)
    case .forward(let depths):
      isOpeningAgain = true
      for depth in depths {
        let reopening = openAgain(at: depth)
        isAsked = reopening == .asking
        guard reopening == .there else { break }
      }
      render()
      isOpeningAgain = false
    }
    render()
    guard state.depth != depth else { return Outcome() }
    let note = depth < start ? markup.words.cannotGoBack : markup.words.cannotGoForward
    return Outcome(isRefused: true, note: isAsked ? nil : note)
  }

  /// True while a question about leaving is on top.
  private var isAsking: Bool { driver.modals.last?.isQuestion == true }

  /// Declines the alert on top.
  private func sayNo() {
    guard let modal = driver.modals.last, case .alert(let alert) = modal.content,
      let cancel = PhoneAlert(alert).cancelIndex
    else { return }
    tree.userChose(action: cancel, of: modal)
  }

  /// Goes back all steps as one request: it asks before any change, and happens as a whole or not
  /// at all.
  ///
  /// - Returns: `true` if it must ask first, or was refused.
  private func goBack(by steps: [PhoneState.BackStep], from depth: Int) -> Bool {
    if steps.count == 1, case .dismiss(let name, _) = steps[0],
      driver.modals.last?.id.name == name, case .alert? = driver.modals.last?.content
    {
      sayNo()
      return false
    }
    var gone = Set<NodeID>()
    let nodes = steps.map { node(of: $0) }
    let left = nodes.map { $0.flatMap { HistoryTrail.Left($0, besides: &gone) } }
    let request = Request(
      EndingCause.browserBack.description, target: steps.count > 1 ? steps.count : nil,
      subject: nodes.first??.id, origin: .user)
    let handle = tree.submit(request) { [weak self] in self?.edits(for: steps) }
    departures.append(Departure(handle: handle, depth: depth, left: left))
    render()
    switch handle.currentOutcome {
    case .settled, .superseded: return false
    default: return true
    }
  }

  /// Returns the edits of the steps; `nil` if one of them is not allowed.
  private func edits(for steps: [PhoneState.BackStep]) -> [TreeEdit]? {
    var edits: [TreeEdit] = []
    var rest = steps[...]
    while let step = rest.popFirst() {
      switch step {
      case .pop(let name):
        guard let stack = stack(holding: name) else { return nil }
        var items = driver.items(in: stack).filter { $0.id.name == name }
        while case .pop(let next)? = rest.first,
          let item = driver.items(in: stack).dropFirst().first(where: { $0.id.name == next })
        {
          items.insert(item, at: 0)
          rest.removeFirst()
        }
        edits += tree.engine.edits(removing: items, from: stack, .browserBack)
      case .dismiss(let name, _):
        guard let modal = driver.modals.first(where: { $0.id.name == name }) else { return nil }
        if case .alert(let alert) = modal.content, let no = PhoneAlert(alert).cancelIndex {
          edits += [.choose(no, modal), .remove(modal, .alertAction)]
        } else {
          edits.append(.remove(modal, .browserBack))
        }
      }
    }
    return edits
  }

  private func node(of step: PhoneState.BackStep) -> Node? {
    switch step {
    case .pop(let name):
      stack(holding: name).flatMap { driver.items(in: $0).first { $0.id.name == name } }
    case .dismiss(let name, _): driver.modals.first { $0.id.name == name }
    }
  }

  /// The stack in which a screen is above another.
  private func stack(holding name: String) -> HostContainer? {
    for layer in [driver.root?.node] + driver.modals {
      let stack = driver.visible(in: layer).last { hostContainer in
        hostContainer.kind.isLayered
          && driver.items(in: hostContainer).dropFirst().contains { $0.id.name == name }
      }
      if let stack { return stack }
    }
    return nil
  }

  /// The result of reopening a screen.
  private enum Reopening {
    case there
    /// A guard redirected the request.
    case elsewhere
    /// A guard asks first.
    case asking
    case refused
  }

  /// Reopens the screen that the user left at `depth`.
  private func openAgain(at depth: Int) -> Reopening {
    guard let left = trail[depth], let flow = left.flow, flow.isLive else { return .refused }
    let stored = left.route as? VersionedRoute
    guard let route = stored.map({ tree.route($0, of: flow) }) ?? left.route else {
      return .refused
    }
    let before = Set(flow.container.nodes.map(\.id) + driver.modals.map(\.id))
    let request = Request("browser forward", target: route, origin: .user)
    let handle = tree.submit(request) { [weak flow] in
      guard let flow, flow.isLive else { return nil }
      let spec = NodeSpec(route: route)
      switch left.way {
      case .place:
        let container = flow.container
        guard container.traits.hostKind.isLayered else { return nil }
        // In columns each place has its own position.
        if container.layout != nil {
          return container.rules.edits(entering: [spec], after: nil, in: container)
        }
        let end = container.nodes.count
        return [.splice(container, end..<end, [spec], .replaced)]
      case .modal(let presentation):
        return [.present(flow, spec, presentation)]
      }
    }
    let now = flow.container.nodes + driver.modals
    guard let opened = now.first(where: { !before.contains($0.id) }) else {
      return handle.currentOutcome == nil ? .asking : .refused
    }
    trail.opened(at: depth, as: opened)
    guard case .redirected? = handle.currentOutcome else { return .there }
    // The screens above the old place are not above the new one.
    trail.cut(above: depth)
    return .elsewhere
  }
}

/// The screens that the browser's Back leaves, until the result is known.
struct Departure {
  let handle: NavigationHandle
  /// The depth of the lowest of them.
  let depth: Int
  /// How to reopen them, from the top.
  let left: [HistoryTrail.Left?]
}

extension LivePage {
  /// Remembers the screens that the browser's Back left, and forgets refused departures.
  func noteDepartures() {
    guard !departures.isEmpty else { return }
    for departure in departures where departure.handle.currentOutcome == .settled {
      for (index, left) in departure.left.enumerated() {
        trail.remember(left, at: departure.depth - index)
      }
    }
    departures.removeAll { $0.handle.currentOutcome != nil }
  }
}
