import Testing
import UsherTesting

@MainActor @Test("Choosing a drink shows it")
func choosing() throws {
  let host = InMemoryHost(MenuFlow())
  try host.screen(MenuModel.self).onChoose(Drink.menu[1])
  #expect(host.title == "Latte")
}

@MainActor @Test("A swipe returns to the menu")
func swipingBack() throws {
  let host = InMemoryHost(MenuFlow())
  try host.screen(MenuModel.self).onChoose(Drink.menu[1])
  host.user.swipeBack()
  host.expectTree(
    """
    MenuFlow (stack)
      menu: MenuModel
    """)
}
