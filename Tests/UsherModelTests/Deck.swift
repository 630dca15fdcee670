import UsherTesting

@_spi(Hosting) @testable import Usher

/// A pile of at most five cards: a navigation model that the library does not have.
///
/// It stands for any new model, and shows that the core need not know it.
final class Deck<Route>: NavigationModel<Route> {
  override class var traits: ContainerTraits { DeckRules.traits }

  init(_ first: Route) {
    super.init(DeckRules(), start: [first])
  }

  /// The route of the top card.
  var top: Route? { container.read { $0.selectedNode?.route as? Route } }
}

struct DeckRules: ContainerRules {
  static let traits = ContainerTraits(
    name: "deck", hostKind: .stack, arrangement: .layered, capacity: 5, continuesStack: true)

  func back(from place: Node, in container: Container) -> BackStep { .removeChild }

  /// Deals cards; surplus cards leave from the bottom.
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
  /// Puts a card on top; the sixth card removes the lowest.
  @discardableResult
  func deal(_ route: Route) -> NavigationHandle {
    submit("deal", target: route) { flow in
      flow.container.rules.edits(
        entering: [NodeSpec(route: route)], after: nil, in: flow.container)
    }
  }

  /// Removes the top card; removing the last card ends the flow.
  @discardableResult
  func discard() -> NavigationHandle {
    submit("discard") { flow in
      let count = flow.container.nodes.count
      return flow.edits(max(count - 1, 0)..<count, [], .popped)
    }
  }
}
