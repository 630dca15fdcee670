import Testing
import Usher
import UsherTesting

private typealias Flow = Walk.Flow

/// Tabs with a title in the bar, and without.
private final class TitledTabs: Coordinator {
  enum Route: String { case home, cart }
  let navigation = Tabs<Route>(.home, .cart)

  func destination(for route: Route) -> Destination { .screen(Titled(route)) }

  final class Titled: ScreenConfiguring {
    let screenOptions: ScreenOptions

    init(_ route: Route) {
      screenOptions =
        route == .home
        ? ScreenOptions(title: "Home") : ScreenOptions(title: "2 items", tabItem: TabItem("Cart"))
    }
  }
}

@MainActor
@Suite("Choices that code awaits, and tabs by title")
struct AwaitedChoiceTests {
  @Test("An alert that code awaits is gone when the choice returns")
  func confirm() async {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.task { if await flow.confirm("Sure?") { flow.push(.page("b")) } }
    await host.until { host.alert != nil }
    host.user.choose("OK")
    #expect(host.alert == nil)
    #expect(host.title == "home")
    #expect(host.tree.description == "Flow (stack)\n  page(\"home\"): Page")
    await host.until { host.title == "b" && host.tree.isSettled }
    #expect(host.disagreements == [])
  }

  @Test("The user can act between the choice and the code that awaited it")
  func actsAtOnce() async {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.push(.page("detail"))
    flow.task { if await flow.confirm("Sure?") { flow.push(.page("b")) } }
    await host.until { host.alert != nil }
    host.user.choose("OK")
    host.user.tapBack()
    #expect(host.title == "home")
    await host.until { host.title == "b" && host.tree.isSettled }
    #expect(flow.navigation.routes == [.page("home"), .page("b")])
  }

  @Test("Taps a tab by its title in the bar, or by that of its screen")
  func tabs() {
    let tabs = TitledTabs()
    let host = InMemoryHost(tabs)
    host.user.tapTab("Cart")
    #expect(tabs.navigation.selected == .cart)
    host.user.tapTab("Home")
    #expect(tabs.navigation.selected == .home)
    withKnownIssue {
      host.user.tapTab("2 items")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("The user cannot tap the tab “2 items” here:")
      }
    }
    #expect(tabs.navigation.selected == .home)
  }
}
