import UsherWeb

/// Returns the app of the tutorial “Login, main, logout and links”.
@MainActor
package func makeLoginCafe(path: String, options: WebOptions) -> WebApp {
  var options = options
  options.icons["cup.and.saucer"] = Icon(
    path: "M5 8h11v5a5 5 0 0 1-11 0zM16 9h2a2 2 0 0 1 0 5h-2M4 20h13")
  let views = WebViews()
  views.register(LoginModel.self) { login in Button("Log in") { login.onLogIn() } }
  views.register(AccountModel.self) { account in Button("Log out") { account.onLogOut() } }
  views.register(MenuModel.self) { menu in
    List {
      for drink in menu.drinks { Row(drink.name) { menu.onChoose(drink) } }
    }
  }
  registerOrder(in: views)
  return WebApp(
    "Café", path: path, views: views, options: options,
    beside: { .element("pre", ["data-usher": "tree"], [.text($0.description)]) }
  ) { AppFlow(Session()) }
}
