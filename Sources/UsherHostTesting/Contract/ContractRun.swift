@_spi(Hosting) import Usher
import UsherTesting

/// A running scenario: the host, the events so far, and the failures.
@MainActor
final class ContractRun {
  let host: any ContractHost
  let cast: ContractCast
  private(set) var failures: [String] = []
  private let observation: TreeObservation
  private let log: Log
  private let patience: Duration

  /// The time that a scenario waits for the effects of a task.
  static let patience: Duration = .seconds(1)

  init(_ host: any ContractHost, _ cast: ContractCast, patience: Duration = ContractRun.patience) {
    self.host = host
    self.cast = cast
    self.patience = patience
    let log = Log()
    self.log = log
    observation = host.tree.observe { log.note($0) }
  }

  /// Every event since the tree's start.
  var events: [TreeEvent] { log.events }
  /// Every ending so far, in order: name and cause.
  var endings: [String] { log.endings }
  /// The results that parents received, in order: name and cause.
  var results: [String] { cast.results }
  /// The reported misuses, in order.
  var misuses: [String] {
    events.compactMap { if case .misuse(let misuse) = $0 { misuse.value } else { nil } }
  }
  /// The number of requests by the user.
  var requestsOfUser: Int {
    events.count { if case .request(let request) = $0 { request.origin == .user } else { false } }
  }
  /// The numbers of endings and results.
  var counts: (endings: Int, told: Int) { (endings.count, results.count) }
  /// The current tree; `nil` when it has ended.
  var outline: TreeOutline? { TreeOutline(host.tree.description) }

  /// The current tree, in one line.
  var tree: String { outline?.line ?? "" }

  /// The top screen's name, "alert", or "-".
  var top: String {
    guard host.alertActions.isEmpty else { return "alert" }
    return (host.topScreen as? ContractScreen)?.name ?? "-"
  }

  func flow(_ name: String) -> ContractFlow? { cast.find(name, ContractFlow.self) }
  func tabs(_ name: String) -> ContractTabs? { cast.find(name, ContractTabs.self) }
  func pages(_ name: String) -> ContractPages? { cast.find(name, ContractPages.self) }
  func split(_ name: String) -> ContractSplit? { cast.find(name, ContractSplit.self) }
  func switcher(_ name: String) -> ContractSwitcher? { cast.find(name, ContractSwitcher.self) }

  // MARK: - Observations

  func check(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    if !condition { failures.append(sentence()) }
  }

  func expect<Value: Equatable>(_ value: Value, _ expected: Value, _ what: String) {
    check(value == expected, "\(what) is \(value) instead of \(expected)")
  }

  /// Settles the host, then compares the tree and the top with the expected ones.
  func sees(_ expected: String, top: String, after step: String = "") async {
    await host.settle()
    let step = step.isEmpty ? "" : "after \(step) "
    expect(tree, expected, "\(step)the tree")
    expect(self.top, top, "\(step)the screen that the user sees on top")
    checkAgreement()
  }

  /// Checks the promises of a settled host.
  func checkAgreement() {
    for difference in host.tree.disagreements { failures.append("the host shows \(difference)") }
    checkVisibleScreens()
    check(host.tree.isSettled, "the host has not settled")
  }

  /// Checks that the visible screens are what the user sees, and that the last event about them said so.
  private func checkVisibleScreens() {
    guard host.tree.isSettled, host.tree.isLive else { return }
    let visible = host.tree.engine.reconciler.visibleScreens
    if host.alertActions.isEmpty, let top = host.topScreen as? ContractScreen {
      check(
        visible.last?.screen === top, "\(visible.map(\.summary)) is visible instead of \(top.name)"
      )
    }
    if let told = log.visible {
      expect(told, visible.map(\.id), "the last event about visible screens")
    }
  }

  /// Settles the host until `condition` holds, for effects of a task.
  ///
  /// A busy machine may delay the thread that a task needs, so a number of turns alone does not
  /// decide that the effect never comes. After a failure the scenario has failed anyway, and turns
  /// do decide.
  func wait(for what: String, until condition: @MainActor () -> Bool) async {
    let clock = ContinuousClock()
    let end = clock.now + (failures.isEmpty ? patience : .zero)
    var turns = 0
    while turns < 100 || clock.now < end {
      turns += 1
      await host.settle()
      if condition() { return }
      await Task.yield()
    }
    failures.append("\(what) did not happen")
  }

  /// Checks the promises that hold after every step.
  func checkAtEnd() async {
    await host.settle()
    checkAgreement()
    for name in log.endedTwice { failures.append("\(name) ended twice") }
    for (name, count) in log.flowsEnded {
      let told = results.filter { $0.hasPrefix("\(name) ") }.count
      check(told >= count, "\(name) ended, and its parent was not told")
      let started = count + (cast.live.contains { $0.name == name } ? 1 : 0)
      check(told <= started, "\(name)'s parent was told \(told) times")
    }
    await wait(for: "the release of ended objects (\(leaks.joined(separator: ", ")))") {
      leaks.isEmpty
    }
  }

  /// Ends waiting code after a broken promise.
  func end() {
    cast.settleQuestions()
    host.tree.close()
  }

  /// The names of objects that have ended and are still held.
  var leaks: [String] { cast.leaks(besides: outline) }

  @MainActor
  private final class Log {
    var events: [TreeEvent] = []
    var endings: [String] = []
    var endedTwice: [String] = []
    /// The number of ends of flows that a parent made for a route.
    var flowsEnded: [String: Int] = [:]
    /// The screens that the user was last said to see.
    var visible: [NodeID]?
    private var ended: Set<NodeID> = []

    func note(_ event: TreeEvent) {
      events.append(event)
      if case .visible(let screens) = event { visible = screens.map(\.id) }
      guard case .ended(let node, let cause) = event else { return }
      let isRoot = node.id == NodeID(1)
      endings.append("\(node.route ?? (isRoot ? "root" : node.name)) (\(cause))")
      if !ended.insert(node.id).inserted { endedTwice.append(node.description) }
      if node.kind == .flow, let route = node.route { flowsEnded[route, default: 0] += 1 }
    }
  }
}
