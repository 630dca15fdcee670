import UsherTesting

@_spi(Hosting) @testable import Usher

/// Cards on top of each other, at most five: a navigation model that the library does not have.
///
/// It stands for the next model that is added, and shows that the core need not know it.
final class Deck<Route>: NavigationModel<Route> {
  override class var traits: ContainerTraits { DeckRules.traits }

  init(_ first: Route) {
    super.init(DeckRules(), start: [first])
  }

  /// The route of the card on top.
  var top: Route? { container.read { $0.selectedNode?.route as? Route } }
}

struct DeckRules: ContainerRules {
  static let traits = ContainerTraits(
    name: "deck", hostKind: .stack, arrangement: .layered, capacity: 5, continuesStack: true)

  func back(from place: Node, in container: Container) -> BackStep { .removeChild }

  /// Deals cards; what is too much goes from the bottom.
  func edits(entering seeds: [NodeSpec], after count: Int?, in container: Container) -> [TreeEdit] {
    let cards = container.nodes.count
    let kept = min(count ?? cards, cards)
    let surplus = min(max(kept + seeds.count - Self.traits.capacity, 0), kept)
    let dealt = TreeEdit.splice(
      container, kept..<cards, Array(seeds.suffix(Self.traits.capacity)), .replaced)
    return surplus == 0 ? [dealt] : [dealt, .splice(container, 0..<surplus, [], .replaced)]
  }

  func advice(whereNothingFollows parent: String) -> String { "Deal another card in \(parent)." }
}

extension Coordinator where Navigation == Deck<Route> {
  /// Puts a card on top; of six cards, the lowest goes.
  @discardableResult
  func deal(_ route: Route) -> NavigationHandle {
    submit("deal", target: route) { flow in
      flow.container.rules.edits(
        entering: [NodeSpec(route: route)], after: nil, in: flow.container)
    }
  }

  /// Takes the top card away; without its last card, the flow is left.
  @discardableResult
  func discard() -> NavigationHandle {
    submit("discard") { flow in
      let count = flow.container.nodes.count
      return flow.edits(max(count - 1, 0)..<count, [], .popped)
    }
  }
}
