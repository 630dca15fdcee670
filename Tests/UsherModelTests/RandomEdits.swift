import UsherTesting

@_spi(Hosting) @testable import Usher

/// Random edits of the tree that is there at the moment, the same for the same shape and dice.
@MainActor
struct RandomEdits {
  private var dice: SplitMix64
  private let flows: [Flow]
  private let nodes: [Node]

  init(in engine: ChangeEngine, seed: UInt64) {
    dice = SplitMix64(seed: seed)
    nodes = engine.state.root.isLive ? TreeState.subtrees(of: [engine.state.root]) : []
    flows = nodes.compactMap(\.flow)
  }

  private static let causes: [EndingCause] = [
    .finished, .cancelled, .popped, .dismissed, .replaced, .swipe, .taskCancelled, .hostFailed,
  ]

  private mutating func pick<Element>(_ list: [Element]) -> Element { list[dice.below(list.count)] }

  private mutating func page() -> MixedPlace { .page(10 + dice.below(5)) }

  private mutating func spec() -> NodeSpec { NodeSpec(route: page()) }

  mutating func next() -> [TreeEdit] {
    guard !flows.isEmpty else { return [] }
    return (0...dice.below(2)).flatMap { _ in edits() }
  }

  private mutating func edits() -> [TreeEdit] {
    let (flow, node) = (pick(flows), pick(nodes))
    let container = flow.container
    switch dice.below(12) {
    case 0, 1, 2:
      let count = container.nodes.count
      let lower = dice.below(count + 1)
      let upper = lower + dice.below(count - lower + 1)
      let specs = (0..<dice.below(3)).map { _ in spec() }
      return [.splice(container, lower..<upper, specs, pick(Self.causes))]
    case 3: return [.select(container, dice.below(container.nodes.count + 3) - 1)]
    case 4, 5:
      return [.present(flow, spec(), Presentation(dice.below(2) == 0 ? .sheet : .fullScreen))]
    case 6:
      return (0...dice.below(2)).map { _ in
        let place = Plan.Place(route: page())
        let modal = Plan.Modal(place, style: .sheet, level: dice.below(3), order: dice.below(5))
        return .presentPlanned(modal, pick(nodes))
      }
    case 7: return [.expect([node], pick(Self.causes)), .remove(node, pick(Self.causes))]
    case 8: return [.leave(flow, pick(Self.causes), conclusion: conclusion())]
    case 9: return [.choose(0, node)]
    case 10: return container.traits.isParallel ? [arranging(container)] : []
    default: return [.remember(flow, memory())]
    }
  }

  /// Some of the places in another order, with new ones between them.
  private mutating func arranging(_ container: Container) -> TreeEdit {
    var rest = container.nodes
    var specs: [NodeSpec] = []
    for _ in 0..<dice.below(5) {
      let isNew = rest.isEmpty || dice.below(3) == 0
      specs.append(
        isNew ? spec() : NodeSpec(keeping: rest.remove(at: dice.below(rest.count))))
    }
    return .arrange(
      container, specs, selecting: dice.below(specs.count + 2) - 1, pick(Self.causes))
  }

  private mutating func conclusion() -> (@MainActor () -> Void)? {
    if dice.below(2) == 0 { nil } else { {} }
  }

  private mutating func memory() -> WhatToRemember {
    switch dice.below(3) {
    case 0: .nothing
    case 1: .shown
    default: .place(RememberedPlace([spec()], decider: nil))
    }
  }
}
