import Usher

/// What was promised to each flow, and what came of it: one result, and tasks that end with it.
@MainActor
final class FuzzLedger {
  private struct Account {
    let name: String
    weak var object: AnyObject?
    var deliveries = 0
    var task: Task<Void, Never>?
  }

  private var accounts: [EntryID: Account] = [:]
  /// Objects that have ended and were still alive when last looked at.
  private var condemned: [(name: String, object: Weak)] = []
  private(set) var failure: String?

  private struct Weak {
    weak var object: AnyObject?
  }

  func started(_ entry: Entry) {
    switch entry.content {
    case .flow(let flow):
      let name = "\(type(of: flow.coordinator)) \(entry.id)"
      accounts[entry.id] = Account(
        name: name, object: flow.coordinator, task: flow.addTask { await Self.park() })
      flow.listen { [weak self] in self?.delivered(entry.id) }
    case .screen(let screen):
      accounts[entry.id] = Account(name: "\(type(of: screen)) \(entry.id)", object: screen)
    case .alert, .none, .left: break
    }
  }

  private func delivered(_ id: EntryID) {
    accounts[id]?.deliveries += 1
    if let account = accounts[id], account.deliveries > 1 {
      fail("\(account.name) gave its result \(account.deliveries) times")
    }
  }

  func ended(_ id: EntryID) {
    guard let account = accounts[id] else { return }
    if account.task?.isCancelled == true {
      fail("\(account.name) lost its tasks before its end")
    }
  }

  /// Looks at what ended in this step.
  func closeAccounts(of ended: [EntryID]) {
    for id in ended {
      guard let account = accounts.removeValue(forKey: id) else { continue }
      if let task = account.task {
        if account.deliveries != 1 {
          fail("\(account.name) ended, and its result came \(account.deliveries) times")
        }
        if !task.isCancelled { fail("\(account.name) ended, and its tasks go on") }
      }
      if account.object != nil {
        condemned.append((account.name, Weak(object: account.object)))
      }
    }
  }

  /// What has ended, and is alive although no task of it can be waiting for its turn any more.
  func leak() -> String? {
    condemned.removeAll { $0.object.object == nil }
    return condemned.first.map { "\($0.name) ended and is still alive" }
  }

  var hasCondemned: Bool { !condemned.isEmpty }

  private func fail(_ sentence: String) {
    if failure == nil { failure = sentence }
  }

  /// Waits until cancelled.
  private static func park() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    await withTaskCancellationHandler {
      for await _ in stream {}
    } onCancel: {
      continuation.finish()
    }
  }
}

extension Flow {
  /// Calls `heard` each time that the flow's ending is delivered.
  fileprivate func listen(_ heard: @escaping @MainActor () -> Void) {
    addSink(coordinator.endingListener(heard))
  }
}

extension Coordinator {
  fileprivate func endingListener(_ heard: @escaping @MainActor () -> Void) -> ResultSink {
    TypedResultSink<Output> { _ in heard() }
  }
}
