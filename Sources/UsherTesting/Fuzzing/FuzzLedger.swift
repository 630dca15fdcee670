import Usher

/// What was promised to each flow, and what came of it: one result, and tasks that end with it.
///
/// Knows every object that came into the tree without holding it.
@MainActor
final class FuzzLedger {
  @MainActor
  private final class Account {
    private let type: Any.Type
    private let id: EntryID
    let isFlow: Bool
    /// What is to be gone after the end: the app's object, and what the library had for it.
    private weak var object: AnyObject?
    private weak var entry: Entry?
    private weak var flow: Flow?
    var deliveries = 0
    var task: Task<Void, Never>?
    var parked: UnsafeContinuation<Void, Never>?

    init(_ type: Any.Type, _ object: AnyObject?, _ entry: Entry) {
      self.type = type
      id = entry.id
      self.object = object
      // The root's is the tree's for as long as that is there.
      if entry.home != nil || entry.presenter != nil { self.entry = entry }
      flow = entry.flow
      isFlow = flow != nil
    }

    var name: String { "\(type) \(id)" }

    /// What is alive of it.
    var remains: String? {
      if object != nil { return "\(name) ended and is still alive" }
      if entry != nil || flow != nil {
        return "\(name) ended, and the library still holds its entry"
      }
      return nil
    }
  }

  private var accounts: [EntryID: Account] = [:]
  /// Whose end was told of last, and may not be complete before the next thing happens.
  private var ending: Account?
  /// What has ended and was still alive when last looked at.
  private var condemned: [Account] = []
  private(set) var failure: String?

  func started(_ entry: Entry) {
    let account: Account
    switch entry.content {
    case .flow(let flow):
      account = Account(type(of: flow.coordinator), flow.coordinator, entry)
      account.task = flow.addTask { [weak self, weak account] in
        await withUnsafeContinuation { continuation in
          guard self?.failure == nil, let account, account.task != nil else {
            return continuation.resume()
          }
          account.parked = continuation
        }
      }
      flow.listen { [weak self, weak account] in
        if let account { self?.delivered(account) }
      }
    case .screen(let screen): account = Account(type(of: screen), screen, entry)
    case .alert(let alert): account = Account(type(of: alert), nil, entry)
    case .none, .left: return
    }
    accounts[entry.id] = account
  }

  private func delivered(_ account: Account) {
    account.deliveries += 1
    if account.deliveries > 1 {
      fail("\(account.name) gave its result \(account.deliveries) times")
    }
  }

  /// Something ends: whatever ended before it must be done with.
  func ended(_ id: EntryID) {
    closeLast()
    guard let account = accounts.removeValue(forKey: id) else { return }
    if account.task?.isCancelled == true { fail("\(account.name) lost its tasks before its end") }
    ending = account
  }

  /// Looks at what ended last.
  func closeLast() {
    guard let account = ending else { return }
    ending = nil
    if account.isFlow {
      if account.deliveries != 1 {
        fail("\(account.name) ended, and its result came \(account.deliveries) times")
      }
      if account.task?.isCancelled == false { fail("\(account.name) ended, and its tasks go on") }
      account.task = nil
      account.parked?.resume()
      account.parked = nil
    }
    condemned.append(account)
  }

  /// Forgets what is gone.
  ///
  /// - Returns: Whether something that has ended is alive.
  func sweep() -> Bool {
    if !condemned.isEmpty { condemned.removeAll { $0.remains == nil } }
    return !condemned.isEmpty
  }

  /// What has ended, and is alive although no task of it can be waiting for its turn any more.
  var leak: String? {
    for account in condemned {
      if let remains = account.remains { return remains }
    }
    return nil
  }

  /// Lets all waiting tasks go.
  func close() {
    closeLast()
    for account in accounts.values {
      account.task = nil
      account.parked?.resume()
      account.parked = nil
    }
    accounts = [:]
  }

  private func fail(_ sentence: String) {
    if failure == nil { failure = sentence }
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
    ClosureResultSink<Output> { _ in heard() }
  }
}
