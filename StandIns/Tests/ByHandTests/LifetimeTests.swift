import Testing

extension ArticleTests {
  @MainActor
  @Suite("C6 and C7: children that were never stored or removed, and parents held strongly")
  struct LifetimeTests {
    @Test("C6: by hand, a child that was never stored dies at once, and its screen is dead")
    func byHandNotStored() async throws {
      let stage = await Stage.byHand(Habits(keepsChildren: false))
      // The window keeps the screens; no object keeps the coordinators that made them.
      #expect(stage.title == "Log in")
      #expect(stage.alive("LoginCoordinator", "LoginScreen") == [0, 1])
      try await stage.tap("To yellow", "To main")
      #expect(stage.title == "Log in", "its buttons do nothing")
    }

    @Test("C6: with Usher an app stores no child, and each lives as long as its screens")
    func usherNotStored() async throws {
      let stage = await Stage.usher()
      try await stage.tap("To yellow", "On to red")
      #expect(stage.title == "Red")
      #expect(stage.alive("LoginCoordinator", "YellowCoordinator", "RedCoordinator") == [1, 1, 1])
      try await stage.back()
      try await stage.tap("Back, by code")
      #expect(stage.alive("LoginCoordinator", "YellowCoordinator", "RedCoordinator") == [1, 0, 0])
    }

    @Test("C6: by hand, a child that was never removed stays, even after it finished")
    func byHandNotRemoved() async throws {
      let stage = await Stage.byHand(Habits(removesChildren: false))
      for round in 1...3 {
        try await stage.tap("To yellow", "Back, by code")
        #expect(stage.alive("YellowCoordinator", "YellowScreen") == [round, 0])
      }
    }

    @Test("C6: with Usher an app removes no child, and none stays")
    func usherNotRemoved() async throws {
      let stage = await Stage.usher()
      for round in 1...3 {
        try await stage.tap("To yellow", "Back, by code")
        #expect(stage.roll.came("YellowCoordinator") == round)
        #expect(stage.alive("YellowCoordinator", "YellowModel") == [0, 0])
      }
    }

    @Test("C7: by hand, a strong parent keeps everything of main alive after each log out")
    func byHandStrongParent() async throws {
      let stage = await Stage.byHand(Habits(holdsParents: true))
      for round in 1...2 {
        try await logInAndOut(stage)
        #expect(
          stage.alive("MainCoordinator", "WaysBackCoordinator", "AccountCoordinator")
            == [round, round, 0])
        #expect(stage.alive("WaysBackScreen") == [round], "with their screens")
      }
      #expect(stage.children.count == 1, "and only their own cycle keeps them")
      stage.cutCycles()
      #expect(stage.alive("MainCoordinator", "WaysBackCoordinator", "WaysBackScreen") == [0, 0, 0])
    }

    @Test("C7: by hand with weak parents, log out frees main: the reference causes the leak")
    func byHandWeakParent() async throws {
      let stage = await Stage.byHand()
      try await logInAndOut(stage)
      #expect(
        stage.alive("MainCoordinator", "WaysBackCoordinator", "AccountCoordinator") == [0, 0, 0])
      #expect(stage.alive("WaysBackScreen", "AccountScreen") == [0, 0])
    }

    @Test("C7: with Usher there is no parent to hold, and nothing of main remains after a log out")
    func usher() async throws {
      let stage = await Stage.usher()
      for round in 1...2 {
        try await logInAndOut(stage)
        #expect(stage.roll.came("MainCoordinator") == round)
        #expect(
          stage.alive("MainCoordinator", "WaysBackCoordinator", "AccountCoordinator") == [0, 0, 0])
        #expect(stage.alive("WaysBackModel", "AccountModel", "TabsController") == [0, 0, 0])
        #expect(stage.alive("PlainController", "LoginCoordinator") == [1, 1])
      }
    }

    private func logInAndOut(_ stage: Stage) async throws {
      try await stage.tap("To main")
      try await stage.tapTab("Account")
      try await stage.tap("Log out", "Log out")
      #expect(stage.title == "Log in")
    }
  }
}
