import Usher

/// One scenario under way: the host, the root flow, and what was found.
@MainActor
final class ContractRun {
  let root: ContractFlow
  let host: any ContractHost
  private(set) var failures: [String] = []
  private let observation: TreeObservation
  private let log: Log

  init(_ root: ContractFlow, _ host: any ContractHost) {
    self.root = root
    self.host = host
    let log = Log()
    self.log = log
    observation = host.tree.observe { log.note($0) }
  }

  /// Every ending so far, in order: name and cause.
  var endings: [String] { log.endings }

  func check(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    if !condition { failures.append(sentence()) }
  }

  func expect<Value: Equatable>(_ value: Value, _ expected: Value, _ what: String) {
    check(value == expected, "\(what) is \(value) instead of \(expected)")
  }

  /// Lets the host settle, then compares the tree and what a person sees with what they should be.
  func expectTree(_ expected: String, top: String) async {
    await host.settle()
    expect(host.tree.description, expected, "the tree")
    expect((host.topScreen as? ContractScreen)?.name ?? "-", top, "the screen on top")
    for difference in host.tree.disagreements { failures.append("the host shows \(difference)") }
  }

  /// What holds whatever happened.
  func checkAtEnd() async {
    await host.settle()
    for difference in host.tree.disagreements { failures.append("the host shows \(difference)") }
    for name in log.endedTwice { failures.append("\(name) ended twice") }
    check(host.tree.isSettled, "the host never settled")
  }

  @MainActor
  private final class Log {
    var endings: [String] = []
    var endedTwice: [String] = []
    private var ended: Set<EntryID> = []

    func note(_ event: TreeEvent) {
      guard case .ended(let node, let cause) = event else { return }
      endings.append("\(node.route ?? node.name) (\(cause))")
      if !ended.insert(node.id).inserted { endedTwice.append(node.description) }
    }
  }
}
