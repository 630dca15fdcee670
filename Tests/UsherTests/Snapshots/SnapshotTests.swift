import Foundation
import Testing
import UsherTesting

@_spi(Hosting) @testable import Usher
@testable import UsherSnapshots

extension TreeSnapshot {
  /// Returns the snapshot after writing and reading it.
  func around() throws -> TreeSnapshot {
    try JSONDecoder().decode(TreeSnapshot.self, from: JSONEncoder().encode(self))
  }
}

@MainActor
@Suite("Snapshots")
struct SnapshotTests {
  private func host(_ snapshot: TreeSnapshot? = nil) -> InMemoryHost {
    InMemoryHost(KeptRoot(), launch: .restoring(snapshot))
  }

  private func home(in host: InMemoryHost, tab: Int = 0) -> KeptHome? {
    let root = host.tree.root.flow?.coordinator as? KeptRoot
    let tabs = root?.child(KeptTabs.self)
    return tabs?.child(at: tab == 0 ? .home : .settings) as? KeptHome
  }

  /// Returns a tree with every kind of content.
  private func fullHost() throws -> InMemoryHost {
    let host = host()
    (host.tree.root.flow?.coordinator as? KeptRoot)?.show(.main)
    let first = try #require(self.home(in: host))
    first.push(.detail(id: 3))
    first.push(.pick)
    let child = try #require(first.child(KeptPick.self))
    child.push(.item(4))
    try host.screen(KeptNote.self).text = "half a sen"
    first.present(.help, as: .fullScreen)
    child.present(.alert)
    let second = try #require(self.home(in: host, tab: 1))
    second.filter = "red"
    second.push(.detail(id: 9))
    second.present(.pick)
    (host.tree.root.flow?.coordinator as? KeptRoot)?.child(KeptTabs.self)?.select(.settings)
    try host.screen(KeptNote.self).text = "in the modal"
    return host
  }

  @Test("A snapshot has the new route of an updated place, and restores it")
  func updated() throws {
    let before = host()
    (before.tree.root.flow?.coordinator as? KeptRoot)?.show(.main)
    let home = try #require(self.home(in: before))
    home.push(.detail(id: 3))
    home.update(.detail(id: 4))
    let after = host(try before.tree.snapshot().around())
    #expect(after.tree.description == before.tree.description)
    #expect(self.home(in: after)?.navigation.routes == [.start, .detail(id: 4)])
  }

  @Test("An updated tab is restored with its new route and its contents; one that is gone is not")
  func updatedTab() throws {
    let tabs = FilteredTabs(.feed("all"), .feed("liked"))
    let before = InMemoryHost(tabs)
    tabs.select(.feed("liked"))
    tabs.child(TrialStack.self)?.push("a")
    tabs.update(.feed("saved"))
    let snapshot = before.tree.snapshot()
    let after = InMemoryHost(
      FilteredTabs(.feed("all"), .feed("liked")), launch: .restoring(snapshot))
    #expect(after.tree.description == before.tree.description)
    #expect(after.page == "a")
    let changed = InMemoryHost(FilteredTabs(.feed("all"), .news), launch: .restoring(snapshot))
    #expect(changed.tree.restorationReport?.isWhole == false)
    #expect(changed.page == "all")
  }

