import Usher

final class MenuModel: ScreenConfiguring {
  let drinks = Drink.menu
  let basket: Basket
  let onChoose: @MainActor (Drink) -> Void

  init(_ basket: Basket, onChoose: @escaping @MainActor (Drink) -> Void) {
    self.basket = basket
    self.onChoose = onChoose
  }

  var screenOptions: ScreenOptions { ScreenOptions(title: "Menu") }
}
