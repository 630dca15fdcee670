import Usher

final class MenuModel: ScreenConfiguring {
  let drinks = Drink.menu
  let onChoose: @MainActor (Drink) -> Void

  init(onChoose: @escaping @MainActor (Drink) -> Void) {
    self.onChoose = onChoose
  }

  var screenOptions: ScreenOptions { ScreenOptions(title: "Menu") }
}
