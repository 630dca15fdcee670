import UIKit

/// The nodes of one hosting controller, and the passes that bring them up to date.
@MainActor internal final class Graph {
  let tracker = Tracker.shared
  private(set) var root: Node?
  /// Changes when a view may give another value to those who read focused values.
  let focus = Slot(0)
  /// The views that have come or gone in this pass, and hear of it when it is done.
  var lives = Lives()
  /// The field that has the keyboard.
  var focusedField: Node?
  /// What `@SceneStorage` keeps.
  let sceneValues = SceneValues()
  /// How many nodes are or were on their way out, so that others need not ask all nodes above them.
  var frozenNodes = 0
  private var dirty: [Node] = []
  private var after: [() -> Void] = []
  private var isRequested = false
  private(set) var isFlushing = false
  /// The transactions of the writes that this pass takes up, by the nodes that they have made dirty.
  private(set) var transactions: [ObjectIdentifier: Transaction] = [:]
  /// The transaction of the update that writes join at once; `nil` until one does.
  private var joined: Transaction?
  /// The updates after that one, whose writes wait.
  private var later: [Update] = []
  /// The nodes that the update at hand has made dirty.
  private var noted: Set<ObjectIdentifier> = []
  /// Presentations that found something in their way.
  private var blocked: [WeakPresentation] = []
  private struct WeakPresentation { weak var presentation: Presentation? }
  /// The followers, held weakly, that are asked at the end of each pass.
  private var followers: [WeakFollower] = []
  /// How many rounds a pass may take until it counts as endless.
  static let limit = 200

  private struct WeakFollower { weak var follower: (any Follower)? }
  /// Writes with one transaction.
  private struct Update {
    let transaction: Transaction
    var writes: [() -> Void]
  }

  func setRoot(_ make: (Graph) -> Node) { root = make(self) }

  /// Ends all nodes; the views that were there hear of it at once.
  func close() {
    later = []
    root?.remove()
    root = nil
    tellLives()
  }

  /// Takes a write up in the update of its transaction: now, unless writes with another one came before.
  func takeUp(_ write: @escaping () -> Void) {
    let new = tracker.transaction
    if let last = later.last {
      guard !last.transaction.isSame(as: new) else {
        return later[later.count - 1].writes.append(write)
      }
    } else if joined?.isSame(as: new) ?? true || system.answers.transactions == .areOneUpdate {
      joined = new
      return write()
    }
    later.append(Update(transaction: new, writes: [write]))
    request()
  }
  /// Makes the writes of the next update, if there is one.
  private func takeUpNext() -> Bool {
    joined = nil
    noted = []
    guard !later.isEmpty else { return false }
    let next = later.removeFirst()
    joined = next.transaction
    tracker.writing(next.transaction) { for write in next.writes { write() } }
    return true
  }
  var system: _System {
    root?.region?.controller?.viewIfLoaded?.window?._system ?? UIApplication.shared._system
  }

  /// A node was made dirty by a write; of several writes in an update the last one's words count.
  func noteTransaction(of node: Node) {
    let new = tracker.transaction
    let id = ObjectIdentifier(node)
    let isFirst = noted.insert(id).inserted
    transactions[id] = isFirst ? new : transactions[id]?.merged(with: new) ?? new
  }
  func nodeIsDirty(_ node: Node) {
    dirty.append(node)
    request()
  }

  /// Runs something when the nodes are up to date, in this pass or the next.
  func afterPass(_ work: @escaping () -> Void) {
    after.append(work)
    request()
  }

  /// Asks at the end of each pass from now on.
  func follow(_ follower: any Follower) {
    followers.removeAll { $0.follower == nil || $0.follower === follower }
    followers.append(WeakFollower(follower: follower))
    request()
  }

  /// Tries a presentation again when something that was in its way has gone.
  func retryLater(_ presentation: Presentation) {
    guard !blocked.contains(where: { $0.presentation === presentation }) else { return }
    blocked.append(WeakPresentation(presentation: presentation))
  }
  /// Something has gone: those that wait try again, in the order in which they came.
  func retry() {
    let now = blocked
    blocked = []
    guard !now.isEmpty else { return }
    afterPass { for one in now { one.presentation?.sync() } }
  }

  /// Has a pass made at the next turn.
  func request() {
    guard !isRequested, !isFlushing else { return }
    isRequested = true
    MainClock.shared.atNextTurn {
      self.isRequested = false
      self.flush()
    }
  }

  /// Brings all nodes up to date, and then what follows them, until nothing changes any more.
  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    var rounds = 0
    repeat {
      rounds += 1
      guard rounds <= Self.limit else {
        let path = dirty.first?.path ?? "no node"
        Console.shared.log("SwiftUI: an update does not come to an end; it changes \(path)")
        stop()
        break
      }
      repeat { refreshDirty() } while takeUpNext()
      let now = after
      after = []
      for work in now { work() }
      if dirty.isEmpty, after.isEmpty, later.isEmpty {
        checkFocus()
        followers.removeAll { $0.follower == nil }
        for one in followers { one.follower?.passDidEnd() }
      }
    } while !dirty.isEmpty || !after.isEmpty || !later.isEmpty
    transactions = [:]
    isFlushing = false
  }

  /// Brings the nodes up to date once more, and drops what would follow, so that the next change finds them in order.
  private func stop() {
    let last = dirty
    dirty = []
    for node in last { node.refresh() }
    for node in dirty { node.isDirty = false }
    dirty = []
    after = []
    later = []
  }

  private func refreshDirty() {
    while !dirty.isEmpty {
      var next = 0
      for index in dirty.indices where dirty[index].depth < dirty[next].depth { next = index }
      let node = dirty.remove(at: next)
      if node.isDirty { node.refresh() }
    }
  }
}

/// Is asked at the end of each pass.
@MainActor internal protocol Follower: AnyObject {
  func passDidEnd()
}

/// Knows who reads and in which transaction something is written, while that runs on the main thread.
internal final class Tracker: @unchecked Sendable {
  // Because its variables are only used on the main thread, which the callers make sure of.
  static let shared = Tracker()
  private(set) var reader: Node?
  private(set) var transaction = Transaction()

  @MainActor func reading<T>(_ node: Node?, _ work: () -> T) -> T {
    let before = reader
    reader = node
    defer { reader = before }
    return work()
  }

  func writing<T, E: Error>(_ new: Transaction, _ work: () throws(E) -> T) throws(E) -> T {
    let before = transaction
    transaction = new
    defer { transaction = before }
    return try work()
  }
}
