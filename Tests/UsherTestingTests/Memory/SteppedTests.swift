import Testing
import Usher
import UsherTesting

private typealias Flow = Walk.Flow

@MainActor
@Suite("Stepped transitions")
struct SteppedTests {
  @Test("Instant transitions are over when a verb returns")
  func instant() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.push(.page("b"))
    #expect(!host.isTransitioning)
    #expect(host.transitionCount == 1)
    host.finishTransition()
    host.finishTransitions()
    #expect(host.title == "b")
  }

  @Test("The start has no transition, so the user can act at once")
  func start() {
    let flow = Flow()
    let host = InMemoryHost(flow, transitions: .stepped)
    #expect(!host.isTransitioning)
    #expect(host.transitionCount == 0)
    #expect(host.title == "home")
  }

  @Test("A stepped transition runs until a step ends it")
  func stepped() {
    let flow = Flow()
    let host = InMemoryHost(flow, transitions: .stepped)
    let handle = flow.push(.page("b"))
    #expect(host.isTransitioning)
    #expect(handle.currentOutcome == nil)
    host.finishTransition()
    #expect(!host.isTransitioning)
    #expect(handle.currentOutcome == .settled)
    #expect(host.transitionCount == 1)
  }

  @Test("One step ends one transition, and the next begins with the waiting requests")
  func oneByOne() {
    let flow = Flow()
    let host = InMemoryHost(flow, transitions: .stepped)
    flow.push(.page("b"))
    flow.present(.page("sheet"))
    #expect(host.title == "b")
    host.finishTransition()
    #expect(host.isTransitioning)
    #expect(host.title == "sheet")
    host.finishTransitions()
    #expect(!host.isTransitioning)
    #expect(host.transitionCount == 2)
    #expect(host.disagreements == [])
  }

  @Test("A change without animation takes no step")
  func notAnimated() {
    let flow = Flow()
    let host = InMemoryHost(flow, transitions: .stepped)
    let handle = flow.push(.page("b"), transition: .unanimated)
    #expect(!host.isTransitioning)
    #expect(handle.currentOutcome == .settled)
    #expect(host.transitionCount == 0)
  }

  @Test("H29 A screen lives until its exit has ended; its result arrives at once")
  func twoPhases() throws {
    let flow = Flow()
    let host = InMemoryHost(flow, transitions: .stepped)
    flow.push(.flow)
    host.finishTransitions()
    weak let page = try host.screen(Walk.Page.self)
    flow.pop()
    #expect(flow.log.lines == ["flow left(popped)"])
    host.finishTransitions()
    #expect(page == nil)
    host.expectNothingLeaked()
  }
}
