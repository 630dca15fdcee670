import Usher

final class DrinkModel: ScreenConfiguring {
  let drink: Drink
  let onOrder: @MainActor () -> Void

  init(_ drink: Drink, onOrder: @escaping @MainActor () -> Void) {
    self.drink = drink
    self.onOrder = onOrder
  }

  var screenOptions: ScreenOptions { ScreenOptions(title: drink.name) }
}
