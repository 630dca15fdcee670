import Testing
@_spi(Hosting) import Usher
import UsherTesting

/// The wishes of a switcher with the place `main`, or `draft`.
enum SwitcherWish: CaseIterable { case show, showRemembering, resume }

/// What happens to it meanwhile.
enum SwitcherMeanwhile: CaseIterable { case nothing, show, present, theSame }

/// The wishes for a tab: a verb, and the user's tap.
enum TabWish: CaseIterable { case select, tap }

/// What happens to the tabs meanwhile.
enum TabMeanwhile: CaseIterable { case nothing, select, tap, present, theSame }

/// The wishes about a sheet that asks.
enum SheetWish: CaseIterable { case dismiss, swipe }

/// What happens to it meanwhile.
enum SheetMeanwhile: CaseIterable { case nothing, push, present, forced, swipe, theSame }

private let answers: [Bool?] = [true, false, nil]

/// The same rule as in ``AskedAgainTests``, for the other models.
@MainActor
@Suite("A wish that waits is asked again, in other models", .timeLimit(.minutes(10)))
struct AskedAgainModelTests {
  private let guide = Guide()
  private let oracle = Oracle()
  private let draft = HesitantPage()

  private func askAboutX() { guide.says["x"] = { [oracle] in .ask { await oracle.ask() } } }

  /// Answers, waits for the outcomes, and checks them.
  private func check(
    _ handles: [NavigationHandle], _ answer: Bool?, isLost: Bool, _ here: Comment
  ) async {
    if let answer {
      draft.answer(answer)
      oracle.answer(answer ? .allow : .refuse("no"))
      await turns { handles.allSatisfy { $0.currentOutcome != nil } }
    }
    let outcome = handles[0].currentOutcome
    switch (answer, isLost) {
    case (_, true): #expect(outcome == .superseded, here)
    case (true?, _): #expect(outcome == .settled, here)
    case (false?, _): if case .refused? = outcome {} else { Issue.record(here) }
    case (nil, _): #expect(outcome == nil, here)
    }
    if answer == true, handles.count == 2 {
      #expect(handles[1].currentOutcome == .duplicate, here)
    }
  }

  private func end(_ host: InMemoryHost, _ here: Comment) {
    #expect(host.disagreements == [], here)
    host.tree.close()
    draft.answer(false)
    oracle.answer(.allow)
    guide.children = [:]
  }

  @Test("A switcher", arguments: SwitcherWish.allCases, Asked.allCases)
  func switcher(_ wish: SwitcherWish, _ asked: Asked) async {
    for meanwhile in SwitcherMeanwhile.allCases {
      for answer in answers {
        let first = asked == .draft ? "draft" : "main"
        guide.children["draft"] = { [draft] in .screen(draft) }
        guide.says = [:]
        let flow = GuardedSwitcher(first, guide)
        let host = InMemoryHost(flow)
        if wish == .resume {
          guide.says["x"] = { .redirect(to: first, remembering: true) }
          flow.show("x")
          guide.says["x"] = nil
        }
        if asked == .entrance { askAboutX() }
        func make() -> NavigationHandle {
          switch wish {
          case .show: flow.show("x")
          case .showRemembering: flow.show("x", remembering: true)
          case .resume: flow.resume()
          }
        }
        var handles = [make()]
        await turns { draft.isAsked || oracle.isAsked }
        switch meanwhile {
        case .nothing: break
        case .show: flow.withoutAsking { flow.show("b") }
        case .present: flow.present("b")
        case .theSame: handles.append(make())
        }
        let isLost = meanwhile == .show && (asked == .draft || wish != .resume)
        let here = Comment("\(wish), \(meanwhile), \(asked), \(answer as Any)")
        await check(handles, answer, isLost: isLost, here)
        let isDone = answer == true && !isLost
        #expect(flow.navigation.current == (isDone ? "x" : meanwhile == .show ? "b" : first), here)
        let remembered: String? =
          switch wish {
          case .show: nil
          case .showRemembering: isDone ? first : nil
          case .resume: answer == nil && !isLost ? "x" : flow.rememberedRoute
          }
        #expect(flow.rememberedRoute == remembered, here)
        end(host, here)
      }
    }
  }

  @Test("Of the places that were chosen for a switcher under one question the last one counts")
  func lastPlace() async {
    guide.children["draft"] = { [draft] in .screen(draft) }
    let flow = GuardedSwitcher("draft", guide)
    let host = InMemoryHost(flow)
    let handles = ["b", "c", "b"].map { flow.show($0) }
    await turns { draft.isAsked }
    #expect(flow.navigation.current == "draft")
    draft.answer(true)
    await turns { handles.allSatisfy { $0.currentOutcome != nil } }
    #expect(flow.navigation.current == "b")
    #expect(handles.map(\.currentOutcome) == [.superseded, .superseded, .settled])
    #expect(draft.timesAsked == 1)
    end(host, "last")
  }

