import SwiftUI

struct MenuView: View {
  let model: MenuModel

  var body: some View {
    List(model.drinks, id: \.name) { drink in
      Button(drink.name) { model.onChoose(drink) }
    }
    Text("\(model.basket.orders.count) ordered")
  }
}

struct DrinkView: View {
  let model: DrinkModel

  var body: some View {
    Text("\(model.drink.price) euros")
    Button("Order") { model.onOrder() }
  }
}

struct SizeView: View {
  let model: SizeModel

  var body: some View {
    List(model.sizes, id: \.self) { size in
      Button(size.rawValue) { model.onChoose(size) }
    }
  }
}

struct ConfirmView: View {
  let model: ConfirmModel

  var body: some View {
    Text("\(model.order.drink.name), \(model.order.size.rawValue)")
    Button("Confirm") { model.onConfirm() }
  }
}
