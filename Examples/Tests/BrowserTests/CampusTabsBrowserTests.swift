import Testing
import WebDriver

extension InBrowser {
  @Suite("Browser: Campus, tabs and account")
  struct CampusTabs {
    @Test("each tab keeps its stack, and tapping the selected tab pops to its first screen")
    func tabs() async throws {
      let deep = [Text.colour("red"), Text.colour("orange")]
      try await inMain { visitor in
        try await visitor.tap(tab: "Colours")
        try await visitor.sees(CampusTree.main(selected: 1))
        try await visitor.tap("Red")
        try await visitor.tap("The next colour")
        try await visitor.sees(CampusTree.main(selected: 1, colours: deep))
        try await visitor.tap(tab: "Ways back")
        try await visitor.sees(CampusTree.main(colours: deep))
        try await visitor.tap(tab: "Colours")
        try await visitor.sees(CampusTree.main(selected: 1, colours: deep))
        try await visitor.sees(title: "Orange")
        try await visitor.tap(tab: "Colours")
        try await visitor.sees(CampusTree.main(selected: 1))
        try await visitor.sees(event: "\(Text.colour("orange")) left: tab reselected")
      }
    }

    @Test("a screen follows its model, in every tab of the browser that shows it")
    func likes() async throws {
      try await inMain { visitor in
        try await visitor.tap(tab: "Colours")
        try await visitor.tap("Blue")
        for _ in 1...3 { try await visitor.tap("Like") }
        try await visitor.seesLikes(3)
        let first = try await visitor.browser.currentTab
        let address = try await visitor.browser.url
        try await visitor.browser.newTab()
        try await visitor.browser.navigate(to: address)
        try await visitor.seesLikes(3)
        try await visitor.tap("Like")
        try await visitor.seesLikes(4)
        try await visitor.browser.switchTo(first)
        try await visitor.seesLikes(4)
      }
    }

    @Test("logging out asks first, and drops the tabs with everything in them")
    func logOut() async throws {
      try await inMain { visitor in
        try await visitor.tap(tab: "Colours")
        try await visitor.tap("Green")
        try await visitor.tap(tab: "Account")
        let deep = [Text.colour("green")]
        try await visitor.tap("Log out")
        try await visitor.sees(
          CampusTree.main(selected: 2, colours: deep, account: ["  alert question: Log out?"]))
        try await visitor.choose("Stay")
        try await visitor.sees(CampusTree.main(selected: 2, colours: deep))
        try await visitor.tap("Log out")
        try await visitor.choose("Log out")
        try await visitor.sees(CampusTree.login)
        try await visitor.sees(event: "main: MainCoordinator left: finished")
        try await visitor.tap("To main")
        try await visitor.sees(CampusTree.main())
      }
    }

    @Test("leaving an unsaved name asks first, the browser's Back included")
    func unsavedName() async throws {
      let name = CampusTree.main(selected: 2, account: ["name: NameModel"])
      let asking = CampusTree.main(
        selected: 2, account: ["name: NameModel", "  alert Discard the new name?"])
      try await inMain { visitor in
        try await visitor.tap(tab: "Account")
        try await visitor.tap("Name")
        try await visitor.sees(name)
        try await visitor.tapBack()
        try await visitor.sees(CampusTree.main(selected: 2))

        try await visitor.tap("Name")
        try await visitor.sees(name)
        try await visitor.browser.type(" 2", into: "\(visitor.top) input[type=text]")
        try await visitor.tapBack()
        try await visitor.sees(asking)
        try await visitor.choose("Keep editing")
        try await visitor.sees(name)
        try await visitor.swipeBack()
        try await visitor.sees(asking)
        try await visitor.choose("Keep editing")
        try await visitor.sees(name)
        try await visitor.browser.back()
        try await visitor.sees(asking)
        try await visitor.choose("Keep editing")
        try await visitor.sees(name)
        try await visitor.browser.back()
        try await visitor.sees(asking)
        try await visitor.choose("Discard")
        try await visitor.sees(CampusTree.main(selected: 2))
      }
    }

    @Test("leaving a saved name asks nothing, and the account shows the name")
    func savedName() async throws {
      try await inMain { visitor in
        try await visitor.tap(tab: "Account")
        try await visitor.tap("Name")
        try await visitor.browser.type(" <b>&", into: "\(visitor.top) input[type=text]")
        try await visitor.tap("Save")
        try await visitor.sees(CampusTree.main(selected: 2))
        try await visitor.browser.waitForText("\(visitor.top) .u-value", equals: "김민지 <b>&")
      }
    }

    private func inMain(_ body: @Sendable (Visitor) async throws -> Void) async throws {
      try await Visitor.visiting("campus") { visitor in
        try await visitor.tap("To main")
        try await visitor.sees(CampusTree.main())
        try await body(visitor)
      }
    }
  }
}

extension Visitor {
  fileprivate func seesLikes(_ count: Int) async throws {
    try await browser.waitForText("\(top) .u-text", equals: "♥ \(count)")
  }
}
