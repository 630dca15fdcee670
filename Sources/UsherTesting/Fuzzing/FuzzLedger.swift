@_spi(Hosting) import Usher

/// Checks the promises to each flow: one result, and tasks that end with the flow.
///
/// Knows every object that entered the tree without holding it.
@MainActor
final class FuzzLedger {
  @MainActor
  private final class Account {
    private let type: Any.Type
    private let id: NodeID
    let isFlow: Bool
    /// The app's object and the library's flow at the start, or when a page came near again.
    private var identities: (object: ObjectIdentifier?, flow: ObjectIdentifier?)
    /// True for the root's node, which the tree keeps.
    private let isRoot: Bool
    /// The objects that must be released after the end: the app's, and the library's for it.
    ///
    /// Set only at the end, because weak references make all reference counting several times
    /// slower.
    private weak var object: AnyObject?
    private weak var node: Node?
    private weak var flow: Flow?
    private(set) var hasLeft = false
    var deliveries = 0
    var task: Task<Void, Never>?
    var parked: CheckedContinuation<Void, Never>?

    init?(_ node: Node) {
      let object: AnyObject?
      switch node.content {
      case .flow(let flow): (type, object) = (Swift.type(of: flow.coordinator), flow.coordinator)
      case .screen(let screen): (type, object) = (Swift.type(of: screen), screen)
      case .alert(let alert): (type, object) = (Swift.type(of: alert), nil)
      case .none, .listed, .left: return nil
      }
      id = node.id
      isRoot = node.parentContainer == nil && node.presenter == nil
      isFlow = node.flow != nil
      identities = (object.map(ObjectIdentifier.init), node.flow.map(ObjectIdentifier.init))
    }

    /// Notes that a page has another screen, because it was far meanwhile.
    func remade(_ node: Node) {
      identities.object = node.screen.map(ObjectIdentifier.init)
    }

    /// Notes the end, while the content still exists.
    ///
    /// - Returns: `true` if the content is that of the start, or if it was released because the page was far.
    func left(_ node: Node) -> Bool {
      hasLeft = true
      if !isRoot { self.node = node }
      if node.listed != nil { return !isFlow }
      let flow = node.flow
      let object = flow?.coordinator ?? node.screen
      (self.flow, self.object) = (flow, object)
      return object.map(ObjectIdentifier.init) == identities.object
        && flow.map(ObjectIdentifier.init) == identities.flow
    }

    var name: String { "\(type) \(id)" }

    /// True if one of its objects is alive.
    var isAlive: Bool { object != nil || node != nil || flow != nil }

    /// The names of its live objects.
    var remains: String? {
      if object != nil { return "\(name) ended and is still alive" }
      if node != nil || flow != nil {
        return "\(name) ended, but the library still holds its node"
      }
      return nil
    }
  }

  private let accounts = NodeTable<Account>()
  /// The latest end, which may be incomplete until the next event.
  private var ending: Account?
  /// Ended objects that were still alive at the last check.
  private var condemned: [Account] = []
  private(set) var failure: String?

  func started(_ node: Node) {
    guard let account = Account(node) else { return }
    if let flow = node.flow {
      account.task = flow.addTask { [self] in
        await withCheckedContinuation { continuation in
          guard failure == nil, account.task != nil else { return continuation.resume() }
          account.parked = continuation
        }
      }
      flow.listen { [self] in delivered(account) }
    }
    if !accounts.add(account, for: node.id) { fail("\(account.name) started twice") }
  }

  func remade(_ node: Node) { accounts[node.id]?.remade(node) }

  private func delivered(_ account: Account) {
    account.deliveries += 1
    if account.deliveries > 1 {
      fail("\(account.name) gave its result \(account.deliveries) times")
    }
  }

  /// Handles a node that leaves the tree, while its content still exists.
  func left(_ node: Node) {
    guard let account = accounts[node.id] else { return }
    if !account.left(node) { fail("\(account.name) holds another object than at its start") }
  }

  /// Records an ending; all earlier endings must be complete by now.
  func ended(_ id: NodeID) {
    closeLast()
    guard let account = accounts.remove(id) else { return }
    if !account.hasLeft { fail("\(account.name) ended, and its node was not seen to leave") }
    if account.task?.isCancelled == true { fail("\(account.name) lost its tasks before its end") }
    ending = account
  }

  /// Checks the latest end.
  func closeLast() {
    guard let account = ending else { return }
    ending = nil
    if account.isFlow {
      if account.deliveries != 1 {
        fail("\(account.name) ended, and its result came \(account.deliveries) times")
      }
      if account.task?.isCancelled == false {
        fail("\(account.name) ended, but its tasks still run")
      }
      account.task = nil
      account.parked?.resume()
      account.parked = nil
    }
    var all = condemned.takeOut()
    all.append(account)
    condemned = all
  }

  /// Drops the entries of released objects.
  ///
  /// - Returns: `true` if an ended object is alive.
  func sweep() -> Bool {
    if !condemned.isEmpty { condemned = condemned.filter(\.isAlive) }
    return !condemned.isEmpty
  }

  /// The name of an ended object that is alive although none of its tasks can be waiting for its
  /// turn.
  var leak: String? {
    for account in condemned {
      if let remains = account.remains { return remains }
    }
    return nil
  }

  /// Resumes all waiting tasks.
  func close() {
    closeLast()
    for account in accounts.values {
      account.task = nil
      account.parked?.resume()
      account.parked = nil
    }
    accounts.removeAll()
  }

  private func fail(_ sentence: String) {
    if failure == nil { failure = sentence }
  }
}

extension Flow {
  /// Calls `heard` each time that the flow's ending is delivered.
  fileprivate func listen(_ heard: @escaping @MainActor () -> Void) {
    addReceiver(coordinator.endingListener(heard))
  }
}

extension Coordinator {
  fileprivate func endingListener(_ heard: @escaping @MainActor () -> Void) -> ResultReceiver {
    ClosureReceiver<Output> { _ in heard() }
  }
}
