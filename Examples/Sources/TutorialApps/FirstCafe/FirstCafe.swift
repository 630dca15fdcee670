import UsherWeb

/// Returns the app of the tutorial “A first flow”.
@MainActor
package func makeFirstCafe(path: String, options: WebOptions) -> WebApp {
  let views = WebViews()
  views.register(MenuModel.self) { menu in
    List {
      for drink in menu.drinks { Row(drink.name) { menu.onChoose(drink) } }
    }
  }
  views.register(DrinkModel.self) { Text("\($0.drink.price) euros") }
  return WebApp(
    "Café", path: path, views: views, options: options,
    beside: { .element("pre", ["data-usher": "tree"], [.text($0.description)]) }
  ) { MenuFlow() }
}
