import Testing
import Usher
import UsherTesting

private typealias Flow = Walk.Flow
private typealias TabsFlow = Walk.TabsFlow

/// Impossible actions of the user, with the reason and the place: each is an issue and does
/// nothing.
private struct Impossible: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The action in the issue's words.
  let words: String
  let arrange: @MainActor @Sendable (Flow) -> Void
  let act: @MainActor @Sendable (TestUser) -> Void

  init(
    _ description: String, _ words: String,
    _ arrange: @escaping @MainActor @Sendable (Flow) -> Void,
    _ act: @escaping @MainActor @Sendable (TestUser) -> Void
  ) {
    testDescription = description
    self.words = words
    self.arrange = arrange
    self.act = act
  }
}

@MainActor
@Suite("Impossible actions of the user")
struct TestUserLimitsTests {
  nonisolated private static let impossible: [Impossible] = [
    Impossible("Back at the first screen", "tap Back", { _ in }, { $0.tapBack() }),
    Impossible("a swipe at the first screen", "swipe back", { _ in }, { $0.swipeBack() }),
    Impossible(
      "a swipe begun at the first screen", "swipe back", { _ in },
      { person in #expect(!person.beginSwipeBack().isUnderWay) }),
    Impossible(
      "Back below a sheet", "tap Back",
      {
        $0.push(.page("b"))
        $0.present(.page("sheet"))
      }, { $0.tapBack() }),
    Impossible(
      "further back than there are screens", "go back over 2 screens", { $0.push(.page("b")) },
      { $0.chooseFromBackMenu(over: 2) }),
    Impossible("a drag without a sheet", "swipe a sheet down", { _ in }, { $0.swipeDown() }),
    Impossible(
      "a drag of a full screen", "swipe a sheet down",
      { $0.present(.page("full"), as: .fullScreen) }, { $0.swipeDown() }),
    Impossible(
      "a drag of an alert", "swipe a sheet down", { $0.present(.alert) }, { $0.swipeDown() }),
    Impossible(
      "a drag of a sheet that declares itself held", "swipe a sheet down",
      { $0.present(.stuck) }, { $0.swipeDown() }),
    Impossible(
      "a drag begun on a full screen", "swipe a sheet down",
      { $0.present(.page("full"), as: .fullScreen) },
      { person in #expect(!person.beginSwipeDown().isUnderWay) }),
    Impossible("a tab where there are none", "tap tab 0", { _ in }, { $0.tapTab(0) }),
    Impossible("a tab too far", "tap tab 2", { $0.push(.tabs) }, { $0.tapTab(2) }),
    Impossible("a choice without an alert", "choose Yes", { _ in }, { $0.choose("Yes") }),
    Impossible(
      "a choice that is not there", "choose Maybe", { $0.present(.alert) }, { $0.choose("Maybe") }),
    Impossible(
      "an alert below a sheet", "choose Yes",
      {
        $0.present(.alert)
        $0.present(.page("over"))
      }, { $0.choose("Yes") }),
  ]

  @Test(
    "It is an issue that names the action and the place, and nothing happens", arguments: impossible
  )
  private func impossible(_ case: Impossible) {
    let flow = Flow()
    let host = InMemoryHost(flow)
    `case`.arrange(flow)
    let (tree, events) = (host.tree.description, host.events.count)
    withKnownIssue {
      `case`.act(host.user)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("cannot \(`case`.words) here") && $0.rawValue.contains(tree)
      }
    }
    #expect(host.tree.description == tree)
    #expect(host.events.count == events)
    #expect(flow.log.lines == [])
    #expect(flow.push(.page("goes on")).currentOutcome == .settled)
  }

  @Test("During a transition touches do nothing, without an issue")
  func duringTransition() {
    let flow = Flow()
    let host = InMemoryHost(flow, transitions: .stepped)
    host.finishTransitions()
    flow.push(.page("b"))
    #expect(host.isTransitioning)
    let events = host.events.count
    host.user.tapBack()
    host.user.swipeBack()
    host.user.chooseFromBackMenu(over: 9)
    host.user.swipeDown()
    host.user.tapTab(3)
    host.user.choose("Yes")
    #expect(!host.user.beginSwipeBack().isUnderWay)
    #expect(!host.user.beginSwipeDown().isUnderWay)
    #expect(host.events.count == events)
    #expect(flow.navigation.count == 2)
    host.finishTransitions()
    host.user.tapBack()
    #expect(flow.navigation.count == 1)
  }

  @Test("During a gesture other touches do nothing")
  func duringGesture() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.push(.page("b"))
    flow.push(.page("c"))
    let gesture = host.user.beginSwipeBack()
    host.user.tapBack()
    #expect(!host.user.beginSwipeBack().isUnderWay)
    #expect(flow.navigation.count == 3)
    #expect(gesture.isUnderWay)
    gesture.finish()
    #expect(flow.navigation.count == 2)
  }
}
