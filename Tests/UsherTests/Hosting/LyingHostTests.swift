import Testing
@_spi(Hosting) import Usher
import UsherTesting

/// Hosts that ignore requests, claim to have performed them, or show other nodes: every request is
/// repeated at most a few times, and none names a missing place.
@MainActor
@Suite("Hosts that lie", .timeLimit(.minutes(10)))
struct LyingHostTests {
  /// The driver's way of dropping requests.
  enum Manner: CaseIterable, Sendable {
    case silent, waking, slow, claiming
  }

  private func start<Output>(
    _ flow: any Coordinator<Output>, _ manner: Manner, from isRotten: Bool = false,
    drops: @escaping (String) -> Bool
  ) -> (tree: Tree, driver: RecordingDriver) {
    let driver = RecordingDriver()
    if isRotten { corrupt(driver, manner, drops) }
    let tree = Tree(root: flow, driver: driver)
    if !isRotten { corrupt(driver, manner, drops) }
    return (tree, driver)
  }

  private func corrupt(
    _ driver: RecordingDriver, _ manner: Manner, _ drops: @escaping (String) -> Bool
  ) {
    driver.drops = drops
    driver.wakesAfterDrop = manner == .waking
    driver.takesTime = manner == .slow
    driver.claimsWhatWasDropped = manner == .claiming
  }

  /// Lets a slow driver continue, more often than the reconciler's limit.
  private func settle(_ driver: RecordingDriver) {
    for _ in 0..<50 { driver.finish() }
  }

  private func isFailed(_ handle: NavigationHandle) -> Bool {
    if case .failed = handle.currentOutcome { true } else { false }
  }

  // MARK: - Closing

  /// The selection that a host reports for empty tabs.
  enum Emptied: CaseIterable, Sendable {
    case keepsSelection, selectsFirst, selectsNothing
  }

  @Test(
    "Closing tabs requests nothing from the emptied host container", arguments: Emptied.allCases)
  func closing(emptied: Emptied) {
    for manner in Manner.allCases {
      let flow = TrialTabs()
      let (tree, driver) = start(flow, manner) { $0.hasPrefix("select") }
      driver.drops = { _ in false }
      flow.select("z")
      settle(driver)
      driver.readsSelection = { selection, count in
        guard count == 0 else { return selection }
        return switch emptied {
        case .keepsSelection: selection
        case .selectsFirst: 0
        case .selectsNothing: -1
        }
      }
      driver.drops = { $0.hasPrefix("select") }
      driver.clear()
      var verbs: [String] = []
      let observation = tree.observe { event in
        if case .request(let request) = event { verbs.append(request.verb) }
      }
      tree.close()
      settle(driver)
      driver.hostChanged?(.everything)
      settle(driver)
      #expect(driver.requests.prefix(8) == ["apply closed -[x y z] +[]"], "\(manner)")
      #expect(driver.mistakes.prefix(8) == [], "\(manner)")
      #expect(verbs.prefix(8) == ["close"], "\(manner)")
      observation.cancel()
    }
  }

  @Test("A root that the host does not empty is requested a few times", arguments: Manner.allCases)
  func closingIgnored(manner: Manner) {
    let flow = TrialTabs()
    let (tree, driver) = start(flow, manner) { $0.hasPrefix("apply") }
    settle(driver)
    flow.select("z")
    settle(driver)
    driver.clear()
    tree.close()
    settle(driver)
    #expect(!tree.isLive)
    #expect((1...8).contains(driver.requests.count), "\(driver.requests.prefix(24))")
    #expect(driver.mistakes == [])
  }

  // MARK: - What never appears

  @Test("A host that shows nothing at all is asked a few times", arguments: Manner.allCases)
  func nothing(manner: Manner) {
    for root in [TrialStack(), TrialTabs(), TrialSwitcher()] as [any Coordinator<Int>] {
      let (tree, driver) = start(root, manner, from: true) { _ in true }
      defer { tree.close() }
      settle(driver)
      #expect(!driver.isExhausted && driver.requests.count < 12, "\(type(of: root))")
      driver.clear()
      driver.hostChanged?(.idle)
      settle(driver)
      #expect(!driver.isExhausted && driver.requests.count < 12, "\(type(of: root))")
      driver.drops = { _ in false }
      driver.hostChanged?(.idle)
      settle(driver)
      #expect(tree.disagreements == [], "\(type(of: root))")
    }
  }