  @Test("A place that was chosen before the one that is shown by now does not replace it")
  func overtakenPlace() async {
    for asked in [Asked.draft, .entrance] {
      let first = asked == .draft ? "draft" : "main"
      guide.children["draft"] = { [draft] in .screen(draft) }
      guide.says = [:]
      let flow = GuardedSwitcher(first, guide)
      let host = InMemoryHost(flow)
      if asked == .entrance { askAboutX() }
      let early = flow.show("x")
      await turns { draft.isAsked || oracle.isAsked }
      flow.withoutAsking { flow.show("b") }
      draft.answer(true)
      oracle.answer(.allow)
      await turns { early.currentOutcome != nil }
      #expect(early.currentOutcome == .superseded)
      #expect(flow.navigation.current == "b")
      end(host, "overtaken")
    }
  }

  @Test("A place that was shown after a waiting one stays, whatever had been replaced before")
  func laterPlace() async {
    guide.children["draft"] = { [draft] in .screen(draft) }
    let flow = GuardedSwitcher("draft", guide)
    let host = InMemoryHost(flow)
    askAboutX()
    let first = flow.show("b")
    let waiting = flow.show("x")
    await turns { draft.isAsked && oracle.isAsked }
    draft.answer(true)
    await turns { first.currentOutcome != nil }
    #expect(flow.navigation.current == "b")
    flow.withoutAsking { flow.show("d") }
    oracle.answer(.allow)
    await turns { waiting.currentOutcome != nil }
    #expect(waiting.currentOutcome == .superseded)
    #expect(flow.navigation.current == "d")
    end(host, "later")
  }

  @Test("A place that has been replaced is not made anew")
  func remadeTooLate() async {
    guide.children["draft"] = { [draft] in .screen(draft) }
    let flow = GuardedSwitcher("draft", guide)
    let host = InMemoryHost(flow)
    let (show, remake) = (flow.show("b"), flow.remake())
    await turns { draft.isAsked }
    draft.answer(true)
    await turns { show.currentOutcome != nil && remake.currentOutcome != nil }
    #expect(flow.navigation.current == "b")
    #expect(show.currentOutcome == .settled && remake.currentOutcome == .superseded)
    end(host, "remade")
  }

  @Test("Of two that replace the top of a stack under one question the first one counts")
  func firstReplacement() async {
    guide.children["draft"] = { [draft] in .screen(draft) }
    let flow = GuardedStack("home", guide)
    let host = InMemoryHost(flow)
    flow.push("draft")
    let handles = ["b", "c"].map { flow.replace(with: $0) }
    await turns { draft.isAsked }
    draft.answer(true)
    await turns { handles.allSatisfy { $0.currentOutcome != nil } }
    #expect(flow.navigation.routes == ["home", "b"])
    #expect(handles.map(\.currentOutcome) == [.settled, .superseded])
    end(host, "first")
  }

  @Test("Tabs", arguments: TabWish.allCases)
  func tabs(_ wish: TabWish) async throws {
    for meanwhile in TabMeanwhile.allCases {
      for answer in answers {
        let flow = GuardedTabs("l", "m", "x", guide)
        let host = InMemoryHost(flow)
        askAboutX()
        let bar = try #require(host.tree.root.hostContainer)
        func make() -> NavigationHandle {
          switch wish {
          case .select: flow.select("x")
          case .tap: host.tree.userSelectedTab(at: 2, in: bar)
          }
        }
        var handles = [make()]
        await turns { oracle.isAsked }
        switch meanwhile {
        case .nothing: break
        case .select: flow.select("m")
        case .tap: host.user.tapTab(1)
        case .present: flow.present("b")
        case .theSame: handles.append(make())
        }
        let here = Comment("\(wish), \(meanwhile), \(answer as Any)")
        await check(handles, answer, isLost: false, here)
        let now = meanwhile == .select || meanwhile == .tap ? 1 : 0
        #expect(flow.navigation.selectedIndex == (answer == true ? 2 : now), here)
        end(host, here)
      }
    }
  }

  @Test("A sheet", arguments: SheetWish.allCases)
  func sheet(_ wish: SheetWish) async throws {
    for meanwhile in SheetMeanwhile.allCases {
      for answer in answers {
        guide.children["draft"] = { [draft] in .screen(draft) }
        let flow = GuardedStack("home", guide)
        let host = InMemoryHost(flow)
        flow.present("draft")
        let sheet = try #require(host.tree.engine.state.modals.last)
        func swipe() -> NavigationHandle { host.tree.userDismissed(sheet, cause: .swipeDown) }
        func make() -> NavigationHandle { wish == .dismiss ? flow.dismiss() : swipe() }
        var handles = [make()]
        await turns { draft.isAsked }
        switch meanwhile {
        case .nothing: break
        case .push: flow.push("b")
        case .present: flow.present("b")
        case .forced: flow.withoutAsking { flow.dismiss() }
        case .swipe: _ = swipe()
        case .theSame: handles.append(make())
        }
        let isLost = meanwhile == .forced
        let here = Comment("\(wish), \(meanwhile), \(answer as Any)")
        await check(handles, answer, isLost: isLost, here)
        // What the flow presented later stands beside it.
        let upper = meanwhile == .present ? 1 : 0
        let lower = answer != true && !isLost ? 1 : 0
        #expect(host.tree.engine.state.modals.count == lower + upper, here)
        #expect(flow.navigation.routes == (meanwhile == .push ? ["home", "b"] : ["home"]), here)
        end(host, here)
      }
    }
  }
}
