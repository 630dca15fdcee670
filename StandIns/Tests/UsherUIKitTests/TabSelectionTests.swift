import Testing
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherTesting
import UsherUIKit

/// Who selects a tab that is an object: UIKit after a tap, UIKit alone, or code.
@Suite("Selections of tabs", .serialized)
@MainActor
struct TabSelectionTests {
  private let phone = Phone()
  private let flow = OptionFlow()
  private final class Log { var misuses: [Misuse] = [] }
  private let log = Log()

  private func show(
    on version: StandIn.System.Version = .iOS26, isListed: Bool = true,
    _ change: (inout StandIn.System) -> Void = { _ in }
  ) async throws -> (UIKitHost, TabsController) {
    var system = StandIn.System(version)
    change(&system)
    StandIn.system = system
    if isListed { flow.options[.search] = TabOptions(isSearch: true) }
    var configuration = TreeConfiguration()
    configuration.onMisuse = { [log] in log.misuses.append($0) }
    let host = UIKitHost(
      flow, in: phone.window, views: phone.views, configuration: configuration)
    await phone.settleWithTasks()
    return (host, try #require(host.rootViewController as? TabsController))
  }

  @Test(
    "A tab that UIKit selects by itself is the tree's too",
    arguments: StandIn.System.TabNews.allCases)
  func byItself(_ news: StandIn.System.TabNews) async throws {
    let (host, tabs) = try await show { $0.tabNews = news }
    try phone.person.tapTab("search")
    await phone.settleWithTasks()
    #expect(flow.navigation.selected == .search)
    // The search has ended.
    tabs._selectByItself(tabs.tabs[0])
    await phone.settleWithTasks()
    #expect(flow.navigation.selected == .home && phone.top == "home")
    #expect(host.tree.isSettled && host.tree.disagreements == [])
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
  }

  @Test("What the tabs refuse does not stay selected, although UIKit has selected it by itself")
  func byItselfRefused() async throws {
    let (host, tabs) = try await show()
    try phone.person.tapTab("search")
    await phone.settleWithTasks()
    flow.decisions[.home] = .refuse("not now")
    tabs._selectByItself(tabs.tabs[0])
    await phone.settleWithTasks()
    #expect(flow.navigation.selected == .search)
    #expect(tabs.selectedTab === tabs.tabs[2] && phone.top == "search")
    #expect(host.tree.isSettled && host.tree.disagreements == [])
  }

  @Test(
    "A tap that asks nothing is left to UIKit, which opens and closes the search field",
    arguments: StandIn.System.SearchTab.allCases, StandIn.System.TabNews.allCases)
  func field(_ search: StandIn.System.SearchTab, _ news: StandIn.System.TabNews) async throws {
    let (host, tabs) = try await show { ($0.searchTab, $0.tabNews) = (search, news) }
    for isOpen in [true, false] {
      try phone.person.tapTab(isOpen ? "search" : "library")
      await phone.settleWithTasks()
      #expect(tabs._isSearchOpen == isOpen)
      #expect(flow.navigation.selected == (isOpen ? .search : .library))
    }
    flow.select(.search)
    await phone.settleWithTasks()
    #expect(phone.top == "search")
    #expect(tabs._isSearchOpen == (search == .opensAnyway), "code has selected it")
    #expect(host.tree.isSettled && host.tree.disagreements == [])
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
  }

  @Test("A tap that asks moves nothing; after the answer code selects", arguments: [true, false])
  func asks(_ answer: Bool) async throws {
    let (host, tabs) = try await show { $0.searchTab = .opensByTap }
    var questions = 0
    flow.decisions[.search] = .ask {
      questions += 1
      return answer ? .allow : .refuse("not now")
    }
    let search = tabs.tabs[2]
    #expect(tabs.delegate?.tabBarController(tabs, shouldSelectTab: search) == false)
    #expect(phone.top == "home")
    await phone.settleWithTasks()
    #expect(questions == 1)
    #expect(phone.top == (answer ? "search" : "home"))
    #expect(!tabs._isSearchOpen)
    #expect(host.tree.isSettled && host.tree.disagreements == [])
  }

  @Test("What UIKit does not select after all is selected by code")
  func leftAlone() async throws {
    let (host, tabs) = try await show()
    let search = tabs.tabs[2]
    #expect(tabs.delegate?.tabBarController(tabs, shouldSelectTab: search) == true)
    await phone.settleWithTasks()
    #expect(tabs.selectedTab === search && phone.top == "search")
    #expect(flow.navigation.selected == .search)
    #expect(host.tree.isSettled && host.tree.disagreements == [])
  }

  @Test("A tap on the selected tab is the tree's, and pops nothing twice")
  func again() async throws {
    let (host, tabs) = try await show()
    #expect(tabs.delegate?.tabBarController(tabs, shouldSelectTab: tabs.tabs[0]) == false)
    await phone.settleWithTasks()
    #expect(phone.top == "home" && host.tree.isSettled)
  }

  @Test(
    "The app's delegate hears of a tab as UIKit tells it",
    arguments: StandIn.System.TabNews.allCases)
  func heard(_ news: StandIn.System.TabNews) async throws {
    let (host, tabs) = try await show { $0.tabNews = news }
    let ears = HearsTabs()
    tabs.delegate = ears
    try phone.person.tapTab("library")
    await phone.settleWithTasks()
    #expect(ears.heard == ["home > library"])
    flow.select(.home)
    await phone.settleWithTasks()
    #expect(ears.heard.count == (news == .ofCodeToo ? 2 : 1))
    withExtendedLifetime(host) {}
  }

  @Test(
    "Over UIKit's list of more tabs every tab of the bar can be selected", arguments: [true, false])
  func more(isListed: Bool) async throws {
    let (host, tabs) = try await show(isListed: isListed)
    flow.setTabs(OptionFlow.Route.allCases)
    await phone.settleWithTasks()
    #expect(tabs.tabs.isEmpty != isListed)
    for name in ["home", "library", "home"] {
      try phone.person.tapTab("More")
      await phone.settleWithTasks()
      #expect(tabs.selectedViewController === tabs.moreNavigationController)
      #expect(host.tree.isSettled)
      try phone.person.tapTab(name)
      await phone.settleWithTasks()
      #expect(phone.top == name && flow.navigation.selected?.rawValue == name)
    }
    flow.setTabs([.home, .library, .search])
    flow.setTabs(OptionFlow.Route.allCases)
    await phone.settleWithTasks()
    #expect(log.misuses.map(\.value) == ["Tabs"], "it is reported once")
    #expect(host.tree.isSettled && host.tree.disagreements == [])
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
  }
}

private final class HearsTabs: NSObject, UITabBarControllerDelegate {
  private(set) var heard: [String] = []
  func tabBarController(
    _ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
  ) { heard.append("\(previousTab?.title ?? "none") > \(tab.title)") }
}
