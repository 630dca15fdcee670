import Testing
import Usher
import UsherTesting

private typealias Flow = Walk.Flow
private typealias Log = Walk.Log

@MainActor
@Suite("Gestures", .timeLimit(.minutes(10)))
struct GestureTests {
  @Test("H04 A cancelled swipe changes nothing, and the flow lives")
  func cancelled() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.push(.flow)
    let (tree, events) = (host.tree.description, host.events.count)
    let gesture = host.user.beginSwipeBack()
    #expect(gesture.isUnderWay)
    #expect(host.tree.description == tree)
    gesture.cancel()
    #expect(!gesture.isUnderWay)
    #expect(host.tree.description == tree)
    #expect(host.events.count == events)
    #expect(flow.log.lines == [])
    gesture.finish()
    gesture.cancel()
    #expect(host.tree.description == tree)
    host.user.swipeBack()
    #expect(flow.log.lines == ["flow left(swipe)"])
  }

  @Test("A finished swipe ends the flow once, when the finger lifts")
  func finished() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.push(.flow)
    let gesture = host.user.beginSwipeBack()
    #expect(flow.log.lines == [])
    gesture.finish()
    gesture.finish()
    #expect(flow.log.lines == ["flow left(swipe)"])
    #expect(host.title == "home")
    host.expectNothingLeaked()
  }

  @Test("H05 After a cancelled swipe the host shows the waiting requests")
  func intentsThenCancel() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.push(.page("b"))
    let gesture = host.user.beginSwipeBack()
    let handle = flow.push(.page("c"))
    #expect(flow.navigation.count == 3)
    #expect(host.title == "b")
    #expect(handle.currentOutcome == nil)
    gesture.cancel()
    #expect(host.title == "c")
    #expect(handle.currentOutcome == .settled)
    #expect(host.disagreements == [])
  }

  @Test("A screen put on the swiped one meanwhile is superseded, and never returns")
  func intentsThenFinish() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.push(.flow)
    let gesture = host.user.beginSwipeBack()
    let inner = flow.child(Flow.self)
    let handles = [
      inner?.push(.page("on it")), inner?.present(.page("sheet on it")),
      flow.push(.page("above it")),
    ]
    gesture.finish()
    #expect(handles.map { $0?.currentOutcome } == Array(repeating: .superseded, count: 3))
    #expect(flow.log.lines == ["flow left(swipe)"])
    #expect(host.tree.description == "Flow (stack)\n  page(\"home\"): Page")
    #expect(host.disagreements == [])
  }

  @Test("A change below the swiped screen stays")
  func belowFinish() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.push(.flow)
    flow.push(.page("top"))
    let gesture = host.user.beginSwipeBack()
    let handle = flow.child(Flow.self)?.push(.page("below"))
    gesture.finish()
    #expect(handle?.currentOutcome == .settled)
    #expect(host.title == "below")
    #expect(host.disagreements == [])
  }

  @Test("A swiped screen that code removed meanwhile ends once, with the code's cause")
  func both() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.push(.flow)
    let gesture = host.user.beginSwipeBack()
    flow.pop()
    #expect(flow.log.lines == ["flow left(popped)"])
    gesture.finish()
    #expect(flow.log.lines == ["flow left(popped)"])
    #expect(host.title == "home")
    #expect(host.disagreements == [])
  }

  @Test("A replacement made by code meanwhile is shown although the swipe finished")
  func replaced() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.push(.page("b"))
    let gesture = host.user.beginSwipeBack()
    let handle = flow.replace(with: .page("c"))
    gesture.finish()
    #expect(handle.currentOutcome != nil)
    #expect(host.title == "c")
    #expect(host.disagreements == [])
  }

  @Test("A flow that finishes while it is swiped away gives its result")
  func finishesMeanwhile() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.push(.flow)
    let gesture = host.user.beginSwipeBack()
    flow.child(Flow.self)?.finish("done")
    #expect(flow.log.lines == ["flow finished(\"done\")"])
    gesture.finish()
    #expect(flow.log.lines == ["flow finished(\"done\")"])
    host.expectTree("Flow (stack)\n  page(\"home\"): Page")
    #expect(host.disagreements == [])
  }

  @Test("A flow below that finishes during a swipe leaves, together with the swiped screen")
  func otherFinishes() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.push(.flow)
    flow.push(.page("above"))
    let gesture = host.user.beginSwipeBack()
    flow.child(Flow.self)?.finish("done")
    gesture.finish()
    #expect(flow.log.lines == ["flow finished(\"done\")"])
    #expect(host.title == "home")
    host.expectNothingLeaked()
    #expect(host.disagreements == [])
  }

  @Test("A forced request ends the gesture", arguments: [true, false])
  func forced(isSheet: Bool) {
    let flow = Flow()
    let host = InMemoryHost(flow)
    _ = isSheet ? flow.present(.flow) : flow.push(.flow)
    let gesture = isSheet ? host.user.beginSwipeDown() : host.user.beginSwipeBack()
    host.tree.close()
    #expect(!gesture.isUnderWay)
    #expect(
      flow.log.lines == ["flow left(ancestor ended)"]
        || flow.log.lines == ["flow left(host closed)"])
    gesture.finish()
    #expect(!host.tree.isLive)
    #expect(host.disagreements == [])
  }

  @Test("A cancelled task's run ends the gesture on its flow, which ends with that cause")
  func cancelledTask() async {
    let flow = Flow()
    let host = InMemoryHost(flow)
    let task = Task { try await flow.run(Flow("run"), as: .sheet) }
    await host.until { host.title == "run" }
    let gesture = host.user.beginSwipeDown()
    #expect(gesture.isUnderWay)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await host.until { host.tree.isSettled }
    #expect(!gesture.isUnderWay)
    #expect(host.title == "home")
    #expect(host.disagreements == [])
  }

  @Test("A cancelled sheet drag changes nothing")
  func dragCancelled() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.present(.flow)
    let gesture = host.user.beginSwipeDown()
    gesture.cancel()
    #expect(flow.log.lines == [])
    #expect(host.title == "inner")
    flow.child(Flow.self)?.push(.page("goes on"))
    #expect(host.title == "goes on")
  }

  @Test("A finished sheet drag removes the screens put into and onto the sheet meanwhile")
  func dragFinished() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.present(.flow)
    let gesture = host.user.beginSwipeDown()
    let inner = flow.child(Flow.self)
    let handles = [inner?.push(.page("in it")), inner?.present(.page("on it"))]
    let other = flow.push(.page("below it"))
    gesture.finish()
    #expect(handles.map { $0?.currentOutcome } == [.superseded, .superseded])
    #expect(other.currentOutcome == .settled)
    #expect(flow.log.lines == ["flow left(swipe down)"])
    #expect(host.title == "below it")
    #expect(host.disagreements == [])
  }

  @Test("A run that is swiped away gives nil, and its consequences are one change")
  func runSwipedAway() async throws {
    let flow = Flow()
    let host = InMemoryHost(flow)
    let task = Task {
      let value = try await flow.run(pushing: Flow("run"))
      flow.push(.page("got \(value ?? "nothing")"))
    }
    await host.until { host.title == "run" }
    let gesture = host.user.beginSwipeBack()
    gesture.finish()
    try await task.value
    await host.until { host.tree.isSettled && host.title == "got nothing" }
    #expect(host.disagreements == [])
  }

  @Test("Closing the tree at a gesture's end breaks nothing")
  func closeInAnswer() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    let observation = host.tree.observe { [weak tree = host.tree] event in
      if case .ended(_, .swipe) = event { tree?.close() }
    }
    flow.push(.page("b"))
    host.user.beginSwipeBack().finish()
    #expect(!host.tree.isLive)
    #expect(host.disagreements == [])
    observation.cancel()
  }
}
