// The code of docs/coordinators.md. `CoordinatorsDocsTests` runs it; `make check`
// checks that the page shows the same code.
import Testing
import Usher
import UsherTesting

struct Item: Equatable {
  let name: String
}

@MainActor
final class Shelf {
  private(set) var items = [Item(name: "Apple"), Item(name: "Bread")]

  func remove(_ item: Item) { items.removeAll { $0 == item } }

  func load() async throws -> [Item] { [Item(name: "Coffee")] }

  func fill(with items: [Item]) { self.items = items }
}

final class ShelfModel: ScreenConfiguring {
  let shelf: Shelf
  init(_ shelf: Shelf) { self.shelf = shelf }

  var screenOptions: ScreenOptions {
    ScreenOptions(title: "Shelf", backTitle: "Back to the shelf", tabItem: tabItem)
  }
  var tabItem: TabItem {
    TabItem("Shelf", imageName: "cart", badge: shelf.items.isEmpty ? nil : "\(shelf.items.count)")
  }
}

final class ItemModel: ScreenConfiguring {
  var isEdited = false

  var screenOptions: ScreenOptions {
    ScreenOptions(hidesNavigationBar: true, detents: [.medium, .large], isDismissable: !isEdited)
  }
}

final class ShelfFlow: Coordinator {
  enum Route: Equatable { case shelf, item(Item), confirmRemoval(Item) }

  let navigation = Stack<Route>(.shelf)
  let shelf = Shelf()

  func destination(for route: Route) -> Destination {
    switch route {
    case .shelf: .screen(ShelfModel(shelf))
    case .item: .screen(ItemModel())
    case .confirmRemoval(let item):
      .alert(
        AlertContent(
          "Remove \(item.name)?", message: "You cannot undo this.",
          .cancel("Cancel"),
          .destructive("Remove") { self.removeTapped(item) }))
    }
  }

  func removeTapped(_ item: Item) {
    shelf.remove(item)
    popToRoot()
  }

  func openFirstTwo() {
    transaction {
      popToRoot()
      push(.item(shelf.items[0]))
      push(.item(shelf.items[1]))
    }
  }

  func reloadTapped() {
    task {
      let items = try await self.shelf.load()
      self.shelf.fill(with: items)
      self.popToRoot()
    }
  }
}

final class MarketFlow: Coordinator {
  enum Route: Equatable { case home, offers }

  let navigation = Tabs<Route>(.home, .offers)

  func destination(for route: Route) -> Destination {
    switch route {
    case .home: .flow(ShelfFlow())
    case .offers:
      .flow(ShelfFlow(), startingAt: [.shelf, .item(Item(name: "Tea"))])
    }
  }
}

@MainActor
func printEverything(in tree: Tree) -> TreeObservation {
  tree.observe { event in
    print(event)  // started shelf: ShelfModel
  }
}
