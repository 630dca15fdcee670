import Testing

extension ArticleTests {
  @MainActor
  @Suite("C3: screens that the system pops")
  struct SystemBackTests {
    @Test("by hand, a button that pops by code ends its coordinator, as its author intended")
    func byHandByCode() async throws {
      let stage = await Stage.byHand()
      for _ in 1...3 { try await stage.tap("To yellow", "Back, by code") }
      #expect(stage.title == "Log in")
      #expect(stage.roll.came("YellowCoordinator") == 3)
      #expect(stage.alive("YellowCoordinator", "YellowScreen") == [0, 0])
    }

    @Test("by hand, each Back and each swipe leaves a coordinator behind, without a screen")
    func byHand() async throws {
      let stage = await Stage.byHand()
      for round in 1...3 {
        try await stage.tap("To yellow")
        try await stage.back()
        #expect(stage.alive("YellowCoordinator", "YellowScreen") == [2 * round - 1, 0])
        try await stage.tap("To yellow")
        try await stage.swipe()
        #expect(stage.alive("YellowCoordinator", "YellowScreen") == [2 * round, 0])
      }
      #expect(stage.title == "Log in")
      #expect(stage.children.count == 7, "the coordinator for logging in, and six unused ones")
    }

    @Test("with Usher, the same steps leave nothing behind")
    func usher() async throws {
      let stage = await Stage.usher()
      for _ in 1...3 {
        try await stage.tap("To yellow")
        #expect(stage.alive("YellowCoordinator") == [1])
        try await stage.back()
        #expect(stage.alive("YellowCoordinator", "YellowModel") == [0, 0])
        try await stage.tap("To yellow")
        try await stage.swipe()
        #expect(stage.alive("YellowCoordinator", "YellowModel") == [0, 0])
      }
      #expect(stage.title == "Log in")
      #expect(stage.roll.came("YellowCoordinator") == 6)
      #expect(stage.alive("PlainController") == [1], "the screen of log in")
    }

    @Test(
      "by hand, a screen that reports its disappearance loses its coordinator to a cancelled swipe"
    )
    func byHandTellingTooEarly() async throws {
      let stage = await Stage.byHand(Habits(endsWhenScreensDisappear: true))
      try await stage.tap("To yellow")
      try await stage.swipe(isCancelled: true)
      #expect(stage.title == "Yellow", "it is still there")
      #expect(stage.alive("YellowCoordinator", "YellowScreen") == [0, 1])
      try await stage.tap("Back, by code", "On to red", "To main")
      #expect(stage.title == "Yellow", "all of its buttons are dead")
    }

    @Test("by hand, a second delegate of the navigation controller silences the first")
    func byHandListening() async throws {
      let stage = await Stage.byHand(Habits(listensToNavigation: true))
      try await stage.tap("To yellow")
      try await stage.back()
      #expect(stage.alive("YellowCoordinator") == [0], "alone, it hears")
      try await stage.tap("To yellow", "On to red")
      try await stage.back()
      #expect(stage.alive("YellowCoordinator", "RedCoordinator") == [1, 0])
      try await stage.back()
      #expect(stage.title == "Log in")
      #expect(
        stage.alive("YellowCoordinator", "YellowScreen") == [1, 0],
        "no callback reached it any more")
    }

    @Test("with Usher, all flows in one navigation controller receive its callbacks")
    func usherListening() async throws {
      let stage = await Stage.usher()
      try await stage.tap("To yellow", "On to red")
      try await stage.back()
      #expect(stage.alive("YellowCoordinator", "RedCoordinator") == [1, 0])
      try await stage.back()
      #expect(stage.alive("YellowCoordinator", "RedCoordinator") == [0, 0])
    }

    @Test("with Usher, a cancelled swipe changes nothing")
    func usherTakingBack() async throws {
      let stage = await Stage.usher()
      try await stage.tap("To yellow")
      try await stage.swipe(isCancelled: true)
      #expect(stage.title == "Yellow")
      #expect(stage.alive("YellowCoordinator", "YellowModel") == [1, 1])
      try await stage.tap("On to red")
      #expect(stage.title == "Red")
    }
  }
}
