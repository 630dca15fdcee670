import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Switcher")
struct ContainerSwitcherTests {
  private let root = TrialSwitcher(
    "login",
    [
      "login": { root in .flow(TrialStack("name")) { _ in root.show("main") } },
      "main": { _ in .flow(TrialTabs(Tabs("home", "settings"))) { _ in } },
    ])
  private let host: InMemoryHost

  init() {
    host = InMemoryHost(root, recordsMisuse: false)
  }

  @Test("Shows one place at a time, in one transition")
  func show() {
    #expect(root.navigation.current == "login")
    root.child(TrialStack.self)?.push("password")
    let seen = host.transitionCount
    root.show("main")
    #expect(host.transitionCount == seen + 1)
    #expect(root.navigation.routes == ["main"])
    #expect(
      host.endings() == [
        "password (ancestor ended)", "name (ancestor ended)", "login (replaced)",
      ])
    host.expectTree(
      """
      TrialSwitcher (switcher)
        main: TrialTabs (tabs)
          *home: TrialPage
          settings: TrialPage
      """)
    #expect(host.disagreements == [])
  }

  @Test("Showing the current route is a no-op")
  func showTheSame() {
    root.child(TrialStack.self)?.push("password")
    let (page, seen) = (host.topScreen, host.transitionCount)
    #expect(root.show("login").currentOutcome == .settled)
    #expect(host.topScreen === page)
    #expect(host.transitionCount == seen)
    #expect(host.ended.isEmpty)
  }

  @Test("Showing the route of a flow that has just finished makes it anew")
  func showAgainInAnswer() {
    let root = TrialSwitcher(
      "login", ["login": { root in .flow(TrialStack("name")) { _ in root.show("login") } }])
    let host = InMemoryHost(root)
    root.child(TrialStack.self)?.push("password")
    root.child(TrialStack.self)?.finish(1)
    host.expectTree("TrialSwitcher (switcher)\n  login: TrialStack (stack)\n    name: TrialPage")
    #expect(host.endings().last == "login (finished)")
    #expect(host.disagreements == [])
  }

  @Test("A finished flow and the route shown in reaction are one transition")
  func finishAndShow() {
    let seen = host.transitionCount
    root.child(TrialStack.self)?.finish(1)
    #expect(host.transitionCount == seen + 1)
    #expect(root.navigation.current == "main")
    #expect(host.endings() == ["name (ancestor ended)", "login (finished)"])
    #expect(host.misuses == [])
    host.expectNothingLeaked()
  }

  @Test("A finished flow without a successor stays usable, and can be replaced later")
  func unanswered() {
    let root = TrialSwitcher("login", ["login": { _ in .flow(TrialStack("name")) { _ in } }])
    let host = InMemoryHost(root, recordsMisuse: false)
    root.child(TrialStack.self)?.finish(1)
    #expect(host.misuses.count == 1)
    root.show("login")
    #expect(host.ended.isEmpty, "it is shown already")
    root.show("main")
    #expect(host.endings() == ["name (ancestor ended)", "login (replaced)"])
    #expect(host.misuses.count == 1)
    host.expectNothingLeaked()
  }

  @Test("Each stack in a switcher has its own navigation controller")
  func ownStack() {
    root.child(TrialStack.self)?.push("password")
    #expect(host.user.backMenuCount == 1)
    host.user.tapBack()
    #expect(!host.user.seesBackButton)
  }

  @Test("An alert as a place is misuse, and the switcher restarts")
  func alertAsPlace() throws {
    let root = TrialSwitcher(
      "one", ["alert": { _ in .alert(AlertContent("Sure?", .cancel("No"))) }])
    let host = InMemoryHost(root, recordsMisuse: false)
    root.show("alert")
    #expect(host.misuses.first?.description.contains("alert") == true)
    #expect(root.navigation.current == "one")
    #expect(try host.screen(TrialPage.self).name == "one")
    #expect(host.disagreements == [])
  }

  @Test("Routes that cannot be compared are shown anew each time")
  func incomparable() {
    let root = Incomparable()
    let host = InMemoryHost(root)
    let page = host.topScreen
    root.show(.only)
    #expect(host.topScreen !== page)
    #expect(host.endings() == ["only (replaced)"])
  }

  private final class Incomparable: Coordinator {
    enum Route {
      case only
      case other(() -> Void)
    }

    let navigation = Switcher<Route>(.only)

    func destination(for route: Route) -> Destination { .screen(TrialPage("page", of: self)) }
  }
}
