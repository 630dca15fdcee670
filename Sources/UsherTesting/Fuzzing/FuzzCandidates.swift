import Testing
import Usher

extension FuzzWalk {
  /// A step that is possible now, by chance.
  func nextStep(_ random: inout SplitMix64) -> FuzzStep {
    if isGestureUnderWay, random.below(3) == 0 {
      return random.below(2) == 0 ? .finishGesture : .cancelGesture
    }
    switch random.below(16) {
    case 0..<7:
      if let action = anyAction(&random) { return action }
    case 7..<12:
      if let gesture = anyGesture(&random) { return gesture }
    case 12..<15:
      return anyVerb(&random)
    default:
      if random.below(200) == 0 { return .close }
    }
    return anyAction(&random) ?? anyGesture(&random) ?? anyVerb(&random)
  }

  private func anyAction(_ random: inout SplitMix64) -> FuzzStep? {
    if let actions = host.alert?.actions, !actions.isEmpty {
      return .choose(actions[random.below(actions.count)].title)
    }
    let actions = (host.topScreen as? any FuzzableScreen)?.fuzzActions ?? []
    return actions.isEmpty ? nil : .act(actions[random.below(actions.count)].name)
  }

  private func anyGesture(_ random: inout SplitMix64) -> FuzzStep? {
    let person = host.person
    var possible: [FuzzStep] = []
    if person.seesBackButton {
      possible += [.tapBack, .swipeBack, .beginSwipe]
      let depth = person.backMenuCount
      if depth > 1 { possible.append(.backMenu(1 + random.below(depth))) }
    }
    if person.seesSheet { possible += [.dragSheet, .beginDrag] }
    let tabs = person.tabCount
    if tabs > 0 { possible += [.tapTab(random.below(tabs)), .tapTab(random.below(tabs))] }
    return possible.isEmpty ? nil : possible[random.below(possible.count)]
  }

  private func anyVerb(_ random: inout SplitMix64) -> FuzzStep {
    let verb = FuzzVerb.allCases[random.below(FuzzVerb.allCases.count)]
    return .verb(verb, flow: random.below(max(host.tree.liveFlows.count, 1)))
  }
}

extension Tree {
  /// The flows in the tree, the root first, then each with what is in it.
  var liveFlows: [Flow] {
    guard root.isLive else { return [] }
    var flows: [Flow] = []
    var open: [Entry] = [root]
    while let entry = open.popLast() {
      if let modal = entry.modal { open.append(modal) }
      guard let flow = entry.flow else { continue }
      flows.append(flow)
      open += flow.container.entries.reversed()
    }
    return flows
  }
}

extension FuzzVerb {
  func suits(_ kind: Container.Kind) -> Bool {
    switch self {
    case .pop, .popToRoot: kind == .stack
    case .dismiss, .cancel: true
    }
  }
}

extension Coordinator {
  /// Calls a verb, as far as this kind of flow has it.
  func fuzz(_ verb: FuzzVerb) {
    switch verb {
    case .dismiss: dismiss()
    case .cancel: cancel()
    case .pop: popAny(transition: .automatic)
    case .popToRoot: popAnyToRoot(transition: .automatic)
    }
  }
}
