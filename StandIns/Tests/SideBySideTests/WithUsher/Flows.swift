import Usher
import UsherLinks

// navigation:begin
final class AppFlow: Coordinator, RouteGuard, Linkable {
  enum Route: Hashable { case logIn, main }
  static let links: Links<Route> = [RouteLink("", .main, to: MainFlow.self)]

  let navigation = Switcher<Route>(.main)
  private var isLoggedIn = false
  private(set) var results: [String?] = []

  func decision(for route: Route) -> RouteDecision<Route> {
    guard route == .main else { return .allow }
    return .require(isLoggedIn, else: .redirect(to: .logIn, remembering: true))
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .logIn: .screen(LogInModel(onEnter: { self.enter() }))
    case .main: .flow(MainFlow(onResult: { self.results.append($0) })) { self.show(.logIn) }
    }
  }

  private func enter() {
    isLoggedIn = true
    resume(orElse: .main)
  }

  func sessionExpired() {
    isLoggedIn = false
    withoutAsking { show(.logIn) }
  }
}

final class MainFlow: Coordinator, Linkable {
  enum Route: Hashable { case shop, account }
  static let links: Links<Route> = [RouteLink("", .shop, to: ShopFlow.self)]

  let navigation = Tabs<Route>(.shop, .account)
  private let onResult: (String?) -> Void
  init(onResult: @escaping (String?) -> Void) { self.onResult = onResult }

  func destination(for route: Route) -> Destination {
    switch route {
    case .shop: .flow(ShopFlow(onResult: onResult))
    case .account: .screen(AccountModel(onLogOut: { self.finish() }))
    }
  }
}

final class ShopFlow: Coordinator, Linkable {
  enum Route: Hashable { case list, item(Int), checkout, help }
  static let links: Links<Route> = [RouteLink("", .list), RouteLink("item/:id", Route.item)]

  let navigation = Stack<Route>(.list)
  private let onResult: (String?) -> Void
  init(onResult: @escaping (String?) -> Void) { self.onResult = onResult }

  func destination(for route: Route) -> Destination {
    switch route {
    case .list: .screen(ListModel(onItem: { self.push(.item($0)) }))
    case .item(let number):
      .screen(
        ItemModel(number, onBuy: { self.push(.checkout) }, onHelp: { self.present(.help) }))
    case .checkout: .flow(CheckoutFlow(), onEnd: { self.onResult($0.output) })
    case .help: .screen(HelpModel())
    }
  }
}

final class CheckoutFlow: Coordinator {
  enum Route: Hashable { case address, payment }
  typealias Output = String

  let navigation = Stack<Route>(.address)

  func destination(for route: Route) -> Destination {
    switch route {
    case .address:
      .screen(
        AddressModel(
          onNext: { self.push(.payment) },
          onLeave: { await self.confirm("Discard?", ok: "Discard", cancel: "Keep") }))
    case .payment: .screen(PaymentModel(onPay: { self.finish("order") }))
    }
  }
}
// navigation:end
