import Observation
import Testing
import Usher
import UsherSnapshots
import UsherWeb
import UsherWebTesting

/// Two real servers perform a press each, and their calls reach the store in every order.
///
/// `InterleavingTests` visits more worlds, of a model of the servers. How often a server asks for a tree again while another
/// one has it, and so the number of orders, differs from run to run.
@MainActor
@Suite("Web: every order of two servers' calls", .drained, .timeLimit(.minutes(10)))
struct ServerInterleavingTests {
  /// The disturbances of one search: each happens at most so often.
  struct Limits {
    var losses = 0
    var lapses = 0
  }

  @Test(
    "No answered press is lost, and none counts twice",
    arguments: [(["a", "b"], 1, 0), (["a", "b"], 0, 1), (["a", "a"], 1, 0), (["a", "a"], 0, 1)])
  func everyOrder(names: [String], losses: Int, lapses: Int) async throws {
    let limits = Limits(losses: losses, lapses: lapses)
    var (choices, count): ([Int], Int) = ([], 0)
    repeat {
      let run = Run(choices)
      let tally = try await tally(of: names, limits, run)
      #expect(tally == Set(names).count, "after \(run.log)")
      count += 1
      choices = run.next
    } while !choices.isEmpty && !Task.isCancelled
    #expect(count > 10)
  }

  /// Sends each press to a server of its own at the same time, and those without an answer again; returns how
  /// many presses the stored tree has counted.
  private func tally(of names: [String], _ limits: Limits, _ run: Run) async throws -> Int {
    let (store, clock) = (SteppedStore(limits), ManualClock())
    let servers = names.map { _ in server(store, clock) }
    let visitor = Visitor(servers[0])
    await visitor.open()
    let add = try #require(visitor.page.button("Add")).value
    store.isStepping = true
    let pending = Pending(names.count)
    for (name, server) in zip(names, servers) {
      var request = visitor.request(add, ["once": name])
      request.headers["Cookie"] = visitor.cookie
      Task { [request] in
        pending.ended(name, with: await server.respond(to: request).status)
      }
    }
    while pending.count > 0, !Task.isCancelled {
      await settle()
      if pending.count > 0, !store.step(run) {
        clock.advance(by: .milliseconds(100))
        store.table.now += .milliseconds(100)
      }
    }
    store.isStepping = false
    store.killServers()
    visitor.app = server(store, clock)
    for name in pending.unanswered { await visitor.post(add, ["once": name]) }
    await visitor.reload()
    #expect(visitor.status == 200)
    let text = visitor.page.titles.first ?? ""
    return try #require(Int(text.dropFirst("Tally ".count)), "the page has “\(text)”")
  }

  /// Lets the servers go on until they wait for the store or the clock.
  private func settle() async {
    for _ in 0..<4 {
      // The clock's sleepers wake elsewhere.
      await Task.detached {}.value
      for _ in 0..<8 { await Task.yield() }
    }
  }

  private func server(_ store: SteppedStore, _ clock: ManualClock) -> WebApp {
    let views = WebViews()
    views.register(TallyModel.self) { model in Button("Add") { model.count += 1 } }
    var options = WebOptions()
    (options.store, options.clock, options.onStoreError) = (store, clock, { _ in })
    return WebApp("Tally", path: "/tally", views: views, options: options) { TallyFlow() }
  }
}

/// One order of calls: the choices that were made, and how many there were each time.
@MainActor
private final class Run {
  private let given: [Int]
  private var made: [(choice: Int, count: Int)] = []
  var log: [String] = []

  init(_ given: [Int]) { self.given = given }

  func choose(among count: Int) -> Int {
    let choice = made.count < given.count ? min(given[made.count], count - 1) : 0
    made.append((choice, count))
    return choice
  }

  /// The choices of the next order; empty after the last one.
  var next: [Int] {
    var rest = made
    while let last = rest.popLast() {
      if last.choice + 1 < last.count { return rest.map(\.choice) + [last.choice + 1] }
    }
    return []
  }
}

/// The requests that are being performed.
@MainActor
private final class Pending {
  private(set) var count: Int
  private(set) var unanswered: [String] = []
  init(_ count: Int) { self.count = count }

  func ended(_ name: String, with status: Int) {
    count -= 1
    if status != 303 { unanswered.append(name) }
  }
}

/// A shared store whose calls wait until a test lets them arrive, with an answer or without.
@MainActor
private final class SteppedStore: TreeStore {
  struct Lost: Error {}

