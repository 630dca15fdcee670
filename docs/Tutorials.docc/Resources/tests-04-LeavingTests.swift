import Testing
import UsherTesting

@MainActor @Test("A log out with an open order leaves nothing")
func logOutDuringOrder() async throws {
  let host = try openMain()
  try host.screen(MenuModel.self).onChoose(Drink.menu[0])
  try host.screen(DrinkModel.self).onOrder()
  await host.until { host.topScreen is SizeModel }
  host.user.swipeDown()
  host.user.tapTab("Account")
  try host.screen(AccountModel.self).onLogOut()
  await host.expectTree(
    """
    AppFlow (switcher)
      login: LoginModel
    """)
}
