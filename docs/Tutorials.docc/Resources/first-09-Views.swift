import UsherUIKit

@MainActor
func makeViews() -> UIKitViews {
  let views = UIKitViews()
  views.register(MenuModel.self) { MenuController($0) }
  views.register(DrinkModel.self) { DrinkController($0) }
  return views
}
