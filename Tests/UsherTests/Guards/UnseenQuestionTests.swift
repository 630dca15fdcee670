import Testing
import Usher
import UsherJournal
import UsherTesting

private final class ListModel {}

/// A screen with unsaved text.
private final class DraftModel: LeaveGuard {
  let confirm: @MainActor () async -> Bool

  init(_ confirm: @escaping @MainActor () async -> Bool) { self.confirm = confirm }

  var leavePolicy: LeavePolicy { .ask }
  func confirmLeave() async -> Bool { await confirm() }
}

private final class DraftFlow: Coordinator, RouteGuard {
  enum Route: String, Codable, CaseIterable { case list, draft, adults }
  let navigation = Stack<Route>(.list)

  func destination(for route: Route) -> Destination {
    switch route {
    case .list, .adults: .screen(ListModel())
    case .draft:
      .screen(DraftModel { await self.confirm("Discard?", ok: "Discard", cancel: "Keep") })
    }
  }

  func decision(for route: Route) -> RouteDecision<Route> {
    guard route == .adults else { return .allow }
    return .ask {
      await self.confirm("Are you 18?", ok: "Yes", cancel: "No") ? .allow : .refuse("no")
    }
  }
}

private final class MainTabs: Coordinator {
  enum Route: String, Codable, CaseIterable { case home, drafts }
  let navigation = Tabs<Route>(.home, .drafts)

  func destination(for route: Route) -> Destination {
    switch route {
    case .home: .screen(ListModel())
    case .drafts: .flow(DraftFlow())
    }
  }
}

private final class App: Coordinator {
  enum Route: String, Codable, CaseIterable { case main, logIn, settings }
  let navigation = Switcher<Route>(.main)

  func destination(for route: Route) -> Destination {
    switch route {
    case .main: .flow(MainTabs())
    case .logIn, .settings: .screen(ListModel())
    }
  }
}

@Suite("A question in a tab that is not selected", .timeLimit(.minutes(10)))
@MainActor
struct UnseenQuestionTests {
  private let app = App()
  private let host: InMemoryHost
  private weak var tabs: MainTabs?
  private weak var drafts: DraftFlow?

  init() {
    host = InMemoryHost(app, journalLimit: 100)
    tabs = app.child()
    drafts = tabs?.child()
  }

  /// Checks that a replay, which asks no questions, selects the same tab, and that nothing leaks.
  private func close() async throws {
    let replay = try await host.tree.journal?.replay(App())
    #expect(replay?.tree.description == host.tree.description)
    #expect(replay?.divergence == nil)
    replay?.close()
    await host.expectNothingLeaked()
  }

  @Test("selects the tab, and the request goes on after a yes")
  func allowed() async throws {
    drafts?.push(.draft)
    let logOut = app.show(.logIn)
    await host.until { host.alert != nil }
    #expect(host.alert?.title == "Discard?")
    #expect(tabs?.navigation.selectedIndex == 1)
    host.user.choose("Discard")
    await host.until { logOut.currentOutcome != nil }
    #expect(logOut.currentOutcome == .settled)
    #expect(app.navigation.current == .logIn)
    #expect(host.disagreements == [])
    try await close()
  }

  @Test("leaves the user there after a no")
  func refused() async throws {
    drafts?.push(.draft)
    let logOut = app.show(.logIn)
    await host.until { host.alert != nil }
    host.user.choose("Keep")
    await host.until { logOut.currentOutcome != nil }
    #expect(tabs?.navigation.selectedIndex == 1)
    #expect(app.navigation.current == .main)
    #expect(host.topScreen is DraftModel)
    try await close()
  }

  @Test("lies above a sheet of the root, where the user sees it")
  func aboveSheet() async throws {
    drafts?.push(.draft)
    app.present(.settings)
    let logOut = app.show(.logIn)
    await host.until { host.alert != nil }
    #expect(host.disagreements == [])
    host.user.choose("Discard")
    await host.until { logOut.currentOutcome != nil }
    #expect(app.navigation.current == .logIn)
    try await close()
  }

  @Test("is seen also when a route of that tab asks")
  func entering() async throws {
    let push = drafts?.push(.adults)
    await host.until { host.alert != nil }
    #expect(tabs?.navigation.selectedIndex == 1)
    host.user.choose("Yes")
    await host.until { push?.currentOutcome != nil }
    #expect(drafts?.navigation.count == 2)
    try await close()
  }

  @Test("selects nothing if the flow has no open question")
  func unrelated() async throws {
    drafts?.push(.draft)
    let logOut = app.show(.logIn)
    tabs?.present(.home)
    #expect(tabs?.navigation.selectedIndex == 0)
    await host.until { tabs?.navigation.selectedIndex == 1 }
    #expect(logOut.currentOutcome == nil)
    try await close()
  }
}
