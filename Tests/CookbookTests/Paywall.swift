import Testing
import Usher
import UsherTesting

final class LibraryFlow: Coordinator, RouteGuard {
  enum Route: Hashable { case books, audiobook(Int), paywall }

  let navigation = Stack<Route>(.books)
  let plan = Plan()

  func decision(for route: Route) -> RouteDecision<Route> {
    guard case .audiobook = route else { return .allow }
    return .require(
      plan.isPaid, else: .redirect(to: .paywall, as: .sheet, remembering: true))
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .books: .screen(BooksModel(onPlay: { self.push(.audiobook($0)) }))
    case .audiobook(let id): .screen(AudiobookModel(id))
    case .paywall: .screen(PaywallModel(onBuy: { self.bought() }))
    }
  }

  private func bought() {
    plan.isPaid = true
    transaction {
      dismiss()
      resume()
    }
  }
}

// Not on the page:

@MainActor
final class Plan {
  var isPaid = false
}

final class BooksModel {
  let onPlay: (Int) -> Void
  init(onPlay: @escaping (Int) -> Void) { self.onPlay = onPlay }
}

final class AudiobookModel {
  init(_ id: Int) {}
}

final class PaywallModel {
  let onBuy: () -> Void
  init(onBuy: @escaping () -> Void) { self.onBuy = onBuy }
}

extension CookbookTests {
  @Test("A paywall opens the book after the purchase, and nothing after a swipe")
  func paywall() throws {
    let flow = LibraryFlow()
    let host = InMemoryHost(flow)
    try host.screen(BooksModel.self).onPlay(4)
    host.expectTree(try page.tree("A paywall"))
    host.user.swipeDown()
    #expect(flow.rememberedRoute == nil)
    try host.screen(BooksModel.self).onPlay(4)
    try host.screen(PaywallModel.self).onBuy()
    host.expectTree(try page.tree("A paywall", 1))
  }
}
