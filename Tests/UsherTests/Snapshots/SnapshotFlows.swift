import Usher
import UsherSnapshots

/// A screen that saves a text.
@MainActor
final class KeptNote: StateSaving {
  let name: String
  var text = ""
  let owner: AnyObject
  /// The text at its first appearance.
  private(set) var shownWith: String?

  init(_ name: String, of owner: AnyObject) {
    self.name = name
    self.owner = owner
  }

  var savedState: String {
    get { text }
    set { text = newValue }
  }
}

/// A child flow that returns a number.
@MainActor
final class KeptPick: Coordinator {
  enum Route: Codable, Equatable { case list, item(Int), alert, help }
  typealias Output = Int

  let navigation: Stack<Route>

  init(_ first: Route = .list) { navigation = Stack(first) }

  func destination(for route: Route) -> Destination {
    switch route {
    case .list, .item, .help: .screen(KeptNote("\(route)", of: self))
    case .alert:
      .alert(AlertContent("Sure?", .cancel("No"), AlertContent.Action("Yes") { self.finish(7) }))
    }
  }
}

/// A stack with children of every kind.
@MainActor
final class KeptHome: Coordinator, StateSaving {
  enum Route: Codable, Equatable { case start, detail(id: Int), pick, help, secret(Bare) }
  /// A route that cannot be stored.
  struct Bare: Codable, Equatable {
    init() {}
    init(from decoder: any Decoder) throws { self.init() }
    func encode(to encoder: any Encoder) throws { throw Odd() }
    struct Odd: Error {}
  }

  let navigation = Stack<Route>(.start)
  var picked: [Int] = []
  var filter = ""
  var savedState: [String] {
    get { [filter] + picked.map(String.init) }
    set {
      filter = newValue.first ?? ""
      picked = newValue.dropFirst().compactMap { Int($0) }
    }
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .start, .detail, .help, .secret: .screen(KeptNote("\(route) \(filter)", of: self))
    case .pick: .flow(KeptPick()) { self.picked.append($0) }
    }
  }
}

@MainActor
final class KeptTabs: Coordinator {
  enum Route: String, Codable { case home, settings }

  let navigation = Tabs<Route>(.home, .settings)

  func destination(for route: Route) -> Destination {
    switch route {
    case .home: .flow(KeptHome())
    case .settings: .flow(KeptHome())
    }
  }
}

@MainActor
final class KeptRoot: Coordinator {
  enum Route: Codable { case login, main }

  let navigation = Switcher<Route>(.login)

  func destination(for route: Route) -> Destination {
    switch route {
    case .login: .screen(KeptNote("login", of: self))
    case .main: .flow(KeptTabs())
    }
  }
}
