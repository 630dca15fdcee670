import Foundation
import Testing
import Usher
import UsherWeb

/// The errors that the host received.
@MainActor
final class StoreFailures {
  private(set) var all: [any Error] = []
  func add(_ error: any Error) { all.append(error) }
  var codes: [TreeStoreError.Code?] { all.map { ($0 as? TreeStoreError)?.code } }

  /// Waits until the store no longer fails, and returns the number of failures.
  func untilQuiet() async -> Int {
    var (count, turns) = (all.count, 0)
    while turns < 1_000 {
      await Task.yield()
      turns = all.count == count ? turns + 1 : 0
      count = all.count
    }
    return count
  }
}

@MainActor
@Suite("Web: stores that hang and fail", .drained, .timeLimit(.minutes(10)))
struct StubbornStoreTests {
  let store = TextStore()
  let clock = ManualClock()
  let failures = StoreFailures()

  func server(_ change: (inout WebOptions) -> Void = { _ in }) -> WebApp {
    makeTestApp { [store, clock, failures] in
      $0.store = store
      $0.clock = clock
      $0.onStoreError = { failures.add($0) }
      change(&$0)
    }
  }

  func visitor() async -> Visitor {
    let visitor = Visitor(server())
    await visitor.open()
    await visitor.press("Log in")
    return visitor
  }

  /// Waits until a request waits for the store, besides the timer for idle trees.
  func losePatience(sleepers: Int = 2) async {
    await clock.sleepers(sleepers)
    clock.advance(by: .seconds(5))
  }

  /// Lets time pass until the task is cancelled: on a busy machine a wait may begin after a single advance.
  func letTimePass() -> Task<Void, Never> {
    Task {
      while !Task.isCancelled {
        clock.advance(by: .seconds(1))
        await Task.yield()
      }
    }
  }

  /// Waits until the stored tree contains a text, without a time limit.
  func isKept(_ text: String) async -> Bool {
    while !Task.isCancelled {
      if await store.isKept(text) { return true }
      await Task.yield()
    }
    return false
  }

  @Test("A save that hangs delays one request, up to the limit, and none after it")
  func hangingSave() async {
    let visitor = await visitor()
    await store.hang()
    async let pressed: Void = visitor.press("Open item 2")
    await losePatience()
    await pressed
    #expect(visitor.status == 200)
    #expect(visitor.tree.contains("item(2)"))
    #expect(failures.codes == [.slow])
    await visitor.press("Next")
    #expect(visitor.tree.contains("item(3)"))
    #expect(failures.codes == [.slow])
    // The store saves the newest tree when it continues.
    await store.release()
    #expect(await isKept(#"{"item":{"_0":3}}"#))
    visitor.app = server()
    await visitor.reload()
    #expect(visitor.tree.contains("item(3)"))
    #expect(failures.codes == [.slow])
  }

  @Test("A load that hangs is requested once for all who wait, and the answer says to retry")
  func hangingLoad() async {
    let visitor = await visitor()
    await store.hang()
    visitor.app = server()
    let loads = await store.loads
    async let first = visitor.send(WebRequest(path: visitor.address))
    async let second = visitor.send(WebRequest(path: visitor.address))
    while await store.loads == loads { await Task.yield() }
    await losePatience(sleepers: 2)
    let answers = await [first, second]
    #expect(answers.map(\.status) == [503, 503])
    #expect(answers.map { $0.headers["Retry-After"] } == ["5", "5"])
    expect(answers[0].text, contains: "Try again")
    #expect(await store.loads == loads + 1)
    #expect(failures.codes == [.slow, .slow])
    await store.release()
    await visitor.reload()
    #expect(visitor.status == 200)
    #expect(visitor.tree.contains("list"))
  }

  @Test("A tree that cannot be loaded at the moment does not count as lost")
  func failingLoad() async {
    let visitor = await visitor()
    let tree = visitor.tree
    await store.fail()
    visitor.app = server()
    await visitor.reload()
    #expect(visitor.status == 503)
    #expect(failures.all.count == 1 && failures.all.first is TextStore.Broken)
    await store.fail(false)
    await visitor.reload()
    #expect(visitor.status == 200)
    #expect(visitor.tree == tree)
  }

