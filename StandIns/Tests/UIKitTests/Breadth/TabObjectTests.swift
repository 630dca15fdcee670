import Testing
import UIKit
import UIKitPerson

@Suite("Tabs as objects", .serialized)
@MainActor
struct TabObjectTests {
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var allows = true
    private(set) var told: [String] = []

    func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool { allows }
    func tabBarController(
      _ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
    ) { told.append("\(previousTab?.title ?? "none") > \(tab.title)") }
  }

  private let tabs = UITabBarController()
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let delegate = Delegate()
  private var person: Person { Person(in: window) }

  private func show(_ list: [UITab], _ change: (inout StandIn.System) -> Void = { _ in }) {
    StandIn.reset()
    StandIn.clock.mode = .manual
    var system = StandIn.System(.iOS18)
    change(&system)
    StandIn.system = system
    if !list.isEmpty { tabs.tabs = list }
    tabs.delegate = delegate
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    StandIn.clock.runUntilIdle()
  }

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
  }

  @Test("A controller is made once, when it is first asked for")
  func provider() {
    var made = 0
    let lazy = UITab(title: "b", image: nil, identifier: "b") { _ in
      made += 1
      return UIViewController()
    }
    show([tab("a"), lazy])
    #expect(made == 0)
    let controller = lazy.viewController
    #expect(made == 1 && lazy.viewController === controller)
    #expect(tabs.viewControllers?.count == 1, "only what was shown is among them")
  }

  @Test("A tap asks for the tab, and tells which one was selected before")
  func tap() throws {
    show([tab("a"), tab("b")])
    delegate.allows = false
    try person.tapTab("b")
    #expect(tabs.selectedTab?.title == "a" && delegate.told.isEmpty)
    delegate.allows = true
    try person.tapTab("b")
    #expect(tabs.selectedTab?.title == "b" && delegate.told == ["a > b"])
  }

  @Test("A selection by code is told or not", arguments: StandIn.System.TabNews.allCases)
  func code(_ news: StandIn.System.TabNews) {
    show([tab("a"), tab("b")]) { $0.tabNews = news }
    tabs.selectedTab = tabs.tabs[1]
    #expect(delegate.told == (news == .ofCodeToo ? ["a > b"] : []))
  }

  @Test("The field of the search tab opens", arguments: StandIn.System.SearchTab.allCases)
  func search(_ value: StandIn.System.SearchTab) throws {
    show([tab("a"), UISearchTab { _ in UIViewController() }]) { $0.searchTab = value }
    try person.tapTab("Search")
    #expect(tabs._isSearchOpen)
    StandIn.clock.runUntilIdle()
    try person.tapTab("a")
    #expect(!tabs._isSearchOpen)
    StandIn.clock.runUntilIdle()
    tabs.selectedTab = tabs.tabs[1]
    #expect(tabs._isSearchOpen == (value == .opensAnyway))
  }

  @Test("A section shows its own controller, whatever tab in it is selected")
  func group() {
    let inner = [tab("b"), tab("c")]
    let box = UIViewController()
    let section = UITabGroup(title: "s", image: nil, identifier: "s", children: inner) { _ in box }
    show([tab("a"), section])
    tabs.selectedTab = inner[1]
    #expect(tabs.selectedViewController === box)
    #expect(tabs.selectedTab === inner[1] && section.selectedChild === inner[1])
  }

  @Test(
    "Beyond five tabs a phone's bar has four and a list of the others", arguments: [true, false])
  func more(isListed: Bool) throws {
    let list = ["a", "b", "c", "d", "e", "f"].map(tab)
    show(isListed ? list : [])
    if !isListed {
      let controllers = list.map { tab in
        let controller = UIViewController()
        controller.title = tab.title
        return controller
      }
      tabs.setViewControllers(controllers, animated: false)
    }
    #expect(tabs.tabBar.items?.count == 5)
    try person.tapTab("More")
    StandIn.clock.runUntilIdle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedTab?.title == (isListed ? "a" : nil), "it stays what it was")
    try person.tapTab("a")
    StandIn.clock.runUntilIdle()
    #expect(tabs.selectedViewController !== tabs.moreNavigationController)
    let before = UIDevice.current.userInterfaceIdiom
    UIDevice.current.userInterfaceIdiom = .pad
    defer { UIDevice.current.userInterfaceIdiom = before }
    #expect(tabs.tabBar.items?.count == 6)
  }
}
