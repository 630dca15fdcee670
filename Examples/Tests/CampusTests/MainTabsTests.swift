import Testing
import Usher
import UsherTesting

@testable import Campus

@MainActor
@Suite("Campus: the main tabs")
struct MainTabsTests {
  let host = InMemoryHost(makeCampus())

  init() throws {
    try host.screen(LoginModel.self).send(.mainTapped)
  }

  @Test("each tab keeps its contents while another is selected")
  func tabsKeepTheirStacks() throws {
    host.user.tapTab(1)
    try host.screen(ColoursModel.self).send(.tapped(.red))
    try host.screen(ColourModel.self).send(.nextTapped)
    host.expectTree(onColours("red", "orange"))
    host.user.tapTab(0)
    #expect(host.title == "Ways back")
    host.user.tapTab(1)
    host.expectTree(onColours("red", "orange"))
    host.user.tapBack()
    host.expectTree(onColours("red"))
  }

  @Test("tapping the selected tab pops to its first screen")
  func reselecting() throws {
    host.user.tapTab(1)
    try host.screen(ColoursModel.self).send(.tapped(.green))
    try host.screen(ColourModel.self).send(.nextTapped)
    try host.screen(ColourModel.self).send(.nextTapped)
    host.expectTree(onColours("green", "blue", "purple"))
    host.user.tapTab(1)
    host.expectTree(onColours())
  }

  @Test("equal colours do not share a model, and each keeps its likes")
  func equalRoutes() throws {
    host.user.tapTab(1)
    try host.screen(ColoursModel.self).send(.tapped(.red))
    try host.screen(ColourModel.self).send(.likeTapped)
    for _ in Hue.allCases { try host.screen(ColourModel.self).send(.nextTapped) }
    #expect(host.title == "Red")
    #expect(try host.screen(ColourModel.self).likes == 0)
    host.user.chooseFromBackMenu(over: 6)
    #expect(host.title == "Red")
    #expect(try host.screen(ColourModel.self).likes == 1)
    host.expectTree(onColours("red"))
  }

  @Test("logging out asks first")
  func stay() throws {
    host.user.tapTab(2)
    try host.screen(AccountModel.self).send(.logOutTapped)
    host.expectTree(onAccount + "\n        alert question: Log out?")
    host.user.choose("Stay")
    host.expectTree(onAccount)
  }

  @Test("C12: logging out drops the tabs and everything in them, in one transition")
  func logOut() throws {
    host.user.tapTab(1)
    try host.screen(ColoursModel.self).send(.tapped(.blue))
    host.user.tapTab(2)
    try host.screen(AccountModel.self).send(.logOutTapped)
    host.user.choose("Log out")
    host.expectTree(onLogin)
    #expect(host.endings(of: "MainCoordinator") == [.finished])
    #expect(host.endings(of: "ColoursCoordinator").count == 1)
  }

  @Test("logging in again starts without any previous state")
  func again() throws {
    host.user.tapTab(2)
    try host.screen(AccountModel.self).send(.logOutTapped)
    host.user.choose("Log out")
    try host.screen(LoginModel.self).send(.mainTapped)
    host.expectTree(onMain)
  }

  @Test("two trees of one app share nothing")
  func twoTrees() throws {
    let other = InMemoryHost(makeCampus())
    try other.screen(LoginModel.self).send(.yellowTapped)
    host.expectTree(onMain)
    other.user.tapBack()
    other.expectTree(onLogin)
    host.expectTree(onMain)
  }

  @Test("the tabs' coordinators declare their tab items")
  func tabItems() {
    #expect(WaysBackCoordinator().screenOptions.tabItem?.title == "Ways back")
    #expect(ColoursCoordinator().screenOptions.tabItem?.title == "Colours")
    #expect(AccountCoordinator().screenOptions.tabItem?.title == "Account")
  }
}

private func onColours(_ hues: String...) -> String {
  var lines = """
    AppCoordinator (switcher)
      main: MainCoordinator (tabs)
        waysBack: WaysBackCoordinator (stack)
          list: WaysBackModel
        *colours: ColoursCoordinator (stack)
          list: ColoursModel
    """
  for hue in hues { lines += "\n      colour(Campus.Hue.\(hue)): ColourModel" }
  return lines + """

        account: AccountCoordinator (stack)
          account: AccountModel
    """
}

let onAccount = """
  AppCoordinator (switcher)
    main: MainCoordinator (tabs)
      waysBack: WaysBackCoordinator (stack)
        list: WaysBackModel
      colours: ColoursCoordinator (stack)
        list: ColoursModel
      *account: AccountCoordinator (stack)
        account: AccountModel
  """
