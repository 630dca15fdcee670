import Usher

final class OrderFlow: Coordinator {
  enum Route: Hashable { case size, confirm(Size) }
  typealias Output = Order

  let navigation = Stack<Route>(.size)
  private let drink: Drink

  init(_ drink: Drink) {
    self.drink = drink
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .size: .screen(SizeModel(onChoose: { self.push(.confirm($0)) }))
    case .confirm(let size): confirmation(of: Order(drink: drink, size: size))
    }
  }

  private func confirmation(of order: Order) -> Destination {
    .screen(ConfirmModel(order, onConfirm: { self.finish(order) }))
  }
}
