import Usher
import UsherLinks

// An app whose every place has an address: a switcher, tabs, nested stacks, modals by each kind
// of flow.

final class LinkScreen {
  let name: String
  init(_ route: Any) { name = String(describing: route) }
}

enum LinkTag: String, CaseIterable, LinkParameter { case red, green = "초록" }

/// A type of the app.
struct LinkKey: Hashable, LinkParameter {
  let number: Int
  init(_ number: Int) { self.number = number }
  init?(linkText: String) {
    guard linkText.hasPrefix("k"), let number = Int(linkText.dropFirst()) else { return nil }
    self.number = number
  }
  var linkText: String { "k\(number)" }
}

final class LinkApp: Coordinator, Linkable {
  enum Route: Hashable { case login, main, notice(String) }
  static let links = Links<Route>(
    from: "https://example.com", "https://*.example.org/앱", "usher:",
    links: [
      RouteLink("", .main, to: LinkTabs.self), RouteLink("login", .login),
      RouteLink("notice/:text", Route.notice, as: .sheet),
    ])

  let navigation: Switcher<Route>

  init(_ start: Route = .login) { navigation = Switcher(start) }

  func destination(for route: Route) -> Destination {
    switch route {
    case .login, .notice: .screen(LinkScreen(route))
    case .main: .flow(LinkTabs())
    }
  }
}

final class LinkTabs: Coordinator, Linkable {
  enum Route: Hashable { case home, list, settings, about }
  static let links: Links<Route> = [
    RouteLink("home", .home, to: LinkStack.self), RouteLink("list", .list, to: LinkList.self),
    RouteLink("settings", .settings), RouteLink("about", .about, as: .fullScreen),
  ]

  let navigation = Tabs<Route>(.home, .list, .settings)

  func destination(for route: Route) -> Destination {
    switch route {
    case .home: .flow(LinkStack())
    case .list: .flow(LinkList())
    case .settings, .about: .screen(LinkScreen(route))
    }
  }
}

final class LinkStack: Coordinator, Linkable {
  enum Route: Hashable {
    case first, item(Int), word(String), key(LinkKey), post(user: Int, post: Int), tag(LinkTag)
    case find(text: String?, tags: [LinkTag], all: Bool), need(count: Int)
    case again, list, sheet, form, question, hidden
  }
  static let links: Links<Route> = [
    RouteLink("", .first),
    RouteLink(":id", Route.item),
    RouteLink("word/:word", Route.word),
    RouteLink(":key", Route.key),
    RouteLink("users/:user/posts/:post", Route.post),
    RouteLink("태그/:tag", Route.tag),
    RouteLink("find?text&tag&all", Route.find),
    RouteLink("need?count", Route.need),
    RouteLink("again", .again, to: LinkStack.self),
    RouteLink("list", .list, to: LinkList.self),
    RouteLink("sheet", .sheet, as: .sheet),
    RouteLink("form", .form, to: LinkList.self, as: .fullScreen),
    RouteLink("question", .question, as: .alert),
  ]

  let navigation: Stack<Route>

  init(_ start: Route = .first) { navigation = Stack(start) }

  func destination(for route: Route) -> Destination {
    switch route {
    case .again: .flow(LinkStack())
    case .list, .form: .flow(LinkList())
    case .question: .alert(AlertContent("?", .cancel("no")))
    default: .screen(LinkScreen(route))
    }
  }
}

/// Its first place has a segment, and its routes are not comparable.
final class LinkList: Coordinator, Linkable {
  struct Item { let name: String }
  enum Route { case all, item(Item), more }
  static let links: Links<Route> = [
    RouteLink("all", .all), RouteLink("more", .more, as: .sheet),
    RouteLink(
      "item/:name", { Route.item(Item(name: $0)) },
      from: { if case .item(let item) = $0 { item.name } else { nil } }),
  ]

  let navigation = Stack<Route>(.all)

  func destination(for route: Route) -> Destination { .screen(LinkScreen(route)) }
}

/// Repeatable random numbers.
struct LinkDice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 29) ^ state.byteSwapped
  }
}
