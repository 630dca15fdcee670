import Testing
import WebDriver

extension InBrowser {
  @Suite("Browser: Campus, every way back")
  struct CampusMain {
    @Test("a sheet is dragged down, partly and fully, finishes, or is closed by the browser's Back")
    func sheet() async throws {
      let green = CampusTree.main(waysBack: [
        "  sheet green: GreenCoordinator (stack)", "    green: GreenModel",
      ])
      try await inMain { visitor in
        try await visitor.tap("Green")
        try await visitor.sees(green)
        try await visitor.sees(title: "Green")
        try await visitor.swipeDownNotQuite()
        try await visitor.sees(green)
        try await visitor.swipeDown()
        try await visitor.sees(CampusTree.main())
        try await visitor.sees(event: "green: GreenCoordinator left: swipe down")

        try await visitor.tap("Green")
        try await visitor.sees(green)
        try await visitor.tap("Done")
        try await visitor.sees(CampusTree.main())
        try await visitor.sees(event: "green: GreenCoordinator left: finished")

        try await visitor.tap("Green")
        try await visitor.sees(green)
        try await visitor.browser.back()
        try await visitor.sees(CampusTree.main())
        try await visitor.sees(event: "green: GreenCoordinator left: browser back")
        try await visitor.browser.forward()
        try await visitor.sees(green)
        try await visitor.browser.reload()
        try await visitor.sees(green)
        try await visitor.swipeDown(with: .mouse)
        try await visitor.sees(CampusTree.main())
      }
    }

    @Test("a stack in a sheet is dismissed as a whole, and its Back stays inside the sheet")
    func stackInASheet() async throws {
      let mix = ["  sheet mix: MixCoordinator (stack)", "    first: MixModel"]
      let second = mix + ["    second(after: \(Text.red)): MixModel"]
      try await inMain { visitor in
        try await visitor.tap("Mix two colours")
        try await visitor.sees(CampusTree.main(waysBack: mix))
        try await visitor.choose(hue: "Red", next: "Next")
        try await visitor.sees(CampusTree.main(waysBack: second))
        try await visitor.sees(title: "Red and …")
        try await visitor.swipeBackNotQuite()
        try await visitor.sees(CampusTree.main(waysBack: second))
        try await visitor.swipeBack()
        try await visitor.sees(CampusTree.main(waysBack: mix))
        try await visitor.tap("Next")
        try await visitor.sees(CampusTree.main(waysBack: second))
        try await visitor.swipeDown()
        try await visitor.sees(CampusTree.main())
        try await visitor.sees(event: "mix: MixCoordinator left: swipe down")
      }
    }

    @Test("the mixed colour comes back as a value")
    func mixing() async throws {
      try await inMain { visitor in
        try await visitor.tap("Mix two colours")
        try await visitor.choose(hue: "Blue", next: "Next")
        try await visitor.sees(title: "Blue and …")
        try await visitor.choose(hue: "Yellow", next: "Mix")
        try await visitor.sees(CampusTree.main())
        try await visitor.browser.wait(
          for: "the mix",
          until: """
            [...document.querySelectorAll("[data-active] .u-section")].some((each) =>
              each.innerText.startsWith("Mixed last") && each.innerText.includes("Green"))
            """)
        try await visitor.sees(event: "mix: MixCoordinator left: finished")
      }
    }

    @Test("a pushed flow pops itself, is popped together with its screens, or finishes")
    func pushed() async throws {
      let yellow = ["yellow: YellowCoordinator (stack)", "  yellow: YellowModel"]
      let red = yellow + ["  red: RedCoordinator (stack)", "    red: RedModel"]
      try await inMain { visitor in
        try await visitor.tap("Yellow")
        try await visitor.sees(CampusTree.main(waysBack: yellow))
        try await visitor.tap("Back, by code")
        try await visitor.sees(CampusTree.main())
        try await visitor.tap("Yellow")
        try await visitor.tap("On to red")
        try await visitor.sees(CampusTree.main(waysBack: red))
        try await visitor.chooseFromBackMenu("Ways back")
        try await visitor.sees(CampusTree.main())
        try await visitor.tap("Yellow")
        try await visitor.tap("To main")
        try await visitor.sees(CampusTree.main())
        try await visitor.sees(event: "yellow: YellowCoordinator left: popped")
        try await visitor.sees(event: "yellow: YellowCoordinator left: back menu")
        try await visitor.sees(event: "yellow: YellowCoordinator left: finished")
      }
    }

    @Test("an alert is answered, or cancelled by the browser's Back")
    func alert() async throws {
      let question = CampusTree.main(waysBack: ["  alert question: Empty the diary?"])
      try await inMain { visitor in
        try await visitor.tap("Red")
        try await visitor.tapBack()
        try await visitor.tap("Empty the diary")
        try await visitor.sees(question)
        try await visitor.choose("Keep")
        try await visitor.sees(CampusTree.main())
        try await visitor.tap("Empty the diary")
        try await visitor.sees(question)
        try await visitor.browser.back()
        try await visitor.sees(CampusTree.main())
        try await visitor.tap("Empty the diary")
        try await visitor.sees(question)
        try await visitor.browser.reload()
        try await visitor.sees(question)
        try await visitor.choose("Empty")
        try await visitor.sees(CampusTree.main())
        try await visitor.browser.wait(
          for: "an empty diary",
          until: "document.querySelector('[data-active]').innerText.includes('Nothing has ended')")
      }
    }

    private func inMain(_ body: @Sendable (Visitor) async throws -> Void) async throws {
      // At the users' pace.
      try await Visitor.visiting("campus", pace: 1) { visitor in
        try await visitor.tap("To main")
        try await visitor.sees(CampusTree.main())
        try await body(visitor)
      }
    }
  }
}

extension Visitor {
  /// Chooses a colour and continues.
  fileprivate func choose(hue: String, next: String) async throws {
    try await tap(hue)
    try await tap(next)
  }
}