  @Test("A failed save is repeated with the next request, even if that changes nothing")
  func failingSave() async {
    let visitor = await visitor()
    await store.fail()
    await visitor.press("Open item 2")
    #expect(visitor.tree.contains("item(2)"))
    #expect(!failures.all.isEmpty)
    let count = failures.all.count
    await store.fail(false)
    await visitor.reload()
    #expect(await isKept(#"{"item":{"_0":2}}"#))
    #expect(failures.all.count == count)
  }

  @Test("A failed save is repeated by itself, after pauses that double")
  func retries() async {
    let visitor = await visitor()
    await store.fail()
    await visitor.press("Open item 2")
    var count = await failures.untilQuiet()
    for _ in 0..<2 {
      // Besides the timer for idle trees.
      await clock.sleepers(2)
      let pause = Duration.seconds(1) * (1 << (count - 1))
      clock.advance(by: pause - .milliseconds(1))
      #expect(await failures.untilQuiet() == count)
      clock.advance(by: .milliseconds(1))
      #expect(await failures.untilQuiet() == count + 1)
      count += 1
    }
    await clock.sleepers(2)
    await store.fail(false)
    #expect(!(await store.isKept(#"{"item":{"_0":2}}"#)))
    clock.advance(by: .seconds(60))
    #expect(await isKept(#"{"item":{"_0":2}}"#))
    // No further attempt is due.
    let saves = await store.saves
    clock.advance(by: .seconds(60))
    #expect(await failures.untilQuiet() == count)
    #expect(await store.saves == saves)
  }

  @Test("A failure is reported in one line, however long its description is")
  func oneLineOnly() {
    struct Long: Error, CustomStringConvertible {
      let description = "disk\n  is\r\n\tfull " + String(repeating: "INSERT\n", count: 500)
    }
    let line = oneLine(Long())
    #expect(line.hasPrefix("disk is full INSERT INSERT"))
    #expect(line.count == 300)
    #expect(!line.contains("\n"))
  }

  @Test("No more trees load at a time than an app keeps")
  func busy() async throws {
    let visitor = await visitor()
    await store.hang()
    visitor.app = server { $0.limits.pages = 1 }
    async let first = visitor.send(WebRequest(path: visitor.address))
    await clock.sleepers(1)
    let other = String(repeating: "a", count: 32)
    let response = await visitor.send(WebRequest(path: "\(visitor.app.path)/t/\(other)"))
    #expect(response.status == 503)
    #expect(failures.codes == [.busy])
    clock.advance(by: .seconds(5))
    #expect(await first.status == 503)
    await store.release()
  }

  @Test("A row with any other values beside its snapshot still gives the tree")
  func hostileRows() async throws {
    let hostile = [
      #"{"generation": 9223372036854775807}"#, #"{"generation": -9223372036854775808}"#,
      #"{"generation": "x"}"#, #"{"generation": 1e300}"#, #"{"depth": 9223372036854775807}"#,
      #"{"depth": []}"#, #"{"trail": "x"}"#, #"{"trail": [1]}"#,
      #"{"trail": [{"depth": 9223372036854775807, "route": {"value": 1, "version": 9}}]}"#,
      #"""
      {"depth": 0, "trail": [
        {"depth": 1, "route": {"value": {"item": {"_0": "no"}}, "version": -1}, "owner": "0.0"},
        {"depth": 2, "route": {"value": {}, "version": 0}, "outer": -9223372036854775808},
        {"depth": 3, "route": {"value": {}, "version": 0}, "owner": "m.m.x"},
        {"depth": 1, "route": {"value": {"item": {"_0": 3}}, "version": 0}, "owner": "9.9",
         "style": "no such"}]}
      """#,
    ]
    for row in hostile {
      let visitor = await visitor()
      try await store.damage(with: row)
      visitor.app = server()
      await visitor.reload()
      #expect(visitor.status == 200, "\(row)")
      #expect(visitor.tree.contains("list"), "\(row)")
      _ = await visitor.postByScript("history:3")
      await visitor.reload()
      await visitor.press("Open item 1")
      #expect(visitor.tree.contains("item(1)"), "\(row)")
    }
    // Without a snapshot the row counts as missing.
    for row in [#"{"snapshot": 1}"#, #"{"snapshot": {"usher": 99, "root": {}}}"#] {
      let visitor = await visitor()
      try await store.damage(with: row)
      visitor.app = server()
      await visitor.reload()
      #expect(visitor.status == 404)
    }
  }
}
