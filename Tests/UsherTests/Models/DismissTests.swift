import Testing
@_spi(Hosting) import Usher
import UsherTesting

/// A screen that asks before it is left.
private final class Form: LeaveGuard {
  var leavePolicy: LeavePolicy { .ask }
  func confirmLeave() async -> Bool { false }
}

@MainActor
@Suite("dismiss()", .timeLimit(.minutes(10)))
struct DismissTests {
  private let log = TrialLog()

  /// A stack whose route `sheet` leads to a stack with a route `child`.
  private func makeRoot() -> TrialStack {
    TrialStack(
      "home",
      [
        "sheet": { [log] _ in
          .flow(
            TrialStack(
              "first",
              [
                "child": { _ in .flow(TrialStack("inner")) { _ in } },
                "form": { _ in .screen(Form()) },
              ]), onEnd: { log("\($0)") })
        },
        "tabs": { _ in
          .flow(TrialTabs(Tabs("one", "two"), ["one": { _ in .flow(TrialStack("tab")) { _ in } }]))
          {
            _ in
          }
        },
      ])
  }

  @Test("In a sheet it closes the sheet, whose result is nil")
  func inSheet() {
    let root = makeRoot()
    let host = InMemoryHost(root)
    root.present("sheet")
    #expect(root.child(TrialStack.self)?.dismiss().currentOutcome == .settled)
    #expect(host.lines == ["TrialStack (stack)", "  home: TrialPage"])
    #expect(log.lines == ["left(dismissed)"])
    host.expectNothingLeaked()
  }

  @Test("In a child flow or a tab of a sheet it closes the sheet as a whole")
  func nested() {
    let root = makeRoot()
    let host = InMemoryHost(root)
    root.present("sheet", as: .fullScreen)
    root.child(TrialStack.self)?.push("child")
    root.child(TrialStack.self)?.child(TrialStack.self)?.dismiss()
    #expect(!root.isPresenting)
    root.present("tabs")
    root.child(TrialTabs.self)?.child(TrialStack.self)?.dismiss()
    #expect(!root.isPresenting)
    #expect(host.endings().last == "tabs (dismissed)")
    host.expectNothingLeaked()
  }

  @Test("The flow's presentation is dismissed first, and the flow's own sheet next")
  func ownFirst() {
    let root = makeRoot()
    let host = InMemoryHost(root)
    root.present("sheet")
    let sheet = root.child(TrialStack.self)
    sheet?.present("upper")
    sheet?.dismiss()
    #expect(root.isPresenting)
    #expect(sheet?.isPresenting == false)
    sheet?.dismiss()
    #expect(!root.isPresenting)
    #expect(host.disagreements == [])
  }

  @Test("The caller of run gets nil")
  func awaited() async throws {
    let (root, child) = (TrialStack("home"), TrialStack("first"))
    let host = InMemoryHost(root)
    let task = Task { try await root.run(child, as: .sheet) }
    await yieldUntil { child.navigation.isAttached }
    child.dismiss()
    #expect(try await task.value == nil)
    #expect(host.misuses == [])
  }

  @Test("A screen with unsaved edits in the sheet is asked")
  func asks() async {
    let root = makeRoot()
    let host = InMemoryHost(root)
    root.present("sheet")
    let sheet = root.child(TrialStack.self)
    sheet?.push("form")
    let handle = sheet?.dismiss()
    #expect(handle?.currentOutcome == nil)
    await yieldUntil { handle?.currentOutcome != nil }
    if case .refused? = handle?.currentOutcome {
    } else {
      Issue.record("\(String(describing: handle?.currentOutcome))")
    }
    #expect(root.isPresenting)
    sheet?.withoutAsking { sheet?.dismiss() }
    #expect(!root.isPresenting)
    #expect(host.disagreements == [])
  }

  @Test("Without a modal it does nothing and reports misuse")
  func nothing() {
    let root = makeRoot()
    let host = InMemoryHost(root, recordsMisuse: false)
    root.push("tabs")
    let tab = root.child(TrialTabs.self)?.child(TrialStack.self)
    #expect(tab?.dismiss().currentOutcome == .settled)
    #expect(host.misuses.map(\.value) == ["TrialStack.dismiss"])
    #expect(host.ended.isEmpty)
  }

  @Test("A quick second tap does not dismiss the flow's own sheet after the flow's modal")
  func twice() {
    let root = makeRoot()
    let host = InMemoryHost(root, transitions: .stepped)
    root.present("sheet")
    let sheet = root.child(TrialStack.self)
    sheet?.present("upper")
    host.finishTransitions()
    let handles = [sheet?.dismiss(), sheet?.dismiss()]
    #expect(handles.map { $0?.currentOutcome } == [nil, .duplicate])
    host.finishTransitions()
    #expect(root.isPresenting)
    sheet?.dismiss()
    host.finishTransitions()
    #expect(!root.isPresenting)
  }

  @Test("A root flow that other code presents is dismissed")
  func presentedRoot() {
    let root = makeRoot()
    var endings: [Ending<Int>] = []
    let host = InMemoryHost(root) { endings.append($0) }
    (host.tree.canLeaveRoot, host.tree.rootIsPresented) = (true, true)
    root.push("tabs")
    root.child(TrialTabs.self)?.child(TrialStack.self)?.dismiss()
    #expect(endings == [.left(.dismissed)])
    #expect(!host.tree.isLive)
  }
}