  @Test(
    "A restored tree has the same selection, stacks, modals with their style, and saved states"
  )
  func whole() throws {
    let before = try fullHost()
    let snapshot = before.tree.snapshot()
    #expect(snapshot.isWhole, "\(snapshot.gaps)")
    let after = host(try snapshot.around())
    #expect(after.tree.description == before.tree.description)
    #expect(
      after.tree.restorationReport?.isWhole == true,
      "\(String(describing: after.tree.restorationReport))")
    #expect(after.tree.snapshot() == snapshot)
    #expect(try after.screen(KeptNote.self).text == "in the modal")
    #expect(after.disagreements.isEmpty)
    // And once more.
    let third = host(try after.tree.snapshot().around())
    #expect(third.tree.description == before.tree.description)
    #expect(third.tree.snapshot() == snapshot)
    #expect(before.tree.restorationReport == nil)
  }

  @Test("Everything continues as before: ways back, modals in their order, alerts, results")
  func goesOn() throws {
    let after = host(try fullHost().tree.snapshot().around())
    let tabs = try #require((after.tree.root.flow?.coordinator as? KeptRoot)?.child(KeptTabs.self))
    tabs.select(.home)
    // The alert that the child presented is above the modal of its parent.
    #expect(after.alert?.title == "Sure?")
    after.user.choose("Yes")
    let home = try #require(self.home(in: after))
    #expect(home.picked == [7])
    #expect(home.navigation.routes == [.start, .detail(id: 3)])
    after.user.tapBack()
    #expect(try after.screen(KeptNote.self).name.hasPrefix("start"))
    after.expectNothingLeaked()
  }

  @Test("A coordinator has its saved state before its first place is made")
  func coordinatorState() throws {
    let after = host(try fullHost().tree.snapshot().around())
    #expect(self.home(in: after, tab: 1)?.filter == "red")
    let page = self.home(in: after, tab: 1)?.flow?.container.nodes.first?.screen as? KeptNote
    #expect(page?.name == "start red")
  }

  @Test("All gaps are counted, and a hundred are listed, also after decoding")
  func manyGaps() throws {
    final class Plain: Coordinator {
      enum Route { case a }
      let navigation = Stack<Route>(.a)
      func destination(for route: Route) -> Destination { .screen(KeptNote("a", of: self)) }
    }
    final class Many: Coordinator {
      let navigation = Tabs<Int>(Array(0..<120))
      func destination(for route: Int) -> Destination { .flow(Plain()) }
    }
    let host = InMemoryHost(Many())
    let snapshot = host.tree.snapshot()
    #expect(snapshot.gaps.count == 100)
    #expect(snapshot.gapCount == 120)
    #expect(try snapshot.around().gapCount == 120)
  }

  @Test("A stack stops below a flow without a route, and reports it; the rest is restored")
  func transient() async throws {
    let before = try fullHost()
    let home = try #require(self.home(in: before))
    home.dismiss()
    home.popToRoot()
    let task = Task { _ = try? await home.run(pushing: KeptPick()) }
    await before.until { home.child(KeptPick.self) != nil }
    home.push(.detail(id: 5))
    let snapshot = before.tree.snapshot()
    #expect(snapshot.gaps.map(\.reason) == [.transient])
    #expect(
      snapshot.gaps.first?.place == "KeptRoot > main: KeptTabs > home: KeptHome > KeptPick")
    let after = host(try snapshot.around())
    #expect(self.home(in: after)?.navigation.routes == [.start])
    #expect(self.home(in: after, tab: 1)?.navigation.routes == [.start, .detail(id: 9)])
    #expect(after.tree.restorationReport?.isWhole == true)
    task.cancel()
  }

  @Test(
    "An awaited flow with a route is restored, and the lost caller is reported"
  )
  func awaited() async throws {
    let before = host()
    (before.tree.root.flow?.coordinator as? KeptRoot)?.show(.main)
    let home = try #require(self.home(in: before))
    let task = Task { _ = try? await home.run(pushing: .pick, returning: Int.self) }
    await before.until { home.child(KeptPick.self) != nil }
    let snapshot = before.tree.snapshot()
    #expect(snapshot.gaps.map(\.reason) == [.awaited])
    let after = host(try snapshot.around())
    #expect(after.tree.description == before.tree.description)
    #expect(self.home(in: after)?.child(KeptPick.self)?.finish(3) != nil)
    #expect(self.home(in: after)?.picked == [3])
    task.cancel()
  }

  @Test("A route that fails to encode ends its stack, and is reported")
  func notEncodable() throws {
    let before = try fullHost()
    self.home(in: before)?.push(.secret(.init()))
    self.home(in: before)?.push(.help)
    let snapshot = before.tree.snapshot()
    #expect(snapshot.gaps.map(\.reason) == [.route])
    #expect(snapshot.gaps.first?.message.contains("Odd") == true)
    let after = host(try snapshot.around())
    #expect(self.home(in: after)?.navigation.routes == [.start, .detail(id: 3), .pick])
  }

  @Test("Routes that are not Codable at all are reported, by type")
  func notCodable() throws {
    final class Plain: Coordinator {
      enum Route { case a }
      let navigation = Stack<Route>(.a)
      func destination(for route: Route) -> Destination { .screen(KeptNote("a", of: self)) }
    }
    let snapshot = InMemoryHost(Plain()).tree.snapshot()
    #expect(snapshot.gaps.map(\.reason) == [.route])
    #expect(snapshot.gaps.first?.message == "Route is not Codable.")
    let after = InMemoryHost(Plain(), launch: .restoring(snapshot))
    #expect(try after.screen(KeptNote.self).name == "a")
    #expect(after.tree.restorationReport?.isWhole == true)
  }

  @Test("An ended tree has an empty snapshot, from which a tree starts as usual")
  func ended() {
    let before = host()
    before.tree.close()
    let snapshot = before.tree.snapshot()
    #expect(snapshot.isWhole)
    #expect(host(snapshot).tree.description == host().tree.description)
  }

  @Test("Taking a snapshot delivers no result and makes nothing")
  func harmless() throws {
    let before = try fullHost()
    let (events, text) = (before.events.count, before.tree.description)
    _ = before.tree.snapshot()
    #expect(before.events.count == events)
    #expect(before.tree.description == text)
  }

  @Test("It also survives a property list")
  func propertyList() throws {
    let snapshot = try fullHost().tree.snapshot()
    let data = try PropertyListEncoder().encode(snapshot)
    #expect(try PropertyListDecoder().decode(TreeSnapshot.self, from: data) == snapshot)
  }
}

private final class FilteredTabs: Coordinator {
  enum Route: Hashable, Codable { case feed(String), news }
  let navigation: Tabs<Route>

  init(_ first: Route, _ second: Route) { navigation = Tabs(first, second) }

  func destination(for route: Route) -> Destination {
    switch route {
    case .feed(let filter): .flow(TrialStack(filter)) { _ in }
    case .news: .flow(TrialStack("news")) { _ in }
    }
  }
}
