import Usher

final class DrinkModel: ScreenConfiguring {
  let drink: Drink

  init(_ drink: Drink) {
    self.drink = drink
  }

  var screenOptions: ScreenOptions { ScreenOptions(title: drink.name) }
}