  @MainActor
  final class Call {
    let name: String
    let arrive: @MainActor () -> Void
    var answer: CheckedContinuation<Bool, Never>?
    init(_ name: String, _ arrive: @escaping @MainActor () -> Void) {
      (self.name, self.arrive) = (name, arrive)
    }
  }

  nonisolated let isShared = true
  var table = TreeTable(isShared: true)
  var isStepping = false
  private var limits: ServerInterleavingTests.Limits
  private var waiting: [Call] = []
  /// Calls that arrive although their servers have stopped waiting.
  private var delayed: [Call] = []
  private var servers: [TreeServer] = []

  init(_ limits: ServerInterleavingTests.Limits) { self.limits = limits }

  /// Lets one thing happen.
  ///
  /// - Returns: `false` if no server waits for an answer.
  func step(_ run: Run) -> Bool {
    guard !waiting.isEmpty else { return false }
    var steps: [(String, @MainActor () -> Void)] = []
    for (index, call) in waiting.enumerated() {
      steps.append(("\(call.name)", { self.end(index, arrives: true, isAnswered: true) }))
      guard limits.losses > 0 else { continue }
      steps.append(("\(call.name), no answer", { self.lose(index, arrives: true) }))
      steps.append(("\(call.name), delayed", { self.lose(index, arrives: false) }))
    }
    for (index, call) in delayed.enumerated() {
      steps.append(("late \(call.name)", { self.delayed.remove(at: index).arrive() }))
    }
    if limits.lapses > 0 {
      for server in servers {
        steps.append(
          (
            "lapse",
            {
              self.limits.lapses -= 1
              self.table.leave(server)
            }
          ))
      }
    }
    let (name, step) = steps[run.choose(among: steps.count)]
    run.log.append(name)
    step()
    return true
  }

  private func lose(_ index: Int, arrives: Bool) {
    limits.losses -= 1
    if !arrives { delayed.append(waiting[index]) }
    end(index, arrives: arrives, isAnswered: false)
  }

  private func end(_ index: Int, arrives: Bool, isAnswered: Bool) {
    let call = waiting.remove(at: index)
    if arrives { call.arrive() }
    call.answer?.resume(returning: isAnswered)
  }

  /// Ends the leases of all servers; their calls arrive no more.
  func killServers() {
    for server in servers { table.leave(server) }
    while !waiting.isEmpty { end(0, arrives: false, isAnswered: false) }
    delayed = []
  }

  private func call<Value: Sendable>(
    _ name: String, _ perform: @escaping @MainActor (inout TreeTable) -> Value
  ) async throws -> Value {
    guard isStepping else { return perform(&table) }
    var value: Value?
    let call = Call(name) { value = perform(&self.table) }
    waiting.append(call)
    guard await withCheckedContinuation({ call.answer = $0 }), let value else { throw Lost() }
    return value
  }

  func join(_ server: TreeServer, for lease: Duration) {
    servers.append(server)
    table.join(server, for: lease)
  }

  func renew(_ server: TreeServer, for lease: Duration) -> [TreeWish]? {
    table.renew(server, for: lease)
  }

  func leave(_ server: TreeServer) { table.leave(server) }

  func claim(_ key: TreeKey, for server: TreeServer) async throws -> TreeClaim {
    try await call("claim of \(number(server))") { $0.claim(key, for: server) }
  }

  func save(_ tree: StoredTree, for key: TreeKey, with hold: TreeHold) async throws -> Bool {
    try await call("save of \(number(hold.server))") { $0.save(tree, for: key, with: hold) }
  }

  func release(_ key: TreeKey, with hold: TreeHold) async throws {
    try await call("release of \(number(hold.server))") { $0.release(key, with: hold) }
  }

  func remove(_ key: TreeKey, with hold: TreeHold) async throws -> Bool {
    try await call("removal of \(number(hold.server))") { $0.remove(key, with: hold) }
  }

  private func number(_ server: TreeServer) -> Int { servers.firstIndex(of: server) ?? -1 }
}

@Observable @MainActor
private final class TallyModel: ScreenConfiguring, StateSaving {
  var count = 0
  var screenOptions: ScreenOptions { ScreenOptions(title: "Tally \(count)") }
  var savedState: Int {
    get { count }
    set { count = newValue }
  }
}

@MainActor
private final class TallyFlow: Coordinator {
  enum Route: Codable { case tally }
  let navigation = Stack<Route>(.tally)
  func destination(for route: Route) -> Destination { Destination.screen(TallyModel()) }
}
