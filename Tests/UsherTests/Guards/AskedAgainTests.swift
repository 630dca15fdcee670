import Testing
@_spi(Hosting) import Usher
import UsherTesting

/// A wish that has to wait, of a flow with the places `home`, `a` and `draft`.
enum Wish: CaseIterable {
  case push, pushUnique, setRoutes, pop, popToRoot, popToA, replace, remake, link, present, resume
  /// The user goes back, over one item or two.
  case back, backOverTwo
}

/// What happens before the answer; what removes the draft is forced.
enum Meanwhile: CaseIterable {
  case nothing, push, pop, popToRoot, setRoutes, replace, removeA, present, theSame
  /// The user goes back, without force.
  case back
}

/// Who has to answer.
enum Asked: CaseIterable {
  /// The draft, before it is left.
  case draft
  /// The guard of the route `x`.
  case entrance
}

/// What the answer is; `nil` if none comes.
private let answers: [Bool?] = [true, false, nil]

@MainActor
@Suite("A wish that waits is asked again", .timeLimit(.minutes(10)))
struct AskedAgainTests {
  @Test(
    "with what it enters anew, and what it removes as it was bound", arguments: Wish.allCases,
    Asked.allCases)
  func table(_ wish: Wish, _ asked: Asked) async {
    guard wish.waits(for: asked) else { return }
    for meanwhile in Meanwhile.allCases {
      for answer in answers {
        let trial = Trial(asked)
        var expected = ExpectedStack(wish, asked)
        let handle = trial.do(wish)
        await turns { trial.isAsked }
        let second = trial.do(meanwhile, wish)
        expected.apply(meanwhile)
        let (isLost, isPointless) = (expected.isLost, expected.isPointless)
        if let answer {
          trial.answer(answer)
          await turns {
            handle.currentOutcome != nil && second.map { $0.currentOutcome != nil } != false
          }
          if answer { expected.carryOut() }
        }
        let here = Comment(
          rawValue: "\(wish), \(meanwhile), \(asked), \(String(describing: answer))")
        #expect(trial.flow.navigation.routes == expected.routes, here)
        switch (answer, isLost) {
        case (_, true),
          (true?, _) where isLost || isPointless:
          #expect(handle.currentOutcome == .superseded, here)
        case (true?, _): #expect(handle.currentOutcome == .settled, here)
        case (false?, _): #expect(handle.currentOutcome?.isRefusal == true, here)
        case (nil, _): #expect(handle.currentOutcome == nil, here)
        }
        if meanwhile == .theSame, answer == true {
          #expect(second?.currentOutcome == .duplicate, here)
        }
        #expect(trial.host.disagreements == [], here)
        trial.end()
      }
    }
  }

  @Test("A link that arrives twice under one question opens one page")
  func linkTwice() async {
    let trial = Trial(.entrance, ["home"])
    let handles = [trial.open(["home", "x"]), trial.open(["home", "x"])]
    await turns { trial.isAsked }
    trial.answer(true)
    await turns { handles.allSatisfy { $0.currentOutcome != nil } }
    #expect(trial.flow.navigation.routes == ["home", "x"])
    #expect(handles.map(\.currentOutcome) == [.settled, .duplicate])
    trial.end()
  }

  @Test("Two equal transactions under one question take effect once, and make their page once")
  func transactionTwice() async {
    let trial = Trial(.draft, ["home", "draft"])
    var handles: [NavigationHandle] = []
    for _ in 1...2 {
      trial.flow.transaction {
        handles += [trial.flow.popToRoot(), trial.flow.push("p1")]
      }
    }
    await turns { trial.isAsked }
    trial.answer(true)
    await turns { handles.allSatisfy { $0.currentOutcome != nil } }
    #expect(trial.flow.navigation.routes == ["home", "p1"])
    #expect(handles.map(\.currentOutcome) == [.settled, .settled, .duplicate, .duplicate])
    #expect(trial.made.filter { $0 == "p1" }.count == 1)
    trial.end()
  }

