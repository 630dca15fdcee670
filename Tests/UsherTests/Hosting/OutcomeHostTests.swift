import Testing
@_spi(Hosting) import Usher
import UsherTesting

/// Hosts that do not perform requests, and the outcomes of those.
@MainActor
@Suite("Hosts that drop or refuse", .timeLimit(.minutes(10)))
struct OutcomeHostTests {
  /// The driver's way of dropping a request: at once without a notification, with one, or later
  /// with one.
  enum Manner: CaseIterable, Sendable {
    case silent, waking, slow
  }

  private func start(
    _ flow: TrialStack, _ manner: Manner, drops: @escaping (String) -> Bool
  ) -> (tree: Tree, driver: RecordingDriver) {
    let driver = RecordingDriver()
    let tree = Tree(root: flow, driver: driver)
    driver.drops = drops
    driver.wakesAfterDrop = manner == .waking
    driver.takesTime = manner == .slow
    return (tree, driver)
  }

  /// Lets a slow driver continue, more often than the reconciler's limit.
  private func settle(_ driver: RecordingDriver) {
    for _ in 0..<50 { driver.finish() }
  }

  @Test(
    "A modal that the host drops each time has failed, and is removed", arguments: Manner.allCases
  )
  func presentDropped(manner: Manner) {
    let log = TrialLog()
    let flow = TrialStack { _, route in
      route == "child" ? .flow(TrialStack("c"), onEnd: { log("\($0)") }) : nil
    }
    let (tree, driver) = start(flow, manner) { $0.hasPrefix("present") }
    defer { tree.close() }
    let handle = flow.present("child")
    settle(driver)
    #expect(isFailed(handle))
    #expect(log.lines == ["left(host failed)"])
    #expect(!flow.isPresenting)
    #expect(driver.requests.count { $0.hasPrefix("present") } <= 5)
    driver.drops = { _ in false }
    let next = flow.present("sheet")
    settle(driver)
    #expect(next.currentOutcome == .settled)
    #expect(tree.disagreements == [])
  }

  @Test(
    "A push that the host drops each time has failed, and is removed", arguments: Manner.allCases)
  func pushDropped(manner: Manner) {
    let flow = TrialStack()
    let (tree, driver) = start(flow, manner) { $0.contains("+[b]") }
    defer { tree.close() }
    settle(driver)
    let handle = flow.push("b")
    settle(driver)
    #expect(isFailed(handle))
    #expect(flow.navigation.routes == ["a"])
    #expect(tree.disagreements == [])
  }

  @Test("A removal that the host drops has failed; it is requested again at the host's next change")
  func popDropped() {
    let flow = TrialStack()
    let (tree, driver) = start(flow, .silent) { _ in false }
    defer { tree.close() }
    flow.push("b")
    driver.drops = { $0.contains("-[b]") }
    let handle = flow.pop()
    #expect(isFailed(handle))
    #expect(flow.navigation.routes == ["a"])
    driver.drops = { _ in false }
    driver.hostChanged?(.idle)
    #expect(tree.disagreements == [])
  }

  @Test(
    "A request that was dropped once is made again, and settles",
    arguments: Manner.allCases)
  func droppedOnce(manner: Manner) {
    let log = TrialLog()
    let flow = TrialStack()
    let (tree, driver) = start(flow, manner) { request in
      guard request.hasPrefix("present") else { return false }
      log(request)
      return log.lines.count < 2
    }
    defer { tree.close() }
    settle(driver)
    let handle = flow.present("sheet")
    settle(driver)
    #expect(handle.currentOutcome == .settled)
    #expect(log.lines.count == 2)
    #expect(tree.disagreements == [])
  }

  @Test(
    "A modal that was dropped is filled once if the host has kept its contents, and anew if not",
    arguments: [false, true])
  func contentsOfDropped(releases: Bool) {
    let flow = TrialStack { _, route in route == "child" ? .flow(TrialTabs()) { _ in } : nil }
    let log = TrialLog()
    let (tree, driver) = start(flow, .silent) { request in
      guard request.hasPrefix("present") else { return false }
      log(request)
      return log.lines.count < 3
    }
    defer { tree.close() }
    driver.releasesDropped = releases
    driver.clear()
    let handle = flow.present("child")
    #expect(handle.currentOutcome == .settled)
    let presents = driver.requests.count { $0.hasPrefix("present") }
    let fills = driver.requests.count { $0.hasPrefix("apply TrialTabs") }
    #expect(presents > 1)
    #expect(fills == (releases ? presents : 1))
    #expect(tree.disagreements == [])
  }

  @Test("Behind a foreign presentation a modal is blocked, and shown when that has left")
  func blocked() async {
    let flow = TrialStack()
    let (tree, driver) = start(flow, .silent) { _ in false }
    defer { tree.close() }
    driver.presentationBlocker = "a foreign alert"
    let handle = flow.present("sheet")
    #expect(handle.currentOutcome == .blocked(by: "a foreign alert"))
    #expect(await handle.outcome == .blocked(by: "a foreign alert"))
    #expect(flow.isPresenting)
    #expect(driver.modals.isEmpty)
    driver.presentationBlocker = nil
    driver.hostChanged?(.idle)
    #expect(driver.modals.count == 1)
    #expect(tree.disagreements == [])
  }

  @Test("A shown push has settled, although a modal is blocked")
  func settledBesideBlocked() {
    let flow = TrialStack()
    let (tree, driver) = start(flow, .silent) { _ in false }
    defer { tree.close() }
    driver.presentationBlocker = "a foreign alert"
    var handles: [NavigationHandle] = []
    flow.transaction { handles = [flow.push("b"), flow.present("sheet")] }
    #expect(handles.map(\.currentOutcome) == [.settled, .blocked(by: "a foreign alert")])
    let later = flow.replace(with: "c")
    #expect(later.currentOutcome == .settled)
    _ = tree
  }

  @Test("A shown push has settled, although another request failed")
  func settledBesideFailed() {
    let flow = TrialStack()
    let (tree, driver) = start(flow, .silent) { $0.hasPrefix("present") }
    defer { tree.close() }
    var handles: [NavigationHandle] = []
    flow.transaction { handles = [flow.push("b"), flow.present("sheet")] }
    #expect(handles[0].currentOutcome == .settled)
    #expect(isFailed(handles[1]))
    _ = (tree, driver)
  }

  @Test("A blocked modal that is dismissed before it was shown never appears")
  func blockedDismissed() {
    let flow = TrialStack()
    let (tree, driver) = start(flow, .silent) { _ in false }
    defer { tree.close() }
    driver.presentationBlocker = "a foreign alert"
    flow.present("sheet")
    let handle = flow.dismiss()
    #expect(handle.currentOutcome == .settled)
    driver.presentationBlocker = nil
    driver.hostChanged?(.idle)
    #expect(!driver.requests.contains { $0.hasPrefix("present") })
    #expect(tree.disagreements == [])
  }

  private func isFailed(_ handle: NavigationHandle) -> Bool {
    if case .failed = handle.currentOutcome { true } else { false }
  }
}
