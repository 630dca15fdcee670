import Testing
import Usher
import UsherTesting

final class CheckoutFlow: Coordinator {
  enum Route: Hashable { case cart, payment, receipt }

  let navigation = Stack<Route>(.cart)

  func destination(for route: Route) -> Destination {
    switch route {
    case .cart: .screen(CartModel(onPay: { self.push(.payment) }))
    case .payment: .screen(PaymentModel(onPaid: { self.replace(with: .receipt) }))
    case .receipt: .screen(ReceiptModel())
    }
  }
}

// Not on the page:

final class CartModel {
  let onPay: () -> Void
  init(onPay: @escaping () -> Void) { self.onPay = onPay }
}

final class PaymentModel {
  let onPaid: () -> Void
  init(onPaid: @escaping () -> Void) { self.onPaid = onPaid }
}

final class ReceiptModel {}

extension CookbookTests {
  @Test("Back from the receipt does not lead to the payment")
  func replacing() throws {
    let host = InMemoryHost(CheckoutFlow())
    try host.screen(CartModel.self).onPay()
    try host.screen(PaymentModel.self).onPaid()
    host.expectTree(try page.tree("Replace with a push animation"))
  }
}