  @Test("Two pops under one question pop one page, and two that allow repeats push two")
  func twice() async {
    let trial = Trial(.draft)
    let handles = [trial.flow.pop(), trial.flow.pop()]
    await turns { trial.isAsked }
    trial.answer(true)
    await turns { handles.allSatisfy { $0.currentOutcome != nil } }
    #expect(trial.flow.navigation.routes == ["home", "a"])
    #expect(handles.map(\.currentOutcome) == [.settled, .duplicate])
    trial.end()
    let other = Trial(.entrance)
    other.flow.push("x")
    other.flow.push("x", allowsRepeat: true)
    await turns { other.isAsked }
    other.answer(true)
    await turns { other.flow.navigation.routes.count == 5 }
    #expect(other.flow.navigation.routes == ["home", "a", "draft", "x", "x"])
    other.end()
  }

  @Test("A transaction that waits is superseded when the flow of one of its verbs ends")
  func flowEnded() async {
    let left = TrialStack("p", ["child": { _ in .flow(TrialStack("c", [:])) { _ in } }])
    let page = HesitantPage()
    let right = TrialStack("q", ["draft": { _ in .screen(page) }])
    let tabs = TrialTabs(
      Tabs("left", "right"),
      ["left": { _ in .flow(left) { _ in } }, "right": { _ in .flow(right) { _ in } }])
    let host = InMemoryHost(tabs)
    left.push("child")
    right.push("draft")
    var handles: [NavigationHandle?] = []
    tabs.transaction {
      handles = [left.child(TrialStack.self)?.push("e"), right.pop()]
    }
    await turns { page.isAsked }
    left.withoutAsking { left.popToRoot() }
    #expect(handles.map { $0?.currentOutcome } == [.superseded, .superseded])
    // No request waits for the answer any more.
    page.answer(true)
    await host.expectNothingLeaked()
    #expect(right.navigation.routes == ["q", "draft"])
    #expect(host.disagreements == [])
  }
}

/// Lets tasks run until a condition is true; after many turns it will not become true.
@MainActor
func turns(until isSo: () -> Bool = { false }) async {
  for _ in 0..<2_000 where !isSo() { await Task.yield() }
}

/// A flow that is asked, and the ways to answer.
@MainActor
private final class Trial {
  let guide = Guide()
  let oracle = Oracle()
  let draft = HesitantPage()
  let flow: GuardedStack
  let host: InMemoryHost
  private(set) var made: [String] = []

  init(_ asked: Asked, _ routes: [String] = ["home", "a", "draft"]) {
    flow = GuardedStack(routes[0], guide)
    host = InMemoryHost(flow)
    draft.leavePolicy = asked == .draft ? .ask : .allow
    guide.children["draft"] = { [draft] in .screen(draft) }
    guide.children["p1"] = { [unowned self] in
      made.append("p1")
      return .screen(TrialPage("p1", of: self))
    }
    if asked == .entrance { guide.says["x"] = { [oracle] in .ask { await oracle.ask() } } }
    for route in routes.dropFirst() { flow.push(route) }
  }

  var isAsked: Bool { draft.isAsked || oracle.isAsked }

  func answer(_ answer: Bool) {
    draft.answer(answer)
    oracle.answer(answer ? .allow : .refuse("no"))
  }

  func open(_ routes: [String]) -> NavigationHandle {
    host.tree.apply(Plan(routes: routes), .link, target: routes.joined(separator: "/"))
  }

  private func goBack(over count: Int) -> NavigationHandle {
    guard let stack = host.tree.root.hostContainer else { return flow.pop() }
    return host.tree.userWentBack(count: count, in: stack, cause: .backButton)
  }

  func `do`(_ wish: Wish) -> NavigationHandle {
    switch wish {
    case .push: return flow.push("x")
    case .pushUnique: return flow.push(unique: "x")
    case .setRoutes: return flow.setRoutes(["home", "x"])
    case .pop: return flow.pop()
    case .popToRoot: return flow.popToRoot()
    case .popToA: return flow.pop(to: "a")
    case .replace: return flow.replace(with: "x")
    case .link: return open(["home", "x"])
    case .present: return flow.present("x")
    case .back: return goBack(over: 1)
    case .backOverTwo: return goBack(over: 2)
    case .resume:
      if flow.rememberedRoute == nil {
        let says = guide.says["x"]
        guide.says["x"] = { .redirect(to: "draft", remembering: true) }
        flow.push("x")
        guide.says["x"] = says
      }
      return flow.resume()
    case .remake:
      var handle: NavigationHandle?
      flow.transaction {
        handle = flow.popToRoot()
        flow.push("x")
      }
      return handle ?? flow.popToRoot()
    }
  }

