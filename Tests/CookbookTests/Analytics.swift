import Testing
import Usher
import UsherTesting

@MainActor
func pageViews(in tree: Tree, _ track: @escaping @MainActor (String) -> Void) -> TreeObservation {
  tree.observe { event in
    guard case .visible(let screens) = event else { return }
    for screen in screens { track(screen.name) }
  }
}

extension CookbookTests {
  @Test("Each screen that the user sees is tracked once")
  func analytics() throws {
    let host = InMemoryHost(CheckoutFlow())
    var tracked: [String] = []
    let observation = pageViews(in: host.tree) { tracked.append($0) }
    try host.screen(CartModel.self).onPay()
    host.user.beginSwipeBack().cancel()
    host.expectTree(try page.tree("Which screen is visible"))
    host.user.swipeBack()
    #expect(tracked == ["PaymentModel", "CartModel"])
    observation.cancel()
  }
}
