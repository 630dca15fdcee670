import UsherUIKit

@MainActor
func makeViews() -> UIKitViews {
  let views = UIKitViews()
  views.register(LoginModel.self) { ButtonsController([("Log in", $0.onLogIn)]) }
  views.register(AccountModel.self) { ButtonsController([("Log out", $0.onLogOut)]) }
  views.register(MenuModel.self) { model in
    ButtonsController(
      model.drinks.map { drink in (drink.name, { @MainActor in model.onChoose(drink) }) })
  }
  views.register(DrinkModel.self) { ButtonsController([("Order", $0.onOrder)]) }
  views.register(SizeModel.self) { model in
    ButtonsController(
      model.sizes.map { size in (size.rawValue, { @MainActor in model.onChoose(size) }) })
  }
  views.register(ConfirmModel.self) { ButtonsController([("Confirm", $0.onConfirm)]) }
  return views
}
