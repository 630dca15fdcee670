import UsherWeb

/// Returns the app of the tutorial “A child flow and its result”.
@MainActor
package func makeOrderCafe(path: String, options: WebOptions) -> WebApp {
  let views = WebViews()
  views.register(MenuModel.self) { menu in
    List {
      for drink in menu.drinks { Row(drink.name) { menu.onChoose(drink) } }
    }
  }
  registerOrder(in: views)
  return WebApp(
    "Café", path: path, views: views, options: options,
    beside: { .element("pre", ["data-usher": "tree"], [.text($0.description)]) }
  ) { MenuFlow() }
}
