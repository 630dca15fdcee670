import UsherLinks
import UsherTesting

@_spi(Hosting) @testable import Usher

/// A deck of numbered cards, some of which start another deck or present a sheet.
final class CardFlow: Coordinator, Linkable {
  enum Route: Hashable, Codable {
    case cover, card(Int), deck, rules
  }
  static let links: Links<Route> = [
    RouteLink("cover", .cover),
    RouteLink("cards/:number", Route.card),
    RouteLink("deck", .deck, to: CardFlow.self),
    RouteLink("rules", .rules, as: .sheet),
  ]

  let navigation = Deck<Route>(.cover)

  func destination(for route: Route) -> Destination {
    switch route {
    case .cover, .card, .rules: .screen(CardScreen(self, "\(route)"))
    case .deck: .flow(CardFlow())
    }
  }
}

/// A stack that contains decks.
///
/// The fuzzer walks here, because it expects a swipe to remove the top screen, and in a deck at the
/// root the last card stays.
final class CardTable: Coordinator {
  enum Route: Hashable, Codable { case table, deck }

  let navigation = Stack<Route>(.table)

  func destination(for route: Route) -> Destination {
    switch route {
    case .table: .screen(TableScreen { self.push(.deck) })
    case .deck: .flow(CardFlow())
    }
  }
}

/// The screen below the decks.
final class TableScreen: FuzzableScreen {
  private let onDeck: @MainActor () -> Void

  init(_ onDeck: @escaping @MainActor () -> Void) {
    self.onDeck = onDeck
  }

  var fuzzActions: [FuzzAction] { [FuzzAction("take a deck", perform: onDeck)] }
}

/// A screen with an action for each verb of its deck.
final class CardScreen: FuzzableScreen {
  let name: String
  private let flow: CardFlow

  init(_ flow: CardFlow, _ name: String) {
    (self.flow, self.name) = (flow, name)
  }

  var fuzzActions: [FuzzAction] {
    [
      FuzzAction("deal a card") { [flow] in flow.deal(.card(flow.navigation.routes.count)) },
      FuzzAction("deal a deck") { [flow] in flow.deal(.deck) },
      FuzzAction("discard") { [flow] in flow.discard() },
      FuzzAction("show the rules") { [flow] in flow.present(.rules) },
    ]
  }
}
