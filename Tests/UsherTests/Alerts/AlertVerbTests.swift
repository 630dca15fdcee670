import Testing
@_spi(Hosting) import Usher
import UsherSnapshots
import UsherTesting

@MainActor
@Suite("Verbs for alerts", .timeLimit(.minutes(10)))
struct AlertVerbTests {
  private enum Answer: CaseIterable { case save, discard, keep }

  private let root = TrialStack("home", ["child": { _ in .flow(TrialStack("first")) { _ in } }])
  private let host: InMemoryHost

  init() {
    host = InMemoryHost(root, recordsMisuse: false)
  }

  /// Starts a verb that waits for an answer, and returns when its alert is visible.
  private func asking<Value: Sendable>(
    _ ask: @escaping @MainActor (TrialStack) async throws -> Value
  ) async -> Task<Value, any Error> {
    let task = Task { try await ask(root) }
    await host.until { host.alert != nil }
    return task
  }

  @Test("A message has a title, a text and one preferred button, and waits for it")
  func message() async throws {
    let task = await asking { await $0.alert("Saved", message: "All is well.") }
    #expect(host.alert?.title == "Saved")
    #expect(host.alert?.message == "All is well.")
    #expect(host.alert?.actions.map(\.title) == ["OK"])
    #expect(host.alert?.preferredAction == 0)
    #expect(host.alert?.cancelAction == nil)
    await host.expectTree("TrialStack (stack)\n  home: TrialPage\n    alert Saved")
    host.user.choose("OK")
    try await task.value
    #expect(host.endings() == ["Saved (alert action)"])
  }

  @Test("A question returns the value of the chosen action", arguments: [0, 1, 2])
  func question(_ position: Int) async throws {
    let task = await asking { root in
      try await root.alert(
        "Save?",
        actions: [
          .init("Save", isPreferred: true, value: Answer.save),
          .init("Discard", role: .destructive, value: .discard), .cancel("Keep"),
        ])
    }
    #expect(host.alert?.actions.map(\.role) == [.default, .destructive, .cancel])
    #expect(host.alert?.preferredAction == 0)
    #expect(host.alert?.cancelAction == 2)
    host.user.choose(["Save", "Discard", "Keep"][position])
    #expect(try await task.value == [.save, .discard, nil][position])
    await host.expectNothingLeaked()
  }

  @Test("A cancelling action may have its own value")
  func valueOfCancel() async throws {
    let task = await asking { root in
      try await root.alert(
        "Save?", actions: [.init("Keep", role: .cancel, value: Answer.keep)])
    }
    host.user.choose("Keep")
    #expect(try await task.value == .keep)
  }

  @Test("An action sheet has a button for each choice and one to cancel")
  func choices() async throws {
    let anchor = TrialPage("anchor", of: host)
    let task = await asking { root in
      try await root.choose("Sort", from: Answer.allCases, anchor: anchor, cancel: "Never mind") {
        "\($0)"
      }
    }
    #expect(host.alert?.actions.map(\.title) == ["save", "discard", "keep", "Never mind"])
    #expect(host.alert?.cancelAction == 3)
    let sheet = host.tree.modals.last
    #expect(sheet?.presentation?.style == .actionSheet)
    #expect(sheet?.presentation?.anchor === anchor)
    #expect(sheet?.isDismissable == false)
    await host.expectTree("TrialStack (stack)\n  home: TrialPage\n    action sheet Sort")
    host.user.choose("discard")
    #expect(try await task.value == .discard)
  }

  @Test("An action sheet of actions gets a cancel button unless it has one")
  func actionSheet() async throws {
    let first = await asking { root in
      try await root.choose(actions: [.init("Delete", role: .destructive, value: 1)])
    }
    #expect(host.alert?.title == "")
    #expect(host.alert?.actions.map(\.title) == ["Delete", "Cancel"])
    host.user.choose("Cancel")
    #expect(try await first.value == nil)
    let second = await asking { root in
      try await root.choose(actions: [.init("Delete", value: 1), .cancel("No")])
    }
    #expect(host.alert?.actions.map(\.title) == ["Delete", "No"])
    host.user.choose("Delete")
    #expect(try await second.value == 1)
  }

  @Test("A prompt returns the text that the user accepts", arguments: [nil, "", "Ada", "한글 🙂"])
  func prompt(_ typed: String?) async throws {
    let task = await asking { root in
      try await root.prompt(
        "Name", message: "As on the door.", placeholder: "Ada", text: "Bob", kind: .email, ok: "Go")
    }
    let field = host.alert?.textField
    #expect(field?.text == "Bob")
    #expect(field?.placeholder == "Ada")
    #expect(field?.kind == .email)
    #expect(host.alert?.actions.map(\.title) == ["Cancel", "Go"])
    #expect(host.alert?.preferredAction == 1)
    if let typed { host.user.typeText(typed) }
    #expect(host.promptText == typed ?? "Bob")
    host.user.choose("Go")
    #expect(try await task.value == typed ?? "Bob")
  }

