import Testing
import Usher
import UsherTesting

final class OfficeTabs: Coordinator {
  enum Route: Hashable { case tasks, reports, people }

  let navigation: Tabs<Route>
  init(_ role: Role) { navigation = Tabs(Self.tabs(of: role)) }

  private static func tabs(of role: Role) -> [Route] {
    role == .manager ? [.tasks, .reports, .people] : [.tasks, .people]
  }

  func roleChanged(to role: Role) {
    setTabs(Self.tabs(of: role))
  }

  func destination(for route: Route) -> Destination {
    .flow(OfficeFlow())
  }
}

// Not on the page:

enum Role { case manager, employee }

final class OfficeFlow: Coordinator {
  enum Route: Hashable { case overview }

  let navigation = Stack<Route>(.overview)
  func destination(for route: Route) -> Destination { .screen(OverviewModel()) }
}

final class OverviewModel {}

extension CookbookTests {
  @Test("A role has its tabs")
  func roles() throws {
    let tabs = OfficeTabs(.employee)
    let host = InMemoryHost(tabs)
    host.user.tapTab(1)
    let people = tabs.child(at: .people)
    tabs.roleChanged(to: .manager)
    #expect(tabs.child(at: .people) === people)
    host.expectTree(try page.tree("Tabs by role"))
    tabs.roleChanged(to: .employee)
    #expect(tabs.navigation.routes == [.tasks, .people])
  }
}
