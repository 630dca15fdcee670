import Observation
import Testing
import Usher
import UsherTesting

@Observable
final class InboxModel: ScreenConfiguring {
  var unread = 0

  var screenOptions: ScreenOptions {
    let badge = unread == 0 ? nil : "\(unread)"
    return ScreenOptions(title: "Inbox", tabItem: TabItem("Inbox", imageName: "tray", badge: badge))
  }
}

final class MailTabs: Coordinator {
  enum Route: Hashable { case inbox, drafts }

  let navigation = Tabs<Route>(.inbox, .drafts)
  let inbox = InboxModel()

  func destination(for route: Route) -> Destination {
    switch route {
    case .inbox: .screen(inbox)
    case .drafts: .screen(DraftsModel())
    }
  }
}

// Not on the page:

final class DraftsModel {}

extension CookbookTests {
  @Test("A badge follows its model")
  func badge() throws {
    let tabs = MailTabs()
    let host = InMemoryHost(tabs)
    #expect(tabs.inbox.screenOptions.tabItem?.badge == nil)
    tabs.inbox.unread = 3
    #expect(tabs.inbox.screenOptions.tabItem?.badge == "3")
    host.expectTree(try page.tree("A badge"))
  }
}
