import Testing
import UsherTesting

@_spi(Hosting) @testable import Usher
@testable import UsherSnapshots

/// The flows of `SnapshotFlows` in a later version of the app.
private enum Later {
  /// Has no migration, although some of its routes are gone.
  final class Home: Coordinator {
    enum Route: Codable, Equatable { case start, pick, help }

    let navigation = Stack<Route>(.start)

    func destination(for route: Route) -> Destination {
      switch route {
      case .start, .help: .screen(KeptNote("\(route)", of: self))
      case .pick: .screen(Counter())
      }
    }
  }

  /// Migrates its routes.
  final class MigratingHome: RouteMigrating {
    enum Route: Codable, Equatable { case start, place(id: Int), pick }
    // A date, as some teams number their versions.
    static let routeVersion = 202_611_251_530

    let navigation = Stack<Route>(.start)
    private(set) var versions: Set<Int> = []

    func destination(for route: Route) -> Destination {
      switch route {
      case .start, .place: .screen(KeptNote("\(route)", of: self))
      case .pick: .flow(KeptPick()) { _ in }
      }
    }

    func migrate(_ route: StoredValue, from version: Int) -> StoredValue? {
      versions.insert(version)
      if route.caseName == "help" || route.caseName == "start" { return nil }
      return route.renamingCase("detail", to: "place")
    }
  }

  /// Saves another kind of state.
  final class Counter: StateSaving {
    var savedState = 5
  }

  /// Has other tabs.
  final class Tabs<Home: Coordinator>: Coordinator {
    enum Route: String, Codable { case news, settings, home }

    let navigation: Usher.Tabs<Route>
    private let makeHome: @MainActor () -> Home

    init(_ navigation: Usher.Tabs<Route>, _ makeHome: @escaping @MainActor () -> Home) {
      self.navigation = navigation
      self.makeHome = makeHome
    }

    func destination(for route: Route) -> Destination {
      switch route {
      case .news: .screen(KeptNote("news", of: self))
      case .settings, .home: .flow(makeHome()) { _ in }
      }
    }
  }

  /// Leads to other flows.
  final class Root: Coordinator {
    enum Route: Codable { case login, main }

    let navigation = Switcher<Route>(.login)
    private let main: @MainActor () -> Destination

    init(_ main: @escaping @MainActor () -> Destination) { self.main = main }

    func destination(for route: Route) -> Destination {
      switch route {
      case .login: .screen(KeptNote("login", of: self))
      case .main: main()
      }
    }
  }
}

