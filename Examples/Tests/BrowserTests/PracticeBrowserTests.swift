import Testing
import WebDriver

extension InBrowser {
  @Suite("Browser: Practice")
  struct Practice {
    @Test("both flows open, and close by the bar's back button")
    func backButton() async throws {
      try await Visitor.visiting("practice") { visitor in
        try await visitor.sees(onMain)
        try await visitor.sees(title: "Practice")
        try await visitor.tap("First")
        try await visitor.sees(onFirst)
        try await visitor.sees(title: "First")
        try await visitor.tap("FirstSub")
        try await visitor.sees(onFirstSub)
        try await visitor.tapBack()
        try await visitor.sees(onFirst)
        try await visitor.tapBack()
        try await visitor.sees(onMain)
        try await visitor.sees(event: "first: FirstCoordinator left: back button")
        try await visitor.tap("Second")
        try await visitor.sees(onSecond)
        try await visitor.tapBack()
        try await visitor.sees(onMain)
        try await visitor.sees(event: "second: SecondCoordinator left: back button")
      }
    }

    @Test("a flow that finishes disappears with all its screens")
    func finishing() async throws {
      try await Visitor.visiting("practice") { visitor in
        try await visitor.tap("First")
        try await visitor.tap("FirstSub")
        try await visitor.sees(onFirstSub)
        try await visitor.tap("Done")
        try await visitor.sees(onMain)
        try await visitor.sees(event: "first: FirstCoordinator left: finished")
      }
    }

    @Test("a swipe from the left edge goes back, and one that returns to the edge does not")
    func swiping() async throws {
      try await Visitor.visiting("practice") { visitor in
        try await visitor.tap("First")
        try await visitor.tap("FirstSub")
        try await visitor.sees(onFirstSub)
        try await visitor.swipeBackNotQuite()
        try await visitor.sees(onFirstSub)
        try await visitor.sees(title: "FirstSub")
        try await visitor.swipeBack()
        try await visitor.sees(onFirst)
        try await visitor.swipeBackNotQuite(with: .mouse)
        try await visitor.sees(onFirst)
        try await visitor.swipeBack(with: .mouse)
        try await visitor.sees(onMain)
        try await visitor.sees(event: "first: FirstCoordinator left: swipe")
      }
    }

    @Test("nothing happens while the finger is down, and a cancelled touch is no swipe")
    func fingerDown() async throws {
      try await Visitor.visiting("practice", width: 390, height: 844) { visitor in
        try await visitor.tap("First")
        try await visitor.sees(onFirst)
        let finger = try await visitor.touchEdge()
        try await finger.pull(x: 320)
        try await visitor.browser.waitForElement(".u-stack[data-moving]")
        #expect(try await visitor.browser.execute("return \(Visitor.treeText)") == .string(onFirst))
        try await finger.cancel()
        try await visitor.sees(onFirst)
        try await visitor.swipeBack()
        try await visitor.sees(onMain)
      }
    }

    @Test("the back button's menu goes back over the whole flow")
    func backMenu() async throws {
      try await Visitor.visiting("practice") { visitor in
        try await visitor.tap("First")
        try await visitor.tap("FirstSub")
        try await visitor.sees(onFirstSub)
        try await visitor.chooseFromBackMenu("Practice")
        try await visitor.sees(onMain)
        try await visitor.sees(event: "first: FirstCoordinator left: back menu")
      }
    }

    @Test("the browser's Back closes the top screen, and Forward opens it again as another flow")
    func browserHistory() async throws {
      try await Visitor.visiting("practice") { visitor in
        try await visitor.tap("First")
        try await visitor.tap("FirstSub")
        try await visitor.sees(onFirstSub)
        try await visitor.browser.back()
        try await visitor.sees(onFirst)
        try await visitor.browser.back()
        try await visitor.sees(onMain)
        try await visitor.sees(event: "first: FirstCoordinator left: browser back")
        try await visitor.browser.forward()
        try await visitor.sees(onFirst)
        try await visitor.browser.forward()
        try await visitor.sees(onFirstSub)
        try await visitor.browser.back()
        try await visitor.sees(onFirst)
      }
    }

