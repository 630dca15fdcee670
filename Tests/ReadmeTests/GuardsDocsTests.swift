import Foundation
import Testing
import Usher
import UsherTesting

@Suite("docs/guards.md", .timeLimit(.minutes(10)))
@MainActor
struct GuardsDocsTests {
  @Test("Each Swift block is in a file that is compiled, and is short")
  func blocksAreCompiled() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let page = try String(
      contentsOf: folder.appending(path: "../../docs/guards.md"), encoding: .utf8)
    let code = try String(contentsOf: folder.appending(path: "GuardsCode.swift"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(blocks.count >= 7)
    for block in blocks {
      #expect(code.contains(block) as Bool, "not compiled as it stands:\n\(block)")
      #expect(block.split(separator: "\n").count <= 15)
    }
  }

  @Test("The page shows the printed explanation")
  func explanation() {
    let shop = StoreFlow(StoreSession())
    let host = InMemoryHost(shop)
    #expect(
      shop.push(.orders).explanation.description == """
        !2 push orders in StoreFlow by code: redirected to logIn
          StoreFlow redirected orders to logIn
        """)
    #expect(host.disagreements == [])
  }

  @Test("A film for adults asks first, and nothing changes until the answer")
  func asking() async {
    let cinema = CinemaFlow()
    let host = InMemoryHost(cinema)
    let handle = cinema.push(.film(Film()))
    while host.alert == nil, !Task.isCancelled { await Task.yield() }
    host.user.choose("Yes")
    while handle.currentOutcome == nil, !Task.isCancelled { await Task.yield() }
    #expect(handle.currentOutcome == .settled)
    #expect(cinema.navigation.count == 2)
  }

  @Test("A flow that must ask before its first place shows another until the answer")
  func meanwhile() async {
    let mall = MallFlow()
    let host = InMemoryHost(mall)
    #expect(mall.navigation.current == .splash)
    while mall.navigation.current == .splash, !Task.isCancelled { await Task.yield() }
    #expect(mall.navigation.current != .splash)
    #expect(host.misuses == [])
  }

  @Test("After the session has expired the user logs in and returns to the same place")
  func session() {
    let app = StoreApp()
    let host = InMemoryHost(app)
    app.session.isSignedIn = true
    app.child(StoreLogIn.self)?.finish()
    app.child(StoreFlow.self)?.push(.orders)
    let before = host.tree.description
    app.session.isSignedIn = false
    app.sessionExpired()
    app.session.isSignedIn = true
    app.child(StoreLogIn.self)?.finish()
    #expect(host.tree.description == before)
  }

  @Test("A guest who declines to log in does not reach the checkout later")
  func declined() async throws {
    let cart = CartFlow()
    let host = InMemoryHost(cart)
    let buying = Task { try await cart.buy() }
    await host.until { cart.child(StoreLogIn.self) != nil }
    host.user.swipeDown()
    try await buying.value
    #expect(cart.rememberedRoute == nil)
    cart.session.isSignedIn = true
    cart.present(.logIn)
    cart.child(StoreLogIn.self)?.finish()
    #expect(cart.child(CheckoutFlow.self) == nil)
    #expect(cart.navigation.count == 1)
  }

  @Test("A guest who logs in reaches the checkout, and gets the receipt")
  func accepted() async throws {
    let cart = CartFlow()
    let host = InMemoryHost(cart)
    for isVerified in [false, true] {
      cart.session.isSignedIn = false
      let buying = Task { try await cart.buy() }
      await host.until { cart.child(StoreLogIn.self) != nil }
      cart.session.isSignedIn = true
      if isVerified { cart.verified() } else { cart.child(StoreLogIn.self)?.finish() }
      cart.child(CheckoutFlow.self)?.finish(Receipt(number: 1))
      try await buying.value
    }
    #expect(cart.navigation.count == 3)
    #expect(host.misuses == [])
  }

  @Test("Leaving after saving asks nothing")
  func saved() throws {
    let (flow, store) = (LetterFlow(), DraftStore())
    let host = InMemoryHost(flow)
    flow.push(.draft)
    let draft = try host.screen(DraftModel.self)
    draft.text = "dear"
    #expect(draft.leavePolicy == .ask)
    flow.save(draft, to: store)
    #expect(flow.navigation.count == 1)
    flow.push(.oldForm)
    let form = try host.screen(OldForm.self)
    form.text = "sir"
    flow.saveOldForm(form, to: store)
    #expect(flow.navigation.count == 1)
    #expect(store.texts == ["dear", "sir"])
  }
}
