import Foundation
import Testing
import UsherWeb
import UsherWebTesting

/// Two servers on one store, with everything that can happen between their steps.
///
/// The servers follow the protocol of `TreeKeeper` and `TreeSaver`. A call can reach the store at any later
/// time, its answer can be lost, a lease can end, and a server can lose its memory.
private struct World: Hashable {
  /// A mistake in the protocol that the test must find.
  enum Mistake: CaseIterable {
    case ignoresRefusals, answersBeforeSave, forgetsActions, keepsCopy
  }

  struct Call: Hashable {
    enum Kind: Hashable { case claim, save(StoredTree, TreeHold) }
    let kind: Kind
    let sender: TreeServer
    /// The server that still waits for the answer.
    var waiting: Int?
  }

  enum Answer: Hashable { case claimed(TreeClaim), saved(Bool) }

  struct Server: Hashable {
    var name: TreeServer
    var number = 0
    var hold: TreeHold?
    /// True after a save was refused, until the tree is claimed.
    var isRefused = false
    /// The tree in memory.
    var copy: StoredTree?
    var stamps: Set<UInt64> = []
    var isWaiting = false
    /// True if the action of this server was answered to its visitor.
    var isAnswered = false
  }

  var table = TreeTable(isShared: true)
  var servers: [Server]
  var calls: [Call] = []
  /// How often the surroundings may still do something bad.
  var losses: Int
  var lapses: Int
  var crashes: Int
  var nextStamp: UInt64 = 2
  var mistake: Mistake?

