import Foundation
import Testing
import Usher
import UsherWeb

@MainActor
@Suite("Web: stored trees", .drained, .timeLimit(.minutes(10)))
struct TreeStoreTests {
  private let store = TextStore()

  private func server(_ change: (inout WebOptions) -> Void = { _ in }) -> WebApp {
    makeTestApp {
      $0.store = store
      $0.onStoreError = { _ in }
      change(&$0)
    }
  }

  /// Returns a visitor after a few steps.
  private func visitor() async -> Visitor {
    let visitor = Visitor(server())
    await visitor.open()
    await visitor.press("Log in")
    await visitor.press("Open item 2")
    await visitor.press("Next")
    return visitor
  }

  @Test("A visitor continues in the same place on another server, at the same address")
  func goesOn() async {
    let visitor = await visitor()
    let (tree, address) = (visitor.tree, visitor.address)
    visitor.app = server()
    await visitor.reload()
    #expect(visitor.status == 200)
    #expect(visitor.tree == tree)
    #expect(visitor.address == address)
    await visitor.press("Next")
    #expect(visitor.tree.contains("item(4)"))
    // And once more, without any step in between.
    visitor.app = server()
    visitor.app = server()
    await visitor.reload()
    #expect(visitor.tree.contains("item(4)"))
  }

  @Test("An awaited result arrives after the server was stopped")
  func result() async {
    let visitor = Visitor(server())
    await visitor.open()
    await visitor.press("Log in")
    await visitor.press("Pick")
    await visitor.press("민지")
    visitor.app = server()
    await visitor.reload()
    await visitor.press("Take 민지")
    #expect(visitor.events.contains("ended pick: PickFlow (finished)"))
  }

  @Test(
    "A button on a page from before the server stopped reaches its screen, and never another one")
  func oldPage() async throws {
    let visitor = await visitor()
    let button = try #require(visitor.page.button("Next"))
    visitor.app = server()
    await visitor.post(button.value)
    #expect(visitor.status == 200)
    #expect(visitor.tree.contains("item(4)"))
    // The screen of the button is not on top any more, here and on a third server.
    await visitor.post(button.value)
    #expect(visitor.tree.contains("item(4)") && !visitor.tree.contains("item(5)"))
    visitor.app = server()
    await visitor.post(button.value)
    #expect(visitor.tree.contains("item(4)") && !visitor.tree.contains("item(5)"))
  }

  @Test("The script receives a newer version than its own")
  func versions() async throws {
    func version(_ text: String) -> Int? {
      text.firstMatch(of: /"version":(\d+)/).flatMap { Int($0.1) }
    }
    let visitor = await visitor()
    var last = try #require(version(await visitor.postByScript("back:0")))
    for _ in 0..<3 {
      visitor.app = server()
      let next = try #require(version(await visitor.postByScript("back:0")))
      #expect(next > last)
      last = next
    }
    #expect(last < 1 << 53)
  }

  @Test("No other visitor gets it, whatever address they know")
  func others() async {
    let visitor = await visitor()
    let app = server()
    let other = Visitor(app)
    await other.open()
    let response = await other.send(WebRequest(path: visitor.address))
    #expect(response.status == 404)
    let stranger = await app.respond(to: WebRequest(path: visitor.address))
    #expect(stranger.status == 404)
  }

  @Test("It is saved after a change, and not after a mere look")
  func saves() async {
    let visitor = await visitor()
    let saves = await store.saves
    for _ in 0..<5 { await visitor.reload() }
    #expect(await store.saves == saves)
    await visitor.press("Next")
    #expect(await store.saves == saves + 1)
  }

  @Test("A tree whose root flow has ended is removed")
  func ended() async {
    var options = WebOptions()
    options.store = store
    let app = WebApp("Pick", path: "/pick", views: makeTestViews(), options: options) {
      PickFlow()
    }
    let visitor = Visitor(app)
    await visitor.open()
    #expect(await store.texts.count == 1)
    await visitor.press("Ada")
    await visitor.press("Take Ada")
    while await store.texts.count > 1, !Task.isCancelled { await Task.yield() }
    // The remaining one is the new tree of the visitor.
    #expect(await store.texts.count == 1)
  }

  @Test("A store that fails is reported, and the visitor is still served")
  func failing() async {
    final class Failures: Sendable { @MainActor static var count = 0 }
    await store.fail()
    let visitor = Visitor(server { $0.onStoreError = { _ in Failures.count += 1 } })
    await visitor.open()
    await visitor.press("Log in")
    #expect(visitor.tree.contains("list"))
    #expect(Failures.count > 0)
  }

  @Test("A reader of the store cannot pose as a visitor, nor open or post to a tree")
  func secrets() async throws {
    let visitor = await visitor()
    let cookie = try #require(visitor.cookie?.split(separator: "=").last)
    let tree = try #require(visitor.address.split(separator: "/").last)
    let (texts, token) = (await store.texts, visitor.page.token)
    #expect(cookie.count == 32 && tree.count == 32 && token.count == 32)
    for (key, text) in texts {
      let all = "\(key.app) \(key.visitor) \(key.tree) \(String(decoding: text, as: UTF8.self))"
      for secret in [cookie, tree, token[...]] { #expect(!all.contains(secret)) }
      #expect(key.visitor.count == 64 && key.tree.count == 64)
    }
    // The trees of one visitor share the visitor's digest, and nothing else.
    await visitor.open()
    let keys = await store.texts.keys
    #expect(keys.count == 2)
    #expect(Set(keys.map(\.visitor)).count == 1 && Set(keys.map(\.tree)).count == 2)
  }

  @Test("A damaged tree in the store counts as missing")
  func damaged() async {
    let visitor = await visitor()
    await store.damage { _ in "{}" }
    visitor.app = server()
    await visitor.reload()
    #expect(visitor.status == 404)
  }

  @Test("A page evicted from memory returns when its visitor comes")
  func evicted() async {
    let app = server { $0.limits.pagesPerVisitor = 1 }
    let visitor = Visitor(app)
    await visitor.open()
    await visitor.press("Log in")
    let address = visitor.address
    await visitor.open()
    #expect(app.pageCount == 1)
    let response = await visitor.send(WebRequest(path: address))
    #expect(response.status == 200)
    expect(response.text, contains: "Open item 1")
  }
}
