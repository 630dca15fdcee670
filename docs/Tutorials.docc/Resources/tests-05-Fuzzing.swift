import UsherTesting

extension LoginModel: FuzzableScreen {
  var fuzzActions: [FuzzAction] { [FuzzAction("logIn") { self.onLogIn() }] }
}

extension AccountModel: FuzzableScreen {
  var fuzzActions: [FuzzAction] { [FuzzAction("logOut") { self.onLogOut() }] }
}

extension MenuModel: FuzzableScreen {
  var fuzzActions: [FuzzAction] {
    drinks.map { drink in FuzzAction(drink.name) { self.onChoose(drink) } }
  }
}

extension DrinkModel: FuzzableScreen {
  var fuzzActions: [FuzzAction] { [FuzzAction("order") { self.onOrder() }] }
}

extension SizeModel: FuzzableScreen {
  var fuzzActions: [FuzzAction] {
    sizes.map { size in FuzzAction(size.rawValue) { self.onChoose(size) } }
  }
}

extension ConfirmModel: FuzzableScreen {
  var fuzzActions: [FuzzAction] { [FuzzAction("confirm") { self.onConfirm() }] }
}
