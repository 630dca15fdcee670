import Testing
import Usher
import UsherTesting

/// The fallback of `resume`, where it must ask itself.
@MainActor
@Suite("The fallback of resume", .timeLimit(.minutes(10)))
struct ResumeFallbackTests {
  private let guide = Guide()
  private let page = HesitantPage()
  private let oracle = Oracle()

  private func start() -> (flow: GuardedSwitcher, host: InMemoryHost) {
    guide.children["y"] = { [page] in .screen(page) }
    guide.says["x"] = { .redirect(to: "y", remembering: true) }
    let flow = GuardedSwitcher("a", guide)
    let host = InMemoryHost(flow)
    flow.show("x")
    #expect(flow.rememberedRoute == "x")
    return (flow, host)
  }

  @Test("It is entered when the screen that it replaces has answered")
  func asksBeforeLeaving() async {
    let (flow, host) = start()
    guide.says["x"] = { .refuse("never") }
    let resumed = flow.resume(orElse: "b")
    await yieldUntil { page.isAsked }
    #expect(resumed.currentOutcome == nil)
    page.answer(true)
    #expect(await resumed.outcome == .settled)
    #expect(host.top == "b")
    #expect(flow.rememberedRoute == nil)
  }

  @Test("It is entered, too, when the remembered place was asked about first")
  func asksBeforeBoth() async {
    let (flow, host) = start()
    guide.says["x"] = { [oracle] in .ask { await oracle.ask() } }
    let resumed = flow.resume(orElse: "b")
    await yieldUntil { oracle.isAsked }
    oracle.answer(.refuse("never"))
    await yieldUntil { page.isAsked }
    page.answer(true)
    #expect(await resumed.outcome == .settled)
    #expect(host.top == "b")
  }

  @Test("It is refused together with the screen that it would replace")
  func screenStays() async {
    let (flow, host) = start()
    guide.says["x"] = { .refuse("never") }
    let resumed = flow.resume(orElse: "b")
    await yieldUntil { page.isAsked }
    page.answer(false)
    #expect(await resumed.outcome == .refused(by: "y: HesitantPage"))
    #expect(host.topScreen === page)
  }

  @Test(
    "While a place waits to be resumed, the screen that decided about it is released at its end")
  func releasesItsDecider() async {
    guide.says["x"] = { .redirect(to: "c", as: .sheet, remembering: true) }
    guide.says["w"] = { .redirect(to: "b", remembering: true) }
    guide.says["z"] = { [oracle] in .ask { await oracle.ask() } }
    let flow = GuardedSwitcher("a", guide)
    let host = InMemoryHost(flow)
    flow.show("x")
    weak let decider = host.topScreen as? TrialPage
    #expect(decider != nil)
    let resumed = flow.resume(as: "z")
    await yieldUntil { oracle.isAsked }
    flow.transaction {
      flow.dismiss()
      flow.show("w")
    }
    #expect(resumed.currentOutcome == nil)
    #expect(decider == nil)
    oracle.answer(.allow)
    #expect(await resumed.outcome == .settled)
    #expect(host.top == "z")
  }
}