@MainActor
@Suite("Snapshots of an older or newer version of the app")
struct SnapshotMigrationTests {
  private func restored(
    _ snapshot: TreeSnapshot, _ main: @escaping @MainActor () -> Destination
  ) throws -> (InMemoryHost, RestorationReport) {
    let host = InMemoryHost(Later.Root(main), launch: .restoring(try snapshot.around()))
    #expect(host.disagreements.isEmpty)
    return (host, try #require(host.tree.restorationReport))
  }

  private func snapshot(
    _ body: (_ home: KeptHome, _ settings: KeptHome, _ tabs: KeptTabs) -> Void
  ) throws -> TreeSnapshot {
    let root = KeptRoot()
    let host = InMemoryHost(root)
    root.show(.main)
    let tabs = try #require(root.child(KeptTabs.self))
    let home = try #require(tabs.child(at: .home) as? KeptHome)
    body(home, try #require(tabs.child(at: .settings) as? KeptHome), tabs)
    return host.tree.snapshot()
  }

  @Test("A removed route ends its stack, and no other flow loses anything")
  func cut() throws {
    let snapshot = try snapshot { home, settings, _ in
      home.push(.help)
      home.push(.detail(id: 3))
      home.push(.help)
      settings.push(.help)
    }
    let (host, report) = try restored(snapshot) {
      .flow(Later.Tabs(Tabs(.home, .settings)) { Later.Home() })
    }
    host.expectTree(
      """
      Root (switcher)
        main: Tabs<Home> (tabs)
          *home: Home (stack)
            start: KeptNote
            help: KeptNote
          settings: Home (stack)
            start: KeptNote
            help: KeptNote
      """)
    // The coordinator's state is no longer saved, either.
    #expect(report.cuts.map(\.reason) == [.state, .route, .state])
    #expect(report.cuts.first { $0.reason == .route }?.place == "Home")
    #expect(report.description.contains(#"{"detail": {"id": 3}}"#))
  }

  @Test("A migration renames routes and drops others, and the places above them stay")
  func migration() throws {
    let snapshot = try snapshot { home, _, _ in
      home.push(.help)
      home.push(.detail(id: 3))
      home.push(.pick)
      home.child(KeptPick.self)?.push(.item(1))
      home.present(.detail(id: 4))
    }
    let (host, report) = try restored(snapshot) {
      .flow(Later.Tabs(Tabs(.home, .settings)) { Later.MigratingHome() })
    }
    let root = host.tree.root.flow?.coordinator as? Later.Root
    let tabs = root?.child(Later.Tabs<Later.MigratingHome>.self)
    let home = try #require(tabs?.child(at: .home) as? Later.MigratingHome)
    #expect(home.navigation.routes == [.place(id: 3), .pick])
    #expect(home.child(KeptPick.self)?.navigation.routes == [.list, .item(1)])
    #expect(host.tree.description.contains("sheet place(id: 4)"))
    #expect(home.versions == [0])
    #expect(report.cuts.filter { $0.reason == .migrated }.count == 3)
    // A flow without remaining places starts as usual.
    let settings = tabs?.child(at: .settings) as? Later.MigratingHome
    #expect(settings?.navigation.routes == [.start])
    // Routes of this version are not migrated again.
    let again = try restored(host.tree.snapshot()) {
      .flow(Later.Tabs(Tabs(.home, .settings)) { Later.MigratingHome() })
    }
    #expect(again.0.tree.description == host.tree.description)
    #expect(again.1.isWhole, "\(again.1)")
  }

  @Test("A modal whose place was dropped is reported, with those on it")
  func modals() throws {
    let snapshot = try snapshot { home, settings, _ in
      home.push(.help)
      home.present(.pick)
      home.child(KeptPick.self)?.present(.item(1))
      settings.push(.detail(id: 2))
    }
    let (host, report) = try restored(snapshot) {
      .flow(Later.Tabs(Tabs(.home, .settings)) { Later.MigratingHome() })
    }
    #expect(!host.tree.description.contains("sheet"))
    let lost = report.cuts.filter { $0.reason == .modal }.map(\.message)
    #expect(lost.count == 2, "\(report)")
    #expect(lost.first?.contains("pick") == true)
    #expect(lost.last?.contains("item") == true)
  }

  @Test(
    "So is one inside a flow that became something else, but not one beside a modal that cannot be read"
  )
  func modalsInside() throws {
    let besideUnread = try snapshot { home, _, _ in
      home.push(.detail(id: 1))
      home.present(.help)
      home.present(.pick)
    }
    let inFlow = try snapshot { home, _, _ in
      home.push(.pick)
      home.child(KeptPick.self)?.present(.item(1))
    }
    let beside = try restored(besideUnread) {
      .flow(Later.Tabs(Tabs(.home, .settings)) { Later.MigratingHome() })
    }
    #expect(beside.0.tree.modals.count == 1)
    #expect(!beside.1.cuts.contains { $0.reason == .modal })
    let reports = [
      try restored(inFlow) { .flow(Later.Home()) },
      try restored(inFlow) { .flow(Later.Tabs(Tabs(.home, .settings)) { Later.Home() }) },
    ].map(\.1)
    for report in reports {
      #expect(report.cuts.count { $0.reason == .modal } == 1, "\(report.cuts)")
    }
  }

  @Test("Tabs are those of the current version: each keeps its contents by route, in any order")
  func tabs() throws {
    let snapshot = try snapshot { home, settings, tabs in
      settings.push(.detail(id: 1))
      home.push(.help)
      tabs.select(.settings)
    }
    let (host, report) = try restored(snapshot) {
      .flow(Later.Tabs(Tabs(.news, .settings)) { KeptHome() })
    }
    host.expectTree(
      """
      Root (switcher)
        main: Tabs<KeptHome> (tabs)
          news: KeptNote
          *settings: KeptHome (stack)
            start: KeptNote
            detail(id: 1): KeptNote
      """)
    #expect(report.cuts.map(\.reason) == [.tab])
    let moved = try restored(snapshot) {
      .flow(Later.Tabs(Tabs(.settings, .news, .home)) { KeptHome() })
    }
    #expect(moved.1.isWhole)
    #expect(moved.0.tree.description.contains("*settings"))
    #expect(moved.0.tree.description.contains("help: KeptNote"))
  }

  @Test("A flow of another kind, or one that became a screen, starts as usual")
  func otherKind() throws {
    let snapshot = try snapshot { home, _, _ in home.push(.pick) }
    let (host, report) = try restored(snapshot) { .flow(Later.Home()) }
    host.expectTree(
      """
      Root (switcher)
        main: Home (stack)
          start: KeptNote
      """)
    #expect(report.cuts.map(\.reason) == [.flow])
    let screen = try restored(snapshot) {
      .flow(Later.Tabs(Tabs(.home, .settings)) { Later.Home() })
    }
    #expect(screen.0.tree.description.contains("pick: Counter"))
    #expect(screen.1.cuts.contains { $0.reason == .flow && $0.place == "Counter" })
    let counter = try screen.0.screen(Later.Counter.self)
    #expect(counter.savedState == 5)
  }

  @Test("State of another type leaves the object unchanged, and is reported")
  func otherState() throws {
    final class One: Coordinator {
      enum Route: Codable { case only }
      let navigation = Stack<Route>(.only)
      func destination(for route: Route) -> Destination { .screen(KeptNote("one", of: self)) }
    }
    final class Other: Coordinator {
      enum Route: Codable { case only }
      let navigation = Stack<Route>(.only)
      func destination(for route: Route) -> Destination { .screen(Later.Counter()) }
    }
    let snapshot = InMemoryHost(One()).tree.snapshot()
    let host = InMemoryHost(Other(), launch: .restoring(snapshot))
    #expect(try host.screen(Later.Counter.self).savedState == 5)
    #expect(host.tree.restorationReport?.cuts.map(\.reason) == [.state])
  }
}