  @Test("A cancelled prompt returns nothing, whatever the user typed")
  func cancelledPrompt() async throws {
    let task = await asking { try await $0.prompt("Name") }
    host.user.typeText("Ada")
    host.user.choose("Cancel")
    #expect(try await task.value == nil)
  }

  @Test("Text can be typed only where there is a field")
  func typing() async throws {
    withKnownIssue { host.user.typeText("x") }
    let task = await asking { await $0.confirm("Sure?") }
    withKnownIssue { host.user.typeText("x") }
    #expect(host.promptText == nil)
    host.user.choose("OK")
    #expect(try await task.value)
  }

  @Test("A question without actions is misuse, and returns at once")
  func noActions() async throws {
    let none: [AlertAction<Int>] = []
    #expect(try await root.alert("Which?", actions: none) == nil)
    #expect(try await root.choose("Which?", from: [Int]()) { "\($0)" } == nil)
    #expect(try await root.choose("Which?", actions: none) == nil)
    #expect(host.misuses.map(\.value) == ["alert “Which?”"])
    #expect(host.alert == nil)
  }

  @Test("The titles of buttons come from the configuration")
  func words() async throws {
    let root = TrialStack("home")
    let host = InMemoryHost(root, alertWords: .korean)
    let task = Task { try await root.prompt("이름") }
    await host.until { host.alert != nil }
    #expect(host.alert?.actions.map(\.title) == ["취소", "확인"])
    host.user.typeText("가나다")
    host.user.choose("확인")
    #expect(try await task.value == "가나다")
  }

  @Test("A caller gets exactly one answer, however its alert leaves")
  func oneAnswer() async throws {
    root.push("second")
    let dismissed = await asking { try await $0.prompt("a") }
    root.dismiss()
    #expect(try await dismissed.value == nil)
    let popped = await asking { await $0.confirm("b") }
    root.pop()
    #expect(try await popped.value == false)
    let cancelled = await asking { try await $0.choose(from: [1]) { "\($0)" } }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    await host.until { host.alert == nil }
    let closed = await asking { try await $0.prompt("d") }
    host.tree.close()
    await #expect(throws: CancellationError.self) { try await closed.value }
    #expect(
      host.endings().filter { $0.hasPrefix("a") || $0.hasPrefix("b") || $0.hasPrefix("d") }
        == ["a (dismissed)", "b (ancestor ended)", "d (host closed)"])
  }

  @Test("Verbs of an ended flow show nothing")
  func afterTheEnd() async throws {
    root.push("child")
    let child = try #require(root.child(TrialStack.self))
    root.pop()
    await child.alert("a")
    #expect(await child.confirm("b") == false)
    await #expect(throws: CancellationError.self) { try await child.prompt("c") }
    #expect(host.alert == nil)
    #expect(!host.events.contains { "\($0)".contains("started a") })
  }

  @Test("Two quick taps ask once: a question that repeats an unshown one is declined")
  func repeats() async throws {
    let root = TrialStack("home")
    let host = InMemoryHost(root, transitions: .stepped)
    let first = Task { await root.confirm("Delete?") }
    let second = Task { await root.confirm("Delete?") }
    let third = Task { await root.confirm("Delete?", message: "All of it.") }
    #expect(await second.value == false)
    await host.until { host.tree.modals.count == 2 }
    host.finishTransitions()
    host.user.choose("OK")
    #expect(await third.value)
    while !host.tree.isSettled || host.tree.modals.count != 1, !Task.isCancelled {
      host.finishTransitions()
      await Task.yield()
    }
    #expect(host.alert?.message == nil)
    host.user.choose("OK")
    #expect(await first.value)
  }

  @Test("A message works without a waiting caller")
  func fromSynchronousCode() async {
    root.task { await root.alert("Saved") }
    await host.until { host.alert?.title == "Saved" }
    host.user.choose("OK")
    await host.until { host.alert == nil }
  }

  @Test("Snapshots leave alerts out and report that")
  func snapshots() async throws {
    let task = await asking { try await $0.prompt("Name") }
    let snapshot = host.tree.snapshot()
    #expect(snapshot.gaps.map(\.reason) == [.transient])
    let restored = InMemoryHost(TrialStack("other"), launch: .restoring(snapshot))
    await restored.expectTree("TrialStack (stack)\n  home: TrialPage")
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("The caller's reaction to an answer belongs to the same change on screen")
  func oneChange() async throws {
    let task = await asking { root in
      if await root.confirm("Go on?") { root.push("next") }
    }
    let seen = host.transitionCount
    host.user.choose("OK")
    try await task.value
    await host.until { host.tree.isSettled && (host.topScreen as? TrialPage)?.name == "next" }
    #expect(host.transitionCount == seen + 1)
  }
}
