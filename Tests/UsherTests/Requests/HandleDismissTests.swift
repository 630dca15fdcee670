import Testing
@_spi(Hosting) import Usher
import UsherTesting

@MainActor
@Suite("The dismiss() of a handle", .timeLimit(.minutes(10)))
struct HandleDismissTests {
  @Test("It takes the modal that its call presented, and not a later one with an equal route")
  func own() {
    let root = TrialTabs()
    let host = InMemoryHost(root)
    let first = root.present("call")
    root.select("y")
    root.present("call")
    let second = host.topScreen
    #expect(first.dismiss().currentOutcome == .settled)
    #expect(host.endings() == ["call (dismissed)"])
    #expect(host.topScreen === second)
    root.dismiss()
    #expect(host.page == "y")
  }

  @Test("After the user has dismissed the modal it does nothing, and is no misuse")
  func late() {
    let root = TrialStack("home")
    let host = InMemoryHost(root)
    let call = root.present("call")
    host.user.swipeDown()
    root.present("other")
    #expect(call.dismiss().currentOutcome == .settled)
    #expect(host.page == "other")
    #expect(call.dismiss().currentOutcome == .settled)
    #expect(host.page == "other")
  }

  @Test("After the flow's end it does nothing, and is no misuse")
  func afterFlow() {
    let root = TrialStack("home", ["child": { _ in .flow(TrialStack("first")) { _ in } }])
    let host = InMemoryHost(root)
    root.push("child")
    let call = root.child(TrialStack.self)?.present("call")
    root.pop()
    #expect(call?.dismiss().currentOutcome == .superseded)
    #expect(host.misuses == [])
    host.expectNothingLeaked()
  }

  @Test("The handle of a push dismisses nothing")
  func push() {
    let root = TrialStack("home")
    let host = InMemoryHost(root)
    let page = root.push("page")
    root.present("sheet")
    #expect(page.dismiss().currentOutcome == .settled)
    #expect(host.page == "sheet")
  }

  @Test("The handle of a repeated call dismisses what the first call presented")
  func repeated() {
    let root = TrialStack("home")
    let host = InMemoryHost(root, transitions: .stepped)
    root.present("call")
    let second = root.present("call")
    #expect(second.currentOutcome == .duplicate)
    host.finishTransitions()
    second.dismiss()
    host.finishTransitions()
    #expect(!root.isPresenting)
  }

  @Test("Where a guard redirected the call, the modal goes that was presented instead")
  func redirected() {
    let guide = Guide(["call": { .redirect(to: "log in") }])
    let root = GuardedStack("home", guide)
    let host = InMemoryHost(root)
    let call = root.present("call")
    #expect(host.page == "log in")
    call.dismiss()
    #expect(!root.isPresenting)
    host.expectNothingLeaked()
  }

  @Test("A call that waits for a guard is withdrawn, and the guard's task is cancelled")
  func waiting() async {
    let oracle = Oracle()
    let root = GuardedStack("home", Guide(["call": { .ask { await oracle.ask() } }]))
    let host = InMemoryHost(root)
    let call = root.present("call")
    await yieldUntil { oracle.isAsked }
    let dismissal = call.dismiss()
    #expect(dismissal.currentOutcome == .settled)
    #expect(call.currentOutcome == .superseded)
    #expect(
      call.explanation.description.hasSuffix(
        "superseded by \(dismissal.id): it was withdrawn"))
    #expect(!host.tree.engine.hasOpenQuestions)
    oracle.answer(.allow)
    await yieldTurns()
    #expect(!root.isPresenting)
  }

  @Test("Another call that waits for the same answer goes on waiting")
  func waitingTogether() async {
    let oracle = Oracle()
    let root = GuardedStack("home", Guide(["call": { .ask { await oracle.ask() } }]))
    let host = InMemoryHost(root)
    let first = root.present("call")
    let second = root.present("call", allowsRepeat: true)
    await yieldUntil { oracle.isAsked }
    first.dismiss()
    oracle.answer(.allow)
    await yieldUntil { second.currentOutcome != nil }
    #expect([first, second].map(\.currentOutcome) == [.superseded, .settled])
    #expect(host.page == "call")
    second.dismiss()
    #expect(!root.isPresenting)
  }

  @Test("A waiting push is not withdrawn")
  func waitingPush() async {
    let oracle = Oracle()
    let root = GuardedStack("home", Guide(["page": { .ask { await oracle.ask() } }]))
    let host = InMemoryHost(root)
    let push = root.push("page")
    await yieldUntil { oracle.isAsked }
    push.dismiss()
    oracle.answer(.allow)
    await yieldUntil { push.currentOutcome != nil }
    #expect(push.currentOutcome == .settled)
    #expect(host.page == "page")
  }

  @Test("In one transaction with its call nothing is presented", arguments: [false, true])
  func sameTransaction(isGuarded: Bool) {
    let root: any Coordinator<Int> = isGuarded ? GuardedStack("home", Guide()) : TrialStack("home")
    let host = InMemoryHost(root)
    root.transaction {
      let call =
        (root as? GuardedStack)?.present("call") ?? (root as? TrialStack)?.present("call")
      call?.dismiss()
      #expect(!root.isPresenting)
    }
    #expect(!root.isPresenting)
    #expect(host.endings() == ["call (dismissed)"])
  }

  @Test("A withdrawn call takes its whole transaction with it")
  func transaction() async {
    let oracle = Oracle()
    let root = GuardedStack("home", Guide(["call": { .ask { await oracle.ask() } }]))
    let host = InMemoryHost(root)
    var handles: [NavigationHandle] = []
    root.transaction { handles = [root.push("page"), root.present("call")] }
    await yieldUntil { oracle.isAsked }
    handles[1].dismiss()
    #expect(handles.map(\.currentOutcome) == [.superseded, .superseded])
    oracle.answer(.allow)
    #expect(root.navigation.routes == ["home"])
    #expect(host.disagreements == [])
  }

  private func yieldTurns() async {
    for _ in 0..<20 { await Task.yield() }
  }
}
