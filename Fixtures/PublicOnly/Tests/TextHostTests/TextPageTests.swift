import Testing
import TextHost
import Usher

@Suite("The text of a page")
@MainActor
struct TextPageTests {
  private let host = TextHost(Shop()) { screen in [(screen as? Page)?.text ?? ""] }

  private func wait() async {
    while !host.tree.isSettled { await Task.yield() }
  }

  @Test("the tab bar stands below, the selected tab in brackets")
  func tabs() async {
    await wait()
    #expect(host.lines == ["Shelf", "This is Shelf.", "(Shelf) Basket"])
    host.type("tab 2")
    await wait()
    #expect(host.lines == ["Basket", "This is Basket.", "Shelf (Basket)"])
    host.close()
  }

  @Test("the bar names the screen below and the top screen")
  func bar() async {
    await wait()
    (host.page.screen as? Page)?.act()
    await wait()
    #expect(host.lines == ["< Shelf | Apple", "This is Apple.", "(Shelf) Basket"])
    host.type("back")
    await wait()
    #expect(host.lines == ["Shelf", "This is Shelf.", "(Shelf) Basket"])
    host.close()
  }

  @Test("closing the host empties the page and releases the flows")
  func closing() async {
    weak var root: Shop?
    do {
      let shop = Shop()
      root = shop
      let host = TextHost(shop) { _ in [] }
      host.close()
      #expect(host.lines == [])
    }
    #expect(root == nil)
    host.close()
  }

  @Test("the page changes after a transition has taken its steps")
  func steps() {
    let host = TextHost(Shop(), stepsPerTransition: 2) { _ in [] }
    while !host.tree.isSettled { host.type("wait") }
    #expect(host.type("tab 2") == ["Shelf", "(Shelf) Basket"])
    #expect(host.type("wait") == ["Shelf", "(Shelf) Basket"])
    #expect(host.type("wait") == ["Basket", "Shelf (Basket)"])
    host.close()
  }

  @Test("an alert covers everything and shows its actions")
  func alert() async {
    await wait()
    host.type("tab 2")
    await wait()
    (host.page.screen as? Page)?.act()
    await wait()
    #expect(host.lines == ["! Buy?", "It is the last one.", "[Yes] [No]"])
    #expect(host.type("back") == ["! Buy?", "It is the last one.", "[Yes] [No]"])
    host.type("choose No")
    await wait()
    #expect(host.lines.first == "Basket")
    host.close()
  }
}

private final class Page: ScreenConfiguring {
  let title: String
  var screenOptions: ScreenOptions { ScreenOptions(title: title) }
  let act: () -> Void
  var text: String { "This is \(title)." }

  init(_ title: String, _ act: @escaping () -> Void = {}) {
    (self.title, self.act) = (title, act)
  }
}

private final class Shop: Coordinator {
  enum Route { case shelf, basket }
  let navigation = Tabs<Route>(.shelf, .basket)

  func destination(for route: Route) -> Destination {
    switch route {
    case .shelf: .flow(Shelf())
    case .basket: .flow(Basket())
    }
  }
}

private final class Shelf: Coordinator, ScreenConfiguring {
  enum Route { case all, apple }
  let navigation = Stack<Route>(.all)
  let screenOptions = ScreenOptions(tabItem: TabItem("Shelf"))

  func destination(for route: Route) -> Destination {
    switch route {
    case .all: .screen(Page("Shelf") { self.push(.apple) })
    case .apple: .screen(Page("Apple"))
    }
  }
}

private final class Basket: Coordinator, ScreenConfiguring {
  enum Route { case all, question }
  let navigation = Stack<Route>(.all)
  let screenOptions = ScreenOptions(tabItem: TabItem("Basket"))

  func destination(for route: Route) -> Destination {
    switch route {
    case .all: .screen(Page("Basket") { self.present(.question) })
    case .question:
      .alert(AlertContent("Buy?", message: "It is the last one.", .init("Yes"), .cancel("No")))
    }
  }
}