    @Test("opening a screen after Back replaces the entries that Forward would have opened")
    func historyIsCut() async throws {
      try await Visitor.visiting("practice") { visitor in
        try await visitor.tap("First")
        try await visitor.sees(onFirst)
        try await visitor.browser.back()
        try await visitor.sees(onMain)
        try await visitor.tap("Second")
        try await visitor.sees(onSecond)
        try await visitor.browser.back()
        try await visitor.sees(onMain)
        try await visitor.browser.forward()
        try await visitor.sees(onSecond)
      }
    }

    @Test("the start page leads to the app, and Back in the app stays in the app")
    func startPage() async throws {
      try await Visitor.visiting("") { visitor in
        try await visitor.browser.click("a[href='/practice']")
        try await visitor.sees(onMain)
        try await visitor.tap("First")
        try await visitor.sees(onFirst)
        try await visitor.tapBack()
        try await visitor.sees(onMain)
        try await visitor.browser.wait(
          for: "the history to follow", until: "history.state.depth === 0")
        try await visitor.browser.back()
        try await visitor.browser.waitForElement(".demo-card")
      }
    }

    @Test("a reload in the middle of a flow changes nothing, and Back still works after it")
    func reload() async throws {
      try await Visitor.visiting("practice") { visitor in
        try await visitor.tap("First")
        try await visitor.tap("FirstSub")
        try await visitor.sees(onFirstSub)
        try await visitor.browser.reload()
        try await visitor.sees(onFirstSub)
        try await visitor.sees(title: "FirstSub")
        try await visitor.browser.back()
        try await visitor.sees(onFirst)
        try await visitor.browser.reload()
        try await visitor.sees(onFirst)
        try await visitor.tapBack()
        try await visitor.sees(onMain)
      }
    }

    @Test("two tabs of one browser have separate trees")
    func twoTabs() async throws {
      try await Visitor.visiting("practice") { visitor in
        let first = try await visitor.browser.currentTab
        try await visitor.tap("First")
        try await visitor.sees(onFirst)
        let second = try await visitor.browser.newTab()
        try await visitor.open("practice")
        try await visitor.sees(onMain)
        try await visitor.tap("Second")
        try await visitor.sees(onSecond)
        try await visitor.browser.switchTo(first)
        try await visitor.sees(onFirst)
        try await visitor.tap("FirstSub")
        try await visitor.sees(onFirstSub)
        try await visitor.browser.switchTo(second)
        try await visitor.sees(onSecond)
        try await visitor.browser.back()
        try await visitor.sees(onMain)
        try await visitor.browser.switchTo(first)
        try await visitor.sees(onFirstSub)
      }
    }

    @Test("changes made in another tab appear at once")
    func stream() async throws {
      try await Visitor.visiting("practice") { visitor in
        try await visitor.sees(onMain)
        // As another tab would do it: this page gets no answer, and receives the change by its
        // stream.
        try await visitor.browser.execute(
          """
          const button = document.querySelector(`${arguments[0]} button[value$="/First"]`);
          const fields = new FormData(button.form, button);
          await fetch(location.href, {
            method: "POST", body: new URLSearchParams(fields),
            headers: { Accept: "application/json" },
          });
          """, .string(visitor.top))
        try await visitor.sees(onFirst)
        try await visitor.sees(title: "First")
      }
    }

    @Test("a duplicated tab shows the same tree, and follows the other tab")
    func duplicatedTab() async throws {
      try await Visitor.visiting("practice") { visitor in
        let first = try await visitor.browser.currentTab
        let address = try await visitor.browser.url
        try await visitor.browser.newTab()
        try await visitor.browser.navigate(to: address)
        try await visitor.tap("First")
        try await visitor.sees(onFirst)
        try await visitor.browser.switchTo(first)
        try await visitor.sees(onFirst)
        try await visitor.sees(title: "First")
      }
    }
  }
}

let onMain = """
  MainCoordinator (stack)
    main: MainModel
  """

let onFirst = """
  MainCoordinator (stack)
    main: MainModel
    first: FirstCoordinator (stack)
      first: FirstModel
  """

let onFirstSub = """
  MainCoordinator (stack)
    main: MainModel
    first: FirstCoordinator (stack)
      first: FirstModel
      firstSub: FirstSubModel
  """

let onSecond = """
  MainCoordinator (stack)
    main: MainModel
    second: SecondCoordinator (stack)
      second: SecondModel
  """
