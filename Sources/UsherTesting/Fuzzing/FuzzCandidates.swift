@_spi(Hosting) import Usher

extension FuzzWalk {
  /// Returns a random possible step.
  func nextStep(_ random: inout SplitMix64) -> FuzzStep {
    if isGestureUnderWay, random.below(3) == 0 {
      return random.below(2) == 0 ? .finishGesture : .cancelGesture
    }
    switch random.below(32) {
    case 0..<14:
      if let action = anyAction(&random) { return action }
    case 14..<24:
      if let gesture = anyGesture(&random) { return gesture }
    case 24..<30:
      return anyVerb(&random)
    case 30:
      return .wait
    default:
      if random.below(100) == 0 { return .close }
    }
    return anyAction(&random) ?? anyGesture(&random) ?? anyVerb(&random)
  }

  private func anyAction(_ random: inout SplitMix64) -> FuzzStep? {
    guard let top = host.visibleNode else { return nil }
    if case .alert(let alert) = top.content, !alert.actions.isEmpty {
      if alert.textField != nil, random.below(3) == 0 {
        return .typeText(["", "Ada", "한글"][random.below(3)])
      }
      return .choose(alert.actions[random.below(alert.actions.count)].title)
    }
    let actions = (top.screen as? any FuzzableScreen)?.fuzzActions ?? []
    guard !actions.isEmpty else { return nil }
    let action = actions[random.below(actions.count)]
    let name = action.name
    offered = (name, action)
    return .act(name)
  }

  private func anyGesture(_ random: inout SplitMix64) -> FuzzStep? {
    var possible: [FuzzStep] = []
    var (depth, tabs, pages) = (0, 0, 0)
    var stack: HostContainer?
    var hasColumns = false
    _ = host.look { hostContainer, count in
      switch hostContainer.kind {
      case .stack, .split:
        if count > 1 { (stack, depth) = (hostContainer, count - 1) }
        hasColumns = hasColumns || hostContainer.layout != nil
      case .tabs: tabs = count
      case .pages: pages = count
      case .single: break
      }
    }
    possible.reserveCapacity(8)
    if let stack {
      if host.user.seesBackButton(of: stack) {
        possible.append(.tapBack)
        if depth > 1 { possible.append(.backMenu(1 + random.below(depth))) }
      }
      possible.append(.swipeBack)
      possible.append(.beginSwipeBack)
    }
    if host.user.canSwipeDown {
      possible.append(.swipeDown)
      possible.append(.beginSwipeDown)
    }
    for _ in 0..<2 where tabs > 0 { possible.append(.tapTab(random.below(tabs))) }
    if pages > 0 { possible += [.nextPage, .previousPage] }
    if hasColumns { possible.append(.turnDevice) }
    return possible.isEmpty ? nil : possible[random.below(possible.count)]
  }

  private func anyVerb(_ random: inout SplitMix64) -> FuzzStep {
    let verb = FuzzVerb.allCases[random.below(FuzzVerb.allCases.count)]
    return .verb(verb, flow: random.below(max(model.flowCount, 1)))
  }
}

extension Tree {
  /// The flows in the tree in depth-first order, the root first.
  var liveFlows: [Flow] {
    var flows: [Flow] = []
    _ = liveFlow { flow in
      flows.append(flow)
      return false
    }
    return flows
  }

  /// The flow at a position among ``liveFlows``.
  func liveFlow(at position: Int) -> Flow? {
    var rest = position
    return liveFlow { _ in
      rest -= 1
      return rest < 0
    }
  }

  private func liveFlow(_ isSought: (Flow) -> Bool) -> Flow? {
    var open: [Node] = root.isLive ? [root] : []
    while let node = open.popLast() {
      if node.hasModals { open += node.modals }
      guard let flow = node.flow else { continue }
      if isSought(flow) { return flow }
      for place in flow.container.nodes.reversed() { open.append(place) }
    }
    return nil
  }
}

extension FuzzVerb {
  func suits(_ traits: ContainerTraits) -> Bool {
    switch self {
    case .pop, .popToRoot: traits.stacksPlaces
    case .dismiss, .cancel: true
    }
  }
}

extension Coordinator {
  /// Calls a verb, if this kind of flow has it.
  func fuzz(_ verb: FuzzVerb) {
    switch verb {
    case .dismiss: dismiss()
    case .cancel: cancel()
    case .pop: popAny(transition: .automatic)
    case .popToRoot: popAnyToRoot(transition: .automatic)
    }
  }
}