  @discardableResult
  func `do`(_ meanwhile: Meanwhile, _ wish: Wish) -> NavigationHandle? {
    switch meanwhile {
    case .nothing: break
    case .push: flow.push("b")
    case .present: flow.present("b")
    case .theSame: return self.do(wish)
    case .back: return goBack(over: 1)
    case .pop: flow.withoutAsking { flow.pop() }
    case .popToRoot: flow.withoutAsking { flow.popToRoot() }
    case .setRoutes: flow.withoutAsking { flow.setRoutes(["home", "c"]) }
    case .replace: flow.withoutAsking { flow.replace(with: "d") }
    case .removeA: flow.withoutAsking { flow.edit { _ in StackSplice(1..<2, with: []) } }
    }
    return nil
  }

  func end() {
    host.tree.close()
    draft.answer(false)
    oracle.answer(.allow)
    guide.children = [:]
  }
}

extension Wish {
  fileprivate func waits(for asked: Asked) -> Bool {
    switch (asked, self) {
    case (.draft, .push), (.draft, .pushUnique), (.draft, .present), (.draft, .resume): false
    case (.entrance, .pop), (.entrance, .popToRoot), (.entrance, .popToA): false
    case (.entrance, .back), (.entrance, .backOverTwo): false
    default: true
    }
  }
}

/// A slow, separate statement of the rule.
private struct ExpectedStack {
  private var places: [(id: Int, route: String)] = [(0, "home"), (1, "a"), (2, "draft")]
  private let wish: Wish
  private let asked: Asked
  /// The places that it is bound to.
  private let bound: Set<Int>
  private var nextID = 3

  init(_ wish: Wish, _ asked: Asked) {
    (self.wish, self.asked) = (wish, asked)
    bound =
      switch wish {
      case .pop, .popToA, .replace, .back: [2]
      case .popToRoot, .remake, .backOverTwo: [1, 2]
      case .push, .pushUnique, .setRoutes, .link, .present, .resume: []
      }
  }

  var routes: [String] { places.map(\.route) }

  /// True if the wish can no longer be carried out: what it is bound to has gone, or who was asked.
  var isLost: Bool {
    if asked == .draft, !places.contains(where: { $0.id == 2 }) { return true }
    return !bound.isEmpty && !places.contains { bound.contains($0.id) }
  }

  /// True if nothing of it can be done when the answer comes: what it would go back to has gone.
  var isPointless: Bool { wish == .popToA && !routes.contains("a") }

  private mutating func add(_ route: String) {
    places.append((nextID, route))
    nextID += 1
  }

  private mutating func set(_ routes: [String]) {
    var common = 0
    while common < min(places.count, routes.count), places[common].route == routes[common] {
      common += 1
    }
    places.removeSubrange(common...)
    for route in routes.dropFirst(common) { add(route) }
  }

  mutating func apply(_ meanwhile: Meanwhile) {
    switch meanwhile {
    case .nothing, .present, .theSame: break
    // The draft asks the same question; after that it has gone.
    case .back where asked == .draft: break
    case .back: places.removeLast()
    case .push: add("b")
    case .pop: places.removeLast()
    case .popToRoot: places.removeSubrange(1...)
    case .setRoutes: set(["home", "c"])
    case .replace:
      places.removeLast()
      add("d")
    case .removeA: places.remove(at: 1)
    }
  }

  mutating func carryOut() {
    guard !isLost, !isPointless else { return }
    if let lowest = places.firstIndex(where: { bound.contains($0.id) }) {
      places.removeSubrange(lowest...)
    }
    switch wish {
    case .push, .replace, .remake, .resume: add("x")
    case .setRoutes, .link: set(["home", "x"])
    case .pushUnique:
      if let index = places.lastIndex(where: { $0.route == "x" }) {
        places.removeSubrange((index + 1)...)
      } else {
        add("x")
      }
    case .pop, .popToRoot, .popToA, .present, .back, .backOverTwo: break
    }
  }
}

extension NavigationOutcome {
  fileprivate var isRefusal: Bool { if case .refused = self { true } else { false } }
}
