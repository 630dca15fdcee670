import Foundation
import Testing
import Usher
import UsherWeb

/// The errors that the host received.
@MainActor
private final class Failures {
  private(set) var all: [any Error] = []
  func add(_ error: any Error) { all.append(error) }
  var codes: [TreeStoreError.Code?] { all.map { ($0 as? TreeStoreError)?.code } }
}

@MainActor
@Suite("Web: stores that hang and fail", .drained, .timeLimit(.minutes(10)))
struct StubbornStoreTests {
  private let store = TextStore()
  private let clock = ManualClock()
  private let failures = Failures()

  private func server(_ change: (inout WebOptions) -> Void = { _ in }) -> WebApp {
    makeTestApp { [store, clock, failures] in
      $0.store = store
      $0.clock = clock
      $0.onStoreError = { failures.add($0) }
      change(&$0)
    }
  }

  private func visitor() async -> Visitor {
    let visitor = Visitor(server())
    await visitor.open()
    await visitor.press("Log in")
    return visitor
  }

  /// Waits until a request waits for the store, besides the timer for idle trees.
  private func losePatience(sleepers: Int = 2) async {
    await clock.sleepers(sleepers)
    clock.advance(by: .seconds(5))
  }

  /// Waits until the stored tree contains a text, without a time limit.
  private func isKept(_ text: String) async -> Bool {
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
    var count = await untilQuiet()
    for _ in 0..<2 {
      // Besides the timer for idle trees.
      await clock.sleepers(2)
      let pause = Duration.seconds(1) * (1 << (count - 1))
      clock.advance(by: pause - .milliseconds(1))
      #expect(await untilQuiet() == count)
      clock.advance(by: .milliseconds(1))
      #expect(await untilQuiet() == count + 1)
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
    #expect(await untilQuiet() == count)
    #expect(await store.saves == saves)
  }

  @Test("A page evicted while its store fails returns, and is saved by itself")
  func partedUnsaved() async {
    let visitor = Visitor(server { $0.limits.pagesPerVisitor = 1 })
    await visitor.open()
    await visitor.press("Log in")
    let address = visitor.address
    await store.fail()
    await visitor.press("Open item 2")
    await visitor.open()
    #expect(visitor.app.pageCount == 1)
    // The store can neither save nor load.
    let response = await visitor.send(WebRequest(path: address))
    #expect(response.status == 200)
    #expect(response.text?.contains("item(2)") == true)
    await visitor.open()
    await store.fail(false)
    // On a busy machine the pause may begin after a single advance.
    let passing = Task {
      while !Task.isCancelled {
        clock.advance(by: .seconds(1))
        await Task.yield()
      }
    }
    #expect(await isKept(#"{"item":{"_0":2}}"#))
    passing.cancel()
    visitor.app = server()
    #expect(await visitor.send(WebRequest(path: address)).text?.contains("item(2)") == true)
  }

  @Test("An app that closes saves what it can, and retries nothing")
  func closed() async {
    let visitor = await visitor()
    await store.fail()
    await visitor.press("Open item 2")
    let count = await untilQuiet()
    visitor.app.close()
    #expect(await untilQuiet() == count + 1)
    clock.advance(by: .seconds(60))
    #expect(await untilQuiet() == count + 1)
  }

  @Test("An app that closes can be waited for until its last trees are saved")
  func waitedFor() async {
    let visitor = await visitor()
    await visitor.app.untilSaved()
    await store.hang()
    async let pressed: Void = visitor.press("Open item 2")
    await losePatience()
    await pressed
    visitor.app.close()
    let saving = Task { [store] in
      await visitor.app.untilSaved()
      return await store.isKept(#"{"item":{"_0":2}}"#)
    }
    #expect(await untilQuiet() == 1)
    await store.release()
    #expect(await saving.value)
  }

  @Test("A store that hangs delays the end of the process up to the limit, and is reported")
  func hangingAtTheEnd() async {
    let visitor = await visitor()
    await store.hang()
    async let pressed: Void = visitor.press("Open item 2")
    await losePatience()
    await pressed
    visitor.app.close()
    let passing = Task {
      while !Task.isCancelled {
        clock.advance(by: .seconds(1))
        await Task.yield()
      }
    }
    await visitor.app.untilSaved()
    passing.cancel()
    #expect(failures.codes == [.slow, .slow])
    await store.release()
  }

  @Test("A tree that has ended is removed by itself when the store failed to remove it")
  func removedLater() async {
    var options = WebOptions()
    (options.store, options.clock) = (store, clock)
    options.onStoreError = { [failures] in failures.add($0) }
    let app = WebApp("Pick", path: "/pick", views: makeTestViews(), options: options) {
      PickFlow()
    }
    let visitor = Visitor(app)
    await visitor.open()
    await visitor.press("Ada")
    let (first, key) = (visitor.address, await store.texts.keys.first)
    await store.fail()
    await visitor.press("Take Ada")
    #expect(await visitor.send(WebRequest(path: first)).status == 404)
    await store.fail(false)
    while let key, await store.texts[key] != nil, !Task.isCancelled {
      clock.advance(by: .seconds(1))
      await Task.yield()
    }
    #expect(await store.texts.keys.first != key)
    #expect(await visitor.send(WebRequest(path: first)).status == 404)
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

  /// Waits until the store no longer fails, and returns the number of failures.
  private func untilQuiet() async -> Int {
    var (count, turns) = (failures.all.count, 0)
    while turns < 1_000 {
      await Task.yield()
      turns = failures.all.count == count ? turns + 1 : 0
      count = failures.all.count
    }
    return count
  }

  @Test("A page evicted during its save is loaded only after the save")
  func parted() async {
    let app = server { $0.limits.pagesPerVisitor = 1 }
    let visitor = Visitor(app)
    await visitor.open()
    await visitor.press("Log in")
    let address = visitor.address
    await store.hang()
    async let pressed: Void = visitor.press("Open item 2")
    await losePatience()
    await pressed
    // Another page replaces it, and is not saved either.
    async let opened: Void = visitor.open()
    await losePatience()
    await opened
    #expect(app.pageCount == 1)
    let loads = await store.loads
    async let back = visitor.send(WebRequest(path: address))
    await losePatience()
    #expect(await back.status == 503)
    #expect(await store.loads == loads)
    await store.release()
    let response = await visitor.send(WebRequest(path: address))
    expect(response.text, contains: "item(2)")
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

  @Test("No more evicted pages wait for a store than an app keeps")
  func abandoned() async {
    await store.hang()
    let app = server {
      $0.limits.pagesPerVisitor = 1; $0.limits.pages = 2
    }
    let visitor = Visitor(app)
    for count in 0..<4 {
      async let opened: Void = visitor.open()
      // Besides the timer for idle trees.
      await losePatience(sleepers: 2)
      await opened
      #expect(failures.codes.filter { $0 == .slow }.count == count + 1)
    }
    // Four were opened, one is open, two are waited for.
    #expect(failures.codes.filter { $0 == .abandoned }.count == 1)
    #expect(app.pageCount == 1)
    await store.release()
  }

  @Test("A tree that ends while its store hangs is removed when the store continues")
  func forgotten() async {
    var options = WebOptions()
    (options.store, options.clock) = (store, clock)
    options.onStoreError = { [failures] in failures.add($0) }
    let app = WebApp("Pick", path: "/pick", views: makeTestViews(), options: options) {
      PickFlow()
    }
    let visitor = Visitor(app)
    await visitor.open()
    await visitor.press("Ada")
    let first = visitor.address
    let former = Set(await store.texts.keys)
    await store.hang()
    // One for the tree that ends, one for its successor.
    async let taken: Void = visitor.press("Take Ada")
    await losePatience()
    await losePatience()
    await taken
    #expect(visitor.address != first)
    await store.release()
    // Until the removal and the save continue, the store has the former tree.
    let isRenewed = { [store] in
      let kept = Set(await store.texts.keys)
      return kept.count == 1 && kept.isDisjoint(with: former)
    }
    while await !isRenewed(), !Task.isCancelled { await Task.yield() }
    #expect(await isRenewed())
    #expect(await visitor.send(WebRequest(path: first)).status == 404)
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
