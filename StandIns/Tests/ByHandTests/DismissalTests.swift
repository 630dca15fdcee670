import Testing

extension ArticleTests {
  @MainActor
  @Suite("C4: the four kinds of dismissal")
  struct DismissalTests {
    /// The dismissals that the author of a coordinator has to observe.
    enum Dismissal: String, CaseIterable, Sendable {
      case screenPopped = "a view controller, popped"
      case screenSwipedDown = "a view controller, presented and swiped down"
      case stackSwipedDown = "a navigation controller, presented and swiped down as a whole"
      case flowPopped = "all screens of a flow, popped at once"

      @MainActor
      func take(on stage: Stage) async throws {
        switch self {
        case .screenPopped:
          try await stage.tap("Red")
          try await stage.back()
        case .screenSwipedDown:
          try await stage.tap("Green")
          try await stage.swipeDown()
        case .stackSwipedDown:
          try await stage.tap("Mix two colours", "Red", "Next")
          try await stage.swipeDown()
        case .flowPopped:
          try await stage.tap("Yellow", "On to red")
          try await stage.backMenu(over: 2)
        }
      }

      /// The coordinators that the dismissal ends.
      var coordinators: [String] {
        switch self {
        case .screenPopped: ["RedCoordinator"]
        case .screenSwipedDown: ["GreenCoordinator"]
        case .stackSwipedDown: ["MixCoordinator"]
        case .flowPopped: ["YellowCoordinator", "RedCoordinator"]
        }
      }

      /// How many screens leak with the coordinators by hand: those of a navigation controller that
      /// a coordinator made for itself.
      var screensLeft: Int { self == .stackSwipedDown ? 2 : 0 }
    }

    @Test("by hand, none of the four ends its coordinators", arguments: Dismissal.allCases)
    func byHand(_ dismissal: Dismissal) async throws {
      let stage = await Stage.byHand()
      try await stage.tap("To main")
      for round in 1...2 {
        try await dismissal.take(on: stage)
        #expect(stage.title == "Ways back")
        for coordinator in dismissal.coordinators {
          #expect(stage.alive(coordinator) == [round], "\(coordinator)")
        }
        let screens = ["RedScreen", "GreenScreen", "MixScreen", "YellowScreen"]
        #expect(screens.map(stage.roll.alive).reduce(0, +) == round * dismissal.screensLeft)
      }
    }

    @Test(
      "with Usher, each of the four ends them, and releases their screens",
      arguments: Dismissal.allCases)
    func usher(_ dismissal: Dismissal) async throws {
      let stage = await Stage.usher()
      try await stage.tap("To main")
      let controllers = stage.alive("PlainController", "StackController")
      for round in 1...2 {
        try await dismissal.take(on: stage)
        #expect(stage.title == "Ways back")
        for coordinator in dismissal.coordinators {
          #expect(stage.alive(coordinator) == [0], "\(coordinator)")
          #expect(stage.roll.came(coordinator) == round, "\(coordinator)")
        }
        #expect(stage.alive("RedModel", "GreenModel", "MixModel", "YellowModel") == [0, 0, 0, 0])
        #expect(stage.alive("PlainController", "StackController") == controllers)
      }
    }
  }
}