  static let key = TreeKey(app: "/a", visitor: "v", tree: "t")
  static let empty = try? JSONDecoder().decode(
    StoredTree.self, from: Data(#"{"snapshot": {"usher": 1, "root": {}}, "stamp": 1}"#.utf8))

  init(losses: Int, lapses: Int, crashes: Int, mistake: Mistake?) {
    (self.losses, self.lapses, self.crashes, self.mistake) = (losses, lapses, crashes, mistake)
    servers = (0..<2).map { Server(name: TreeServer(app: "/a", name: "\($0).0")) }
    for server in servers { table.join(server.name, for: .seconds(1)) }
    if let empty = Self.empty {
      let first = TreeHold(server: servers[0].name, epoch: 1, revision: 0)
      _ = table.save(empty, for: Self.key, with: first)
      servers[0].hold = first.saved
      servers[0].copy = empty
      servers[0].stamps = [1]
    }
  }

  /// Returns every world that one step leads to.
  var next: [World] {
    var worlds: [World] = []
    func add(_ change: (inout World) -> Void) {
      var world = self
      change(&world)
      worlds.append(world)
    }
    for index in servers.indices {
      if !servers[index].isWaiting, !servers[index].isAnswered { add { $0.send(index) } }
      if lapses > 0 {
        add {
          $0.lapses -= 1
          $0.table.leave($0.servers[index].name)
          $0.join(index)
        }
      }
      // At a wish, an idle server gives the tree up.
      if servers[index].isAnswered, let hold = servers[index].hold {
        add {
          $0.table.release(Self.key, with: hold)
          $0.servers[index].hold = nil
          $0.servers[index].copy = nil
        }
      }
      if crashes > 0 {
        add {
          $0.crashes -= 1
          $0.table.leave($0.servers[index].name)
          $0.forget(index)
          $0.join(index)
        }
      }
    }
    for position in calls.indices {
      add { $0.arrive(position, isLost: false) }
      if losses > 0, calls[position].waiting != nil {
        // The answer is lost; the call arrives now,
        add {
          $0.losses -= 1
          $0.arrive(position, isLost: true)
        }
        // or at any later time.
        add {
          $0.losses -= 1
          $0.fail(position)
        }
      }
    }
    return worlds
  }

  private mutating func join(_ index: Int) {
    servers[index].number += 1
    servers[index].name = TreeServer(app: "/a", name: "\(index).\(servers[index].number)")
    table.join(servers[index].name, for: .seconds(1))
  }

  private mutating func forget(_ index: Int) {
    (servers[index].hold, servers[index].copy, servers[index].stamps) = (nil, nil, [])
    (servers[index].isWaiting, servers[index].isRefused) = (false, false)
    for position in calls.indices where calls[position].waiting == index {
      calls[position].waiting = nil
    }
  }

  /// The next call of a server that wants to perform its action.
  private mutating func send(_ index: Int) {
    servers[index].isWaiting = true
    let name = servers[index].name
    guard var tree = servers[index].copy, let hold = servers[index].hold, hold.server == name,
      !servers[index].isRefused
    else {
      calls.append(Call(kind: .claim, sender: name, waiting: index))
      return
    }
    let action = "action \(index)"
    let isNew = !tree.actions.contains(action)
    if isNew || mistake == .forgetsActions { tree.actions.append(action) }
    tree.stamp = nextStamp
    nextStamp += 1
    servers[index].copy = tree
    servers[index].stamps.insert(tree.stamp)
    if mistake == .answersBeforeSave { servers[index].isAnswered = true }
    calls.append(Call(kind: .save(tree, hold), sender: name, waiting: index))
  }

  private mutating func fail(_ position: Int) {
    if let index = calls[position].waiting { failed(index) }
    calls[position].waiting = nil
  }

  private mutating func failed(_ index: Int) { servers[index].isWaiting = false }

  private mutating func arrive(_ position: Int, isLost: Bool) {
    let call = calls.remove(at: position)
    let answer: Answer =
      switch call.kind {
      case .claim: .claimed(table.claim(Self.key, for: call.sender))
      case .save(let tree, let hold): .saved(table.save(tree, for: Self.key, with: hold))
      }
    guard let index = call.waiting else { return }
    servers[index].isWaiting = false
    guard !isLost else { return }
    receive(answer, call, index)
  }

  private mutating func receive(_ answer: Answer, _ call: Call, _ index: Int) {
    switch (answer, call.kind) {
    case (.claimed(.granted(let tree, let hold)), _):
      let former = servers[index].hold
      servers[index].isRefused = false
      // No other server has owned it meanwhile.
      if servers[index].stamps.contains(tree.stamp), servers[index].copy != nil,
        hold.epoch == (former?.epoch ?? 0) + 1
      {
        servers[index].hold = hold
      } else if mistake == .keepsCopy, servers[index].copy != nil {
        servers[index].hold = hold
      } else {
        (servers[index].hold, servers[index].copy) = (hold, tree)
        servers[index].stamps = [tree.stamp]
      }
    case (.claimed, _):
      servers[index].copy = nil
      servers[index].stamps = []
    case (.saved(true), .save(let tree, let hold)):
      servers[index].hold = hold.saved
      servers[index].stamps = [tree.stamp]
      servers[index].isAnswered = true
    case (.saved, _):
      if mistake == .ignoresRefusals { servers[index].isAnswered = true }
      servers[index].isRefused = true
    }
  }

  /// The broken promise, if any.
  var problem: String? {
    let actions = table.tree(Self.key)?.actions ?? []
    if Set(actions).count < actions.count { return "an action was applied twice" }
    for (index, server) in servers.enumerated()
    where server.isAnswered && !actions.contains("action \(index)") {
      return "an answered action is lost"
    }
    return nil
  }
}

@Suite("Web: every interleaving of two servers")
struct InterleavingTests {
  /// Visits every world; returns how many there are, and the first broken promise.
  private func explore(_ first: World) -> (count: Int, problem: String?) {
    var known: Set<World> = [first]
    var open = [first]
    while let world = open.popLast() {
      if let problem = world.problem { return (known.count, problem) }
      for next in world.next where known.insert(next).inserted { open.append(next) }
    }
    return (known.count, nil)
  }

  @Test(
    "No answered action is lost, and none is applied twice",
    arguments: [(2, 0, 0), (1, 1, 0), (0, 2, 0), (1, 0, 1), (0, 1, 1)])
  func all(losses: Int, lapses: Int, crashes: Int) {
    let (count, problem) = explore(
      World(losses: losses, lapses: lapses, crashes: crashes, mistake: nil))
    #expect(problem == nil)
    #expect(count > 100)
  }

  @Test("A mistake in the protocol is found", arguments: World.Mistake.allCases)
  fileprivate func mistakes(mistake: World.Mistake) {
    #expect(explore(World(losses: 1, lapses: 1, crashes: 1, mistake: mistake)).problem != nil)
  }
}
