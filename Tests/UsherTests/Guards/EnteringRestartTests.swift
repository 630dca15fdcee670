import Testing
import Usher
import UsherTesting

/// The ways in which a flow that cannot be left loses its last place.
private enum Emptying: String, CaseIterable, CustomTestStringConvertible {
  case rootPopped, rootCleared, rootEdited, childFinished, childGaveUp, childPopped
  case tabPopped, tabsChildFinished, switcherPopped, modalsTabPopped

  var testDescription: String { rawValue }
}

/// A guarded stack that cannot be left, with a way to empty it.
@MainActor
private struct Place {
  let flow: GuardedStack
  let host: InMemoryHost
  private let empty: @MainActor () -> Void

  init(_ way: Emptying, _ guide: Guide) {
    let first = way.rawValue.contains("hild") ? "child" : "first"
    let flow = GuardedStack(first, guide)
    guide.children["child"] = { .flow(TrialStack("inner")) { _ in } }
    let root: any Coordinator
    var prepare: @MainActor () -> Void = {}
    switch way {
    case .tabPopped, .tabsChildFinished:
      root = TrialTabs(
        Tabs("tab", "other"), ["tab": { [weak flow] _ in flow.map { .flow($0) { _ in } }! }])
    case .switcherPopped:
      root = TrialSwitcher(
        "place", ["place": { [weak flow] _ in flow.map { .flow($0) { _ in } }! }])
    case .modalsTabPopped:
      let tabs = TrialTabs(
        Tabs("tab"), ["tab": { [weak flow] _ in flow.map { .flow($0) { _ in } }! }])
      let stack = TrialStack("root", ["tabs": { _ in .flow(tabs) { _ in } }])
      prepare = { stack.present("tabs") }
      root = stack
    default: root = flow
    }
    self.flow = flow
    host = Self.host(root)
    prepare()
    switch way {
    case .rootPopped, .tabPopped, .switcherPopped, .modalsTabPopped:
      empty = { [weak flow] in flow?.transaction { flow?.pop() } }
    case .rootCleared: empty = { [weak flow] in flow?.transaction { flow?.setRoutes([]) } }
    case .rootEdited:
      empty = { [weak flow] in
        flow?.transaction { flow?.edit { StackSplice(0..<$0, with: []) } }
      }
    case .childFinished, .tabsChildFinished:
      empty = { [weak flow] in flow?.child(TrialStack.self)?.finish(1) }
    case .childGaveUp: empty = { [weak flow] in flow?.child(TrialStack.self)?.cancel() }
    case .childPopped: empty = { [weak flow] in flow?.pop() }
    }
  }

  private static func host<Root: Coordinator>(_ root: Root) -> InMemoryHost {
    InMemoryHost(root as any Coordinator<Root.Output>, recordsMisuse: false)
  }

  func becomeEmpty() { empty() }
}

@MainActor
@Suite("Entering: flows that restart", .timeLimit(.minutes(10)))
struct EnteringRestartTests {
  private let guide = Guide()

  /// Returns the first route of a flow, for the way of emptying it.
  private func first(_ way: Emptying) -> String {
    way.rawValue.contains("hild") ? "child" : "first"
  }

  @Test("Whether a flow can be left is asked once for each flow that has become empty")
  func asksOnce() {
    var leaf: TrialStack?
    guide.children["inner"] = {
      let innermost = TrialStack("leaf")
      leaf = innermost
      return .flow(TrialStack("x", ["x": { _ in .flow(innermost) { _ in } }])) { _ in }
    }
    let flow = GuardedStack("inner", guide)
    let host = InMemoryHost(flow)
    let before = guide.judged.count
    leaf?.finish(1)
    // For the innermost flow, for the one around it, and for the start.
    #expect(guide.judged.dropFirst(before) == ["inner", "inner", "inner"])
    #expect(flow.navigation.routes == ["inner"])
    #expect(host.disagreements == [])
    guide.children = [:]
  }

  @Test("The first place is judged again when it is entered again", arguments: Emptying.allCases)
  fileprivate func allowed(way: Emptying) {
    let place = Place(way, guide)
    guard way != .childPopped else { return expectUnchanged(place) }
    let (judged, started) = (guide.judged.count, place.host.started.count)
    place.becomeEmpty()
    #expect(guide.judged.dropFirst(judged).contains(first(way)))
    #expect(place.host.started.dropFirst(started).contains(first(way)))
    #expect(place.flow.navigation.routes == [first(way)])
    #expect(place.host.misuses.allSatisfy { $0.problem.contains("cannot be left") })
    #expect(place.host.disagreements == [])
  }

