import Testing
import Usher
import UsherWeb

// Trees that leave memory while their store hangs or fails: closed, evicted, or ended.
extension StubbornStoreTests {
  @Test("An app that closes saves what it can, and retries nothing")
  func closed() async {
    let visitor = await visitor()
    await store.fail()
    await visitor.press("Open item 2")
    let count = await failures.untilQuiet()
    visitor.app.close()
    #expect(await failures.untilQuiet() == count + 1)
    clock.advance(by: .seconds(60))
    #expect(await failures.untilQuiet() == count + 1)
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
    #expect(await failures.untilQuiet() == 1)
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
    let passing = letTimePass()
    await visitor.app.untilSaved()
    passing.cancel()
    #expect(failures.codes == [.slow, .slow])
    await store.release()
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
    let passing = letTimePass()
    #expect(await isKept(#"{"item":{"_0":2}}"#))
    passing.cancel()
    visitor.app = server()
    #expect(await visitor.send(WebRequest(path: address)).text?.contains("item(2)") == true)
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
}
