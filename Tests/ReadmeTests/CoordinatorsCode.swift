// The code of docs/coordinators.md. `CoordinatorsDocsTests` runs it; `make check`
// checks that the page shows the same code.
import Observation
import Testing
import Usher
import UsherTesting

struct Item: Equatable, CustomStringConvertible {
  let name: String
  var description: String { name }
}

struct ShelfError: Error {}

@MainActor @Observable
final class Shelf {
  private(set) var items = [Item(name: "Apple"), Item(name: "Bread")]
  /// Counts how often the view has to scroll to the top.
  var scrollsToTop = 0
  /// Fails the next load, for the tests.
  var isOffline = false
  private(set) var loads = 0

  func remove(_ item: Item) { items.removeAll { $0 == item } }

  func load() async throws -> [Item] {
    loads += 1
    if isOffline { throw ShelfError() }
    return [Item(name: "Coffee")]
  }

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
  private(set) var isLoading = false

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

  func askToRemove(_ item: Item) { present(.confirmRemoval(item), outlivesPlace: true) }

  func removeTapped(_ item: Item) {
    shelf.remove(item)
    popToRoot()
  }

  func openFirstTwo() {
    transaction {
      popToRoot()
      for item in shelf.items.prefix(2) { push(.item(item)) }
    }
  }

  func openFromAnywhere(_ item: Item) {
    transaction {
      while isPresenting { dismiss() }
      push(.item(item))
    }
  }

  func soldOut(_ item: Item) {
    guard navigation.routes.contains(.item(item)) else { return }
    remove(.item(item))
  }

  func onlyInStock() {
    setRoutes([.shelf] + shelf.items.map { .item($0) })
  }

  func startOver() {
    remake()
  }

  func reloadTapped() {
    guard !isLoading else { return }  // A second tap starts no second load.
    isLoading = true
    task {
      defer { self.isLoading = false }
      do {
        let items = try await self.shelf.load()
        guard self.navigation.isAttached else { return }  // The flow ended meanwhile.
        self.shelf.fill(with: items)
      } catch {
        await self.alert("Not loaded", message: "Try again later.")
      }
    }
  }

  func tabTappedAgain() {
    if navigation.count == 1 { shelf.scrollsToTop += 1 }
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

extension MarketFlow: TabReselecting {
  func reselected(_ tab: Route) {
    (child(at: tab) as? ShelfFlow)?.tabTappedAgain()
  }
}

enum Role { case editor, reader }

final class PressFlow: Coordinator {
  enum Route: Equatable { case news, drafts, profile }

  let navigation = Tabs<Route>(.news, .profile)

  func destination(for route: Route) -> Destination { .flow(ShelfFlow()) }

  func roleChanged(to role: Role) {
    setTabs(role == .editor ? [.news, .drafts, .profile] : [.news, .profile])
  }
}

final class PhotosFlow: Coordinator {
  enum Route: Hashable { case photo(Int), noPhotos }

  let navigation: Pages<Route>

  init(_ photos: [Int], at position: Int) {
    navigation = Pages(photos.map { .photo($0) }, startingAt: position, whenEmpty: .noPhotos)
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .photo(let number): .screen(PhotoModel(number))
    case .noPhotos: .screen(NoPhotosModel())
    }
  }

  func removed(_ number: Int) {
    remove(.photo(number))
  }
}

final class PhotoModel {
  init(_ number: Int) {}
}

final class NoPhotosModel {}

final class MailFlow: Coordinator {
  enum Route: Hashable { case mailboxes, mailbox(Int), message(Int) }

  let navigation = Split<Route>(
    .mailboxes, columns: [.sidebar, .content, .detail],
    emptyDetail: ColumnPlaceholder("No message chosen", imageName: "envelope")
  ) { route in
    switch route {
    case .mailboxes: .sidebar
    case .mailbox: .content
    case .message: .detail
    }
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .mailboxes: .screen(MailboxesModel { self.show(.mailbox($0)) })
    case .mailbox(let number): .screen(MailboxModel(number) { self.show(.message($0)) })
    case .message(let number): .flow(MessageFlow(number))
    }
  }

  func deleted() {
    clear(.detail)
  }
}

final class MailboxesModel {
  init(_ choose: @escaping (Int) -> Void) {}
}

final class MailboxModel {
  init(_ number: Int, _ choose: @escaping (Int) -> Void) {}
}

final class MessageFlow: Coordinator {
  enum Route: Hashable { case message }
  let navigation = Stack<Route>(.message)
  init(_ number: Int) {}
  func destination(for route: Route) -> Destination { .screen(NoPhotosModel()) }
}

final class StallFlow: Coordinator {
  enum Route: Equatable { case market(language: String) }

  let navigation = Switcher<Route>(.market(language: "en"))

  func destination(for route: Route) -> Destination {
    switch route {
    case .market: .flow(MarketFlow())
    }
  }

  func languageChanged(to language: String) {
    show(.market(language: language))
  }
}

final class TimerModel {
  let onLaps: () -> Void
  init(onLaps: @escaping () -> Void) { self.onLaps = onLaps }
}

final class LapsModel {}

final class TimerFlow: Coordinator {
  enum Route { case timer, laps }

  let navigation = Stack<Route>(.timer)
  private lazy var timer = TimerModel(onLaps: { [weak self] in self?.push(.laps) })

  func destination(for route: Route) -> Destination {
    switch route {
    case .timer: .screen(timer)
    case .laps: .screen(LapsModel())
    }
  }
}

@MainActor @Test("The offers start with an item on the shelf")
func offers() {
  let host = InMemoryHost(MarketFlow())
  host.user.tapTab(1)
  host.expectTree(
    """
    MarketFlow (tabs)
      home: ShelfFlow (stack)
        shelf: ShelfModel
      *offers: ShelfFlow (stack)
        shelf: ShelfModel
        item(Tea): ItemModel
    """)
}

@MainActor
func reportingMisuse(to log: @escaping (String) -> Void) -> TreeConfiguration {
  var configuration = TreeConfiguration()
  configuration.onMisuse = { misuse in log("\(misuse)") }
  return configuration
}

@MainActor
func printEverything(in tree: Tree) -> TreeObservation {
  tree.observe { event in
    print(event)  // started shelf: ShelfModel
  }
}

@MainActor
func pageViews(in tree: Tree, _ count: @escaping @MainActor (String) -> Void) -> TreeObservation {
  tree.observe { event in
    if case .visible(let screens) = event { for screen in screens { count(screen.name) } }
  }
}

/// A cart whose sheets come and go independently of each other.
final class TillFlow: Coordinator {
  enum Route: Equatable { case cart, payment, call }

  let navigation = Stack<Route>(.cart)
  private var call: NavigationHandle?

  func destination(for route: Route) -> Destination { .screen(ItemModel()) }

  func paid() {
    dismiss(.payment)
  }

  func ring() {
    call = present(.call)
  }

  func hungUp() {
    call?.dismiss()
  }
}

final class SortedListModel {
  var order = Order.name
}

final class SortedListFlow: Coordinator {
  enum Route: Equatable { case list(Order) }

  let navigation = Stack<Route>(.list(.name))
  let list = SortedListModel()

  func destination(for route: Route) -> Destination { .screen(list) }

  func sortChanged(to order: Order) {
    list.order = order
    update(.list(order))
  }
}