  /// Expects that a pop at the first place does nothing, so that no route is entered.
  private func expectUnchanged(_ place: Place) {
    let before = place.host.tree.description
    place.becomeEmpty()
    #expect(place.host.tree.description == before)
  }

  @Test("A first place that is no longer allowed is refused", arguments: Emptying.allCases)
  fileprivate func refused(way: Emptying) {
    let place = Place(way, guide)
    guard way != .childPopped else { return expectUnchanged(place) }
    guide.says[first(way)] = { .refuse("signed out") }
    let started = place.host.started.count
    place.becomeEmpty()
    #expect(place.host.started.count == started, "nothing may enter")
    #expect(place.host.misuses.count >= 1)
    #expect(
      place.host.misuses.contains { $0.problem.contains("does not allow the first place") })
    #expect(place.host.disagreements == [])
    // The app continues.
    guide.says[first(way)] = nil
    place.flow.push("later")
    #expect(place.host.top == "later")
    #expect(place.host.disagreements == [])
  }

  @Test("A redirect enters the other route, and remembers", arguments: Emptying.allCases)
  fileprivate func redirected(way: Emptying) {
    let place = Place(way, guide)
    guard way != .childPopped else { return expectUnchanged(place) }
    guide.says[first(way)] = { .redirect(to: "log in", remembering: true) }
    place.becomeEmpty()
    #expect(place.flow.navigation.routes == ["log in"])
    #expect(place.flow.rememberedRoute == first(way))
    #expect(place.host.misuses.allSatisfy { $0.problem.contains("cannot be left") })
    #expect(place.host.disagreements == [])
  }

  @Test("A place with a question waits behind the placeholder")
  func asked() async {
    let place = Place(.childFinished, guide)
    let oracle = Oracle()
    guide.says["child"] = { .ask { await oracle.ask() }.placeholder("splash") }
    place.becomeEmpty()
    #expect(place.flow.navigation.routes == ["splash"])
    await yieldUntil { oracle.isAsked }
    oracle.answer(.allow)
    await yieldUntil { place.host.top == "inner" }
    #expect(place.flow.navigation.routes == ["child"])
    #expect(place.host.disagreements == [])
  }

  @Test("A child that finishes as the only place is kept if no other place may be entered")
  func kept() {
    let place = Place(.childFinished, guide)
    guide.says["child"] = { .refuse("signed out") }
    place.becomeEmpty()
    #expect(place.host.top == "inner")
    #expect(place.host.misuses.contains { $0.problem.contains("it was kept") })
    place.flow.push("later")
    place.flow.child(TrialStack.self)?.finish(2)
    #expect(place.flow.navigation.routes == ["later"])
    #expect(place.host.disagreements == [])
  }

  @Test("Whether a flow could restart is only asked: its last place is kept, and that is reported")
  func onlyAsked() {
    let place = Place(.childPopped, guide)
    let before = place.host.tree.description
    guide.says["child"] = { .refuse("signed out") }
    place.flow.child(TrialStack.self)?.pop()
    #expect(place.host.tree.description == before)
    #expect(place.host.misuses.map(\.value) == ["GuardedStack.decision(for:)", "TrialStack.pop"])
    #expect(place.host.misuses.first?.problem.hasSuffix("its last place was kept.") == true)
    guide.says["child"] = { .redirect(to: "log in", remembering: true) }
    place.flow.child(TrialStack.self)?.pop()
    #expect(place.flow.navigation.routes == ["log in"])
    #expect(place.flow.rememberedRoute == "child")
    #expect(place.host.disagreements == [])
  }

  @Test("A parent that shows another place in reaction to an end makes no mistake")
  func reaction() {
    let stack = GuardedStack("child", guide)
    guide.children["child"] = { [weak stack] in
      .flow(TrialStack("inner")) { [weak stack] _ in stack?.push("later") }
    }
    let host = InMemoryHost(stack, recordsMisuse: false)
    guide.says["child"] = { .refuse("done") }
    stack.child(TrialStack.self)?.finish(1)
    #expect(stack.navigation.routes == ["later"])
    #expect(host.misuses == [])
    #expect(host.disagreements == [])
  }
}
