import UsherWeb

/// Returns the app of the tutorial “From hand-written coordinators”.
@MainActor
package func makeMovedApp(path: String, options: WebOptions) -> WebApp {
  let views = WebViews()
  views.register(LoginModel.self) { login in
    Button("To main") { login.onMain() }
    Button("Yellow", role: .secondary) { login.onYellow() }
  }
  views.register(YellowModel.self) { yellow in Button("To main") { yellow.onMain() } }
  views.register(HomeModel.self) { _ in Text("Home") }
  views.register(AccountModel.self) { account in Button("Log out") { account.onLogOut() } }
  return WebApp(
    "Moved", path: path, views: views, options: options,
    beside: { .element("pre", ["data-usher": "tree"], [.text($0.description)]) }
  ) { AppFlow() }
}
