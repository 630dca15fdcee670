import UsherUIKit

@MainActor
func makeViews() -> UIKitViews {
  let views = UIKitViews()
  views.register(YellowModel.self) { ButtonsController("Yellow", [("To main", $0.onMain)]) }
  views.register(LoginModel.self) {
    ButtonsController("Log in", [("To main", $0.onMain), ("To yellow", $0.onYellow)])
  }
  views.register(HomeModel.self) { _ in ButtonsController("Home", []) }
  views.register(AccountModel.self) { ButtonsController("Account", [("Log out", $0.onLogOut)]) }
  return views
}
