import SwiftUI

struct MenuView: View {
  let model: MenuModel

  var body: some View {
    List(model.drinks, id: \.name) { drink in
      Button(drink.name) { model.onChoose(drink) }
    }
  }
}

struct DrinkView: View {
  let model: DrinkModel

  var body: some View {
    Text("\(model.drink.price) euros")
    Button("Order") { model.onOrder() }
  }
}
