import Testing
import WebDriver

extension InBrowser {
  @Suite("Browser: Campus, logging in")
  struct CampusLogin {
    @Test("to main replaces everything, and the browser's Back does not return to log in")
    func toMain() async throws {
      try await Visitor.visiting("campus") { visitor in
        try await visitor.sees(CampusTree.login)
        try await visitor.sees(title: "Log in")
        try await visitor.tap("To main")
        try await visitor.sees(CampusTree.main())
        try await visitor.sees(title: "Ways back")
        try await visitor.sees(event: "login: LoginCoordinator left: finished")
      }
    }

    @Test("to main from inside the nested yellow flow replaces everything")
    func toMainFromYellow() async throws {
      try await Visitor.visiting("campus") { visitor in
        try await visitor.tap("To yellow")
        try await visitor.sees(CampusTree.yellow)
        try await visitor.tap("To main")
        try await visitor.sees(CampusTree.main())
        try await visitor.sees(event: "yellow: YellowCoordinator left: finished")
        try await visitor.browser.wait(
          for: "the history to follow", until: "history.state.depth === 0")
        try await visitor.browser.reload()
        try await visitor.sees(CampusTree.main())
      }
    }

    @Test("yellow is left by the back button, a swipe, its own button and the browser's Back")
    func leavingYellow() async throws {
      try await Visitor.visiting("campus") { visitor in
        try await visitor.tap("To yellow")
        try await visitor.sees(CampusTree.yellow)
        try await visitor.swipeBackNotQuite()
        try await visitor.sees(CampusTree.yellow)
        try await visitor.swipeBack()
        try await visitor.sees(CampusTree.login)
        try await visitor.sees(event: "yellow: YellowCoordinator left: swipe")

        try await visitor.tap("To yellow")
        try await visitor.sees(CampusTree.yellow)
        try await visitor.tapBack()
        try await visitor.sees(CampusTree.login)
        try await visitor.sees(event: "yellow: YellowCoordinator left: back button")

        try await visitor.tap("To yellow")
        try await visitor.sees(CampusTree.yellow)
        try await visitor.tap("Back, by code")
        try await visitor.sees(CampusTree.login)
        try await visitor.sees(event: "yellow: YellowCoordinator left: popped")

        try await visitor.tap("To yellow")
        try await visitor.sees(CampusTree.yellow)
        try await visitor.browser.back()
        try await visitor.sees(CampusTree.login)
        try await visitor.sees(event: "yellow: YellowCoordinator left: browser back")
      }
    }

    @Test("red, nested in yellow, is popped alone, or together with yellow from the back menu")
    func red() async throws {
      try await Visitor.visiting("campus") { visitor in
        try await visitor.tap("To yellow")
        try await visitor.tap("On to red")
        try await visitor.sees(CampusTree.red)
        try await visitor.swipeBackNotQuite()
        try await visitor.sees(CampusTree.red)
        try await visitor.tapBack()
        try await visitor.sees(CampusTree.yellow)
        try await visitor.tap("On to red")
        try await visitor.sees(CampusTree.red)
        try await visitor.chooseFromBackMenu("Log in")
        try await visitor.sees(CampusTree.login)
        try await visitor.sees(event: "yellow: YellowCoordinator left: back menu")
      }
    }

    @Test("Back and Forward walk through the nested flows")
    func history() async throws {
      try await Visitor.visiting("campus") { visitor in
        try await visitor.tap("To yellow")
        try await visitor.tap("On to red")
        try await visitor.sees(CampusTree.red)
        try await visitor.browser.back()
        try await visitor.sees(CampusTree.yellow)
        try await visitor.browser.back()
        try await visitor.sees(CampusTree.login)
        try await visitor.browser.forward()
        try await visitor.sees(CampusTree.yellow)
        try await visitor.browser.forward()
        try await visitor.sees(CampusTree.red)
        try await visitor.browser.reload()
        try await visitor.sees(CampusTree.red)
        try await visitor.browser.back()
        try await visitor.sees(CampusTree.yellow)
        try await visitor.tap("To main")
        try await visitor.sees(CampusTree.main())
      }
    }

    @Test("two visitors at once: one tab at log in, another one in main")
    func twoTabs() async throws {
      try await Visitor.visiting("campus") { visitor in
        let first = try await visitor.browser.currentTab
        try await visitor.tap("To yellow")
        try await visitor.sees(CampusTree.yellow)
        let second = try await visitor.browser.newTab()
        try await visitor.open("campus")
        try await visitor.tap("To main")
        try await visitor.sees(CampusTree.main())
        try await visitor.browser.switchTo(first)
        try await visitor.sees(CampusTree.yellow)
        try await visitor.tap("On to red")
        try await visitor.sees(CampusTree.red)
        try await visitor.browser.switchTo(second)
        try await visitor.sees(CampusTree.main())
      }
    }
  }
}
