import Usher

extension HostContract {
  /// Gestures and guards: a gesture that must wait for an answer.
  package static let heldQuestions: [Scenario] = [
    asked("A swipe of what asks moves nothing and asks", .swipe, allowed: false),
    asked("A swipe of what asks leaves when it is allowed", .swipe, allowed: true),
    asked("A drag of what asks moves nothing and asks", .drag, allowed: false),
    asked("A drag of what asks leaves when it is allowed", .drag, allowed: true),
    late("What begins to ask during a swipe is asked, and is put back", .swipe, allowed: false),
    late("What begins to ask during a swipe leaves when it is allowed", .swipe, allowed: true),
    late("What begins to ask during a drag is asked, and is put back", .drag, allowed: false),
    late("What begins to ask during a drag leaves when it is allowed", .drag, allowed: true),
    Scenario("A verb refused during a swipe does not affect the swipe") { run, root in
      guard let (host, _) = await refusedMeanwhile(run, root) else { return }
      host.endGesture(cancelled: false)
      await run.sees("root(root1 a(a1))", top: "a1")
      run.expect(run.endings, ["x (swipe)"], "the endings")
    },
    Scenario("A verb refused during a cancelled swipe changes nothing") {
      run, root in
      guard let (host, before) = await refusedMeanwhile(run, root) else { return }
      host.endGesture(cancelled: true)
      await before.compare(run)
    },
    Scenario("Touches during a gesture do nothing") { run, root in
      GestureSetup.inTab.build(run, root)
      let before = await ShownState(run)
      guard let host = run.host as? any GestureContractHost else { return }
      host.beginSwipeBack()
      host.tapBack()
      host.tapTab(1)
      host.goBack(over: 1)
      host.beginSwipeBack()
      host.endGesture(cancelled: true)
      await before.compare(run)
      host.endGesture(cancelled: false)
      await before.compare(run)
    },
  ]

  /// The screen asks from the beginning.
  private static func asked(_ words: String, _ gesture: GestureSetup, allowed: Bool) -> Scenario {
    Scenario(words) { run, root in
      gesture.build(run, root)
      let before = await ShownState(run)
      let screen = run.topAsks(answer: allowed)
      guard let host = run.host as? any GestureContractHost else { return }
      gesture.begin(host)
      run.expect(run.tree, gesture.before.tree, "when the gesture has begun, the tree")
      host.endGesture(cancelled: false)
      await run.answers(allowed, gesture, before, screen)
    }
  }

  /// The screen begins to ask during the gesture, when the platform can no longer be told.
  private static func late(_ words: String, _ gesture: GestureSetup, allowed: Bool) -> Scenario {
    Scenario(words) { run, root in
      gesture.build(run, root)
      let before = await ShownState(run)
      guard let host = run.host as? any GestureContractHost else { return }
      gesture.begin(host)
      let screen = run.topAsks(answer: allowed)
      host.endGesture(cancelled: false)
      await run.answers(allowed, gesture, before, screen)
    }
  }

  /// A screen below the swiped one refuses to be left, by code.
  @MainActor
  private static func refusedMeanwhile(
    _ run: ContractRun, _ root: ContractFlow
  ) async -> (any GestureContractHost, ShownState)? {
    root.push(.flow("a"))
    await run.host.settle()
    run.topAsks(answer: false)
    root.push(.screen("x"))
    let before = await ShownState(run)
    guard let host = run.host as? any GestureContractHost else { return nil }
    host.beginSwipeBack()
    root.popToRoot()
    await run.wait(for: "a refusal") { run.refusals == 1 }
    return (host, before)
  }
}

extension ContractRun {
  /// Checks the state after the answer to a gesture.
  fileprivate func answers(
    _ allowed: Bool, _ gesture: GestureSetup, _ before: ShownState, _ screen: ContractScreen?
  ) async {
    if allowed {
      await wait(for: "an ending") { !endings.isEmpty }
      await sees(gesture.after.tree, top: gesture.after.top)
    } else {
      await wait(for: "a refusal") { refusals == 1 }
      await before.compare(self)
    }
    expect(screen?.timesAsked, 1, "how often the screen was asked")
  }
}
