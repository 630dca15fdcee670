import Testing
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherTesting
import UsherUIKit

@Suite("Options of tabs", .serialized)
@MainActor
struct TabOptionsTests {
  private let phone = Phone()
  private let flow = OptionFlow()

  private func show(
    on version: StandIn.System.Version, idiom: UIUserInterfaceIdiom = .phone
  ) async throws -> (UIKitHost, TabsController) {
    StandIn.system = StandIn.System(version)
    let before = UIDevice.current.userInterfaceIdiom
    UIDevice.current.userInterfaceIdiom = idiom
    defer { UIDevice.current.userInterfaceIdiom = before }
    phone.views.register(
      Player.self, controller: { _ in PlayerController() },
      update: { controller, player in controller.label.text = player.song })
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    await phone.settleWithTasks()
    return (host, try #require(host.rootViewController as? TabsController))
  }

  @Test(
    "The search tab is the system's own from iOS 18, and a tab like the others before",
    arguments: StandIn.System.Version.allCases)
  func search(_ version: StandIn.System.Version) async throws {
    flow.options[.search] = TabOptions(isSearch: true)
    let (host, tabs) = try await show(on: version)
    #expect(tabs.tabs.contains { $0 is UISearchTab } == (version >= .iOS18))
    for name in ["search", "home", "search"] {
      try phone.person.tapTab(name)
      await phone.settleWithTasks()
      #expect(phone.top == name && flow.navigation.selected?.rawValue == name)
    }
    flow.select(.library)
    await phone.settleWithTasks()
    #expect(phone.top == "library")
    #expect(host.tree.isSettled)
    #expect(host.tree.disagreements == [])
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
  }

  @Test("The app's delegate may refuse a tab", arguments: [true, false])
  func refuses(ofTabs: Bool) async throws {
    flow.options[.search] = TabOptions(isSearch: true)
    let (host, tabs) = try await show(on: .iOS18)
    flow.select(.library)
    await phone.settleWithTasks()
    let refusal: any UITabBarControllerDelegate = ofTabs ? RefusesTabs() : RefusesControllers()
    for isRefused in [true, false] {
      tabs.delegate = isRefused ? refusal : nil
      try phone.person.tapTab("home")
      await phone.settleWithTasks()
      #expect(flow.navigation.selected == (isRefused ? .library : .home))
    }
    #expect(host.tree.isSettled)
    withExtendedLifetime(refusal) {}
  }

  @Test("Tabs of one section are a group on an iPad, and each of them can be shown")
  func sections() async throws {
    flow.options[.home] = TabOptions(section: "Yours")
    flow.options[.library] = TabOptions(section: "Yours")
    let (host, tabs) = try await show(on: .iOS18, idiom: .pad)
    #expect(tabs.tabs.map(\.title) == ["Yours", "search"])
    let group = try #require(tabs.tabs.first as? UITabGroup)
    #expect(group.children.map(\.title) == ["home", "library"])
    for (tab, name) in [
      (group.children[1], "library"), (tabs.tabs[1], "search"), (group, "library"),
    ] {
      tabs._tap(tab)
      await phone.settleWithTasks()
      #expect(flow.navigation.selected?.rawValue == name)
      #expect((phone.person.path.last as? ModelController)?.model.name == name)
      let shown = (group.viewController?.children.last as? ModelController)?.model.name
      #expect(name == "search" || shown == name)
    }
    flow.select(.home)
    await phone.settleWithTasks()
    #expect(phone.top == "home")
    #expect(host.tree.isSettled)
    #expect(host.tree.disagreements == [])
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
  }

  @Test("On a phone tabs of a section stand beside each other")
  func sectionsOnPhone() async throws {
    flow.options[.home] = TabOptions(section: "Yours")
    let (host, tabs) = try await show(on: .iOS18)
    #expect(tabs.tabs.isEmpty, "a phone shows no section, so none needs an object")
    #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["home", "library", "search"])
    withExtendedLifetime(host) {}
  }

  @Test("A section that is not selected at first shows its tab when it is")
  func laterSection() async throws {
    flow.options[.library] = TabOptions(section: "Yours")
    flow.options[.search] = TabOptions(section: "Yours")
    let (host, tabs) = try await show(on: .iOS18, idiom: .pad)
    let group = try #require(tabs.tabs.last as? UITabGroup)
    tabs._tap(group)
    await phone.settleWithTasks()
    #expect((group.viewController?.children.last as? ModelController)?.model.name == "library")
    flow.select(.search)
    await phone.settleWithTasks()
    #expect((group.viewController?.children.last as? ModelController)?.model.name == "search")
    #expect(host.tree.disagreements == [])
  }

  @Test("Tabs that were never shown change places")
  func reordered() async throws {
    flow.options[.search] = TabOptions(isSearch: true)
    let (host, tabs) = try await show(on: .iOS18)
    flow.setTabs([.home, .search, .library])
    await phone.settleWithTasks()
    #expect(tabs.tabs.map(\.title) == ["home", "search", "library"])
    #expect(host.tree.disagreements == [])
    flow.select(.library)
    await phone.settleWithTasks()
    #expect(phone.top == "library")
    #expect(host.tree.isSettled && host.tree.disagreements == [])
  }

  @Test("The app's delegate hears which tab the user selected")
  func heard() async throws {
    flow.options[.search] = TabOptions(isSearch: true)
    let (host, tabs) = try await show(on: .iOS18)
    let ears = HearsSelections()
    tabs.delegate = ears
    try phone.person.tapTab("library")
    await phone.settleWithTasks()
    #expect(ears.heard == ["library"])
    withExtendedLifetime(host) {}
  }

  @Test("Tabs come, go and get other options while the app runs, and their badges follow")
  func changes() async throws {
    let (host, tabs) = try await show(on: .iOS18)
    #expect(tabs.tabs.isEmpty, "none needs an object")
    flow.select(.library)
    await phone.settleWithTasks()
    flow.options[.search] = TabOptions(isSearch: true)
    await phone.settleWithTasks()
    #expect(tabs.tabs.count == 3 && tabs.tabs[2] is UISearchTab)
    #expect(phone.top == "library")
    flow.setTabs([.library, .search])
    await phone.settleWithTasks()
    #expect(tabs.tabs.map(\.title) == ["library", "search"])
    #expect(tabs.tabs.map(\.badgeValue) == ["1", "1"])
    flow.setTabs([.search, .home])
    await phone.settleWithTasks()
    #expect(tabs.tabs.map(\.title) == ["search", "home"])
    #expect(phone.top == flow.navigation.selected?.rawValue)
    flow.select(.home)
    await phone.settleWithTasks()
    #expect(phone.top == "home")
    #expect(host.tree.isSettled)
    #expect(host.tree.disagreements == [])
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
  }

  @Test(
    "The accessory stands above the bar, follows its model and opens a flow",
    arguments: [StandIn.System.Version.iOS17, .iOS26])
  func accessory(_ version: StandIn.System.Version) async throws {
    let player = Player { [flow] in flow.present(.search, as: .sheet) }
    flow.player = player
    let (host, tabs) = try await show(on: version)
    let controller = try #require(tabs.children.lazy.compactMap { $0 as? PlayerController }.first)
    let view = try #require(controller.viewIfLoaded)
    #expect((tabs.bottomAccessory?.contentView === view) == (version == .iOS26))
    tabs.view.layoutIfNeeded()
    let inset = tabs.viewControllers?.first?.additionalSafeAreaInsets.bottom
    #expect(inset == (version == .iOS26 ? 0 : 48))
    #expect(view.isDescendant(of: tabs.view))
    #expect(controller.label.text == "silence")
    player.song = "a song"
    await phone.settleWithTasks()
    #expect(controller.label.text == "a song")
    player.open()
    await phone.settleWithTasks()
    #expect(host.rootViewController.presentedViewController != nil)
    flow.dismiss()
    flow.player = nil
    await phone.settleWithTasks()
    #expect(tabs.bottomAccessory == nil)
    #expect(controller.parent == nil && view.superview == nil)
    #expect(tabs.viewControllers?.first?.additionalSafeAreaInsets.bottom == 0)
    #expect(host.tree.isSettled)
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
  }

  @Test("What the accessory's own controller reads does not make the host read the bar again")
  func accessoryAlone() async throws {
    let player = Player()
    flow.player = player
    let (host, tabs) = try await show(on: .iOS26)
    let controller = try #require(tabs.children.lazy.compactMap { $0 as? PlayerController }.first)
    let readings = flow.readings
    player.song = "a song"
    await phone.settleWithTasks()
    #expect(controller.label.text == "a song")
    #expect(flow.readings == readings)
    flow.minimizing = .never
    await phone.settleWithTasks()
    #expect(flow.readings > readings, "what it declares is followed")
    withExtendedLifetime(host) {}
  }

  @Test("A section keeps its object while its tabs come, go and leave it")
  func keptSection() async throws {
    for route in [OptionFlow.Route.home, .library, .friends] {
      flow.options[route] = TabOptions(section: "Yours")
    }
    let (host, tabs) = try await show(on: .iOS18, idiom: .pad)
    let group = try #require(tabs.tabs.first as? UITabGroup)
    let box = group.viewController
    // The idiom is asked for each time that tabs are set.
    let before = UIDevice.current.userInterfaceIdiom
    UIDevice.current.userInterfaceIdiom = .pad
    defer { UIDevice.current.userInterfaceIdiom = before }
    flow.setTabs([.home, .library, .friends, .search])
    await phone.settleWithTasks()
    #expect(tabs.tabs.first === group && group.viewController === box)
    #expect(group.children.map(\.title) == ["home", "library", "friends"])
    flow.select(.library)
    await phone.settleWithTasks()
    flow.options[.library] = nil
    await phone.settleWithTasks()
    #expect(tabs.tabs.map(\.title) == ["Yours", "library", "Yours", "search"])
    #expect(tabs.tabs.first === group && group.children.map(\.title) == ["home"])
    #expect(phone.top == "library")
    flow.select(.friends)
    await phone.settleWithTasks()
    #expect((phone.person.path.last as? ModelController)?.model.name == "friends")
    flow.select(.home)
    await phone.settleWithTasks()
    #expect((box?.children.last as? ModelController)?.model.name == "home")
    #expect(host.tree.isSettled && host.tree.disagreements == [])
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
  }

  @Test(
    "A picture for the selected tab is shown where the system has it, and follows",
    arguments: [StandIn.System.Version.iOS18, .iOS26])
  func selectedPicture(_ version: StandIn.System.Version) async throws {
    let (full, other) = (UIImage(), UIImage())
    let player = Player()
    phone.views.configure(Model.self) { controller, model in
      controller.tabBarItem.selectedImage = player.song == "silence" ? full : other
    }
    flow.options[.search] = TabOptions(isSearch: true)
    let (host, tabs) = try await show(on: version)
    #expect(
      tabs.tabs.map { $0.selectedImage === full } == Array(repeating: version == .iOS26, count: 3))
    player.song = "a song"
    await phone.settleWithTasks()
    #expect((tabs.tabs[0].selectedImage === other) == (version == .iOS26))
    withExtendedLifetime(host) {}
  }

  @Test(
    "The bar becomes small as declared, from iOS 26", arguments: StandIn.System.Version.allCases)
  func minimizing(_ version: StandIn.System.Version) async throws {
    flow.minimizing = .onScrollDown
    let (host, tabs) = try await show(on: version)
    #expect(tabs.tabBarMinimizeBehavior == (version == .iOS26 ? .onScrollDown : .automatic))
    flow.minimizing = nil
    await phone.settleWithTasks()
    #expect(tabs.tabBarMinimizeBehavior == .automatic)
    withExtendedLifetime(host) {}
  }
}

private final class RefusesTabs: NSObject, UITabBarControllerDelegate {
  func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool { false }
}

private final class RefusesControllers: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabs: UITabBarController, shouldSelect controller: UIViewController
  ) -> Bool { false }
}

private final class HearsSelections: NSObject, UITabBarControllerDelegate {
  private(set) var heard: [String?] = []
  func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
    heard.append(controller.tabBarItem.title)
  }
}