  @Test("Tabs that the host does not fill are removed", arguments: Manner.allCases)
  func tabs(manner: Manner) {
    let log = TrialLog()
    let flow = TrialStack { _, route in
      route == "tabs" ? .flow(TrialTabs(), onEnd: { log("\($0)") }) : nil
    }
    let (tree, driver) = start(flow, manner) { $0.contains("+[x y z]") }
    defer { tree.close() }
    settle(driver)
    let handle = flow.push("tabs")
    settle(driver)
    #expect(!driver.isExhausted)
    // A host that claims to have shown them has removed them.
    #expect(log.lines.count == 1)
    if manner != .claiming { #expect(isFailed(handle)) }
    #expect(flow.navigation.routes == ["a"])
    #expect(tree.disagreements == [])
  }

  @Test("A switcher's place that the host does not show ends", arguments: Manner.allCases)
  func switcher(manner: Manner) {
    let flow = TrialSwitcher()
    let (tree, driver) = start(flow, manner) { $0.contains("+[b]") }
    defer { tree.close() }
    settle(driver)
    let handle = flow.show("b")
    settle(driver)
    #expect(!driver.isExhausted)
    if manner != .claiming { #expect(isFailed(handle)) }
    // The switcher restarts, because it cannot be empty.
    #expect(flow.navigation.routes == ["a"])
    #expect(tree.disagreements == [])
  }

  @Test("The only place of a tab that the host does not show is requested a few times")
  func inTab() {
    for manner in Manner.allCases {
      let flow = TrialTabs { _, route in route == "y" ? .flow(TrialStack("inner")) { _ in } : nil }
      let (tree, driver) = start(flow, manner, from: true) { $0.contains("+[inner]") }
      defer { tree.close() }
      settle(driver)
      #expect(!driver.isExhausted && driver.requests.count < 16, "\(driver.requests.prefix(24))")
    }
  }

  @Test(
    "A guarded modal that the host never shows fails without a question", arguments: Manner.allCases
  )
  func guardedModal(manner: Manner) {
    let flow = TrialStack { _, route in
      route == "guarded" ? .screen(Asking()) : nil
    }
    let (tree, driver) = start(flow, manner) { $0.hasPrefix("present") }
    defer { tree.close() }
    settle(driver)
    flow.present("guarded")
    settle(driver)
    #expect(!driver.isExhausted && driver.requests.count < 8, "\(driver.requests.prefix(24))")
    #expect(!flow.isPresenting)
    #expect(tree.disagreements == [])
  }

  @Test(
    "A guarded screen that the host never shows fails without a question",
    arguments: Manner.allCases)
  func guardedScreen(manner: Manner) {
    let flow = TrialStack { _, route in
      route == "guarded" ? .screen(Asking()) : nil
    }
    let (tree, driver) = start(flow, manner) { $0.contains("+[guarded]") }
    defer { tree.close() }
    settle(driver)
    flow.push("guarded")
    settle(driver)
    #expect(!driver.isExhausted && driver.requests.count < 8, "\(driver.requests.prefix(24))")
    #expect(flow.navigation.routes == ["a"])
    #expect(tree.disagreements == [])
  }

  @Test("A modal that its parent presents again after each failure is requested a few times")
  func stubborn() {
    for manner in Manner.allCases {
      let flow = TrialStack { flow, route in
        route == "child" ? .flow(TrialStack("c"), onEnd: { _ in flow.present("child") }) : nil
      }
      let (tree, driver) = start(flow, manner) { $0.hasPrefix("present") }
      defer { tree.close() }
      settle(driver)
      flow.present("child")
      settle(driver)
      #expect(!driver.isExhausted, "\(manner)")
    }
  }

  @Test("Several modals that the host never shows have all failed", arguments: Manner.allCases)
  func severalModals(manner: Manner) {
    let flow = TrialStack()
    let (tree, driver) = start(flow, manner) { $0.hasPrefix("present") }
    defer { tree.close() }
    settle(driver)
    flow.transaction { for name in ["m", "n", "o"] { flow.present(name) } }
    settle(driver)
    #expect(!driver.isExhausted)
    #expect(!flow.isPresenting)
    #expect(tree.disagreements == [])
  }

  // MARK: - What never goes, and what is never selected

  @Test(
    "The dismissal of a modal that never leaves is requested a few times",
    arguments: Manner.allCases)
  func dismissal(manner: Manner) {
    let flow = TrialStack()
    let (tree, driver) = start(flow, manner) { $0.hasPrefix("dismiss") }
    defer { tree.close() }
    settle(driver)
    flow.present("sheet")
    settle(driver)
    let handle = flow.dismiss()
    settle(driver)
    #expect(!driver.isExhausted)
    #expect(isFailed(handle))
    driver.drops = { _ in false }
    driver.hostChanged?(.idle)
    settle(driver)
    #expect(tree.disagreements == [])
  }

  @Test("The tree keeps its selection where the host selects nothing", arguments: Manner.allCases)
  func selection(manner: Manner) {
    let flow = TrialTabs()
    let (tree, driver) = start(flow, manner) { $0.hasPrefix("select") }
    defer { tree.close() }
    settle(driver)
    let handle = flow.select("z")
    settle(driver)
    #expect(!driver.isExhausted && driver.requests.count < 8)
    if manner != .claiming { #expect(isFailed(handle)) }
    #expect(flow.navigation.selectedIndex == 0)
    #expect(tree.disagreements == [])
  }

  @Test("A host's selection out of range is ignored", arguments: [-1, 3, Int.max, Int.min])
  func wrongSelection(position: Int) {
    for manner in Manner.allCases {
      let flow = TrialTabs()
      let (tree, driver) = start(flow, manner) { _ in false }
      settle(driver)
      driver.readsSelection = { _, _ in position }
      driver.hostChanged?(.idle)
      settle(driver)
      flow.select("y")
      settle(driver)
      #expect(!driver.isExhausted && driver.requests.count < 24, "\(driver.requests.prefix(24))")
      #expect((0...2).contains(flow.navigation.selectedIndex))
      #expect(flow.navigation.selected != nil)
      #expect(driver.mistakes.prefix(8) == [])
      driver.readsSelection = { selection, _ in selection }
      driver.hostChanged?(.idle)
      settle(driver)
      #expect(tree.disagreements == [], "\(manner)")
      tree.close()
    }
  }

  /// A screen that asks, and never gets an answer.
  @MainActor
  private final class Asking: LeaveGuard {
    var leavePolicy: LeavePolicy { .ask }
    func confirmLeave() async -> Bool { false }
  }
}
