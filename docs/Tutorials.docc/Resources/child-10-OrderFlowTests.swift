import Testing
import UsherTesting

@MainActor @Test("A confirmed order closes the sheet and returns to the menu")
func confirming() async throws {
  let flow = MenuFlow()
  let host = InMemoryHost(flow)
  flow.push(.drink(Drink.menu[0]))
  try host.screen(DrinkModel.self).onOrder()
  await host.until { host.topScreen is SizeModel }
  try host.screen(SizeModel.self).onChoose(.large)
  try host.screen(ConfirmModel.self).onConfirm()
  await host.until { flow.orders.count == 1 && host.topScreen is MenuModel }
  await host.expectTree(
    """
    MenuFlow (stack)
      menu: MenuModel
    """)
}

@MainActor @Test("A sheet that is swiped down leaves no order")
func leaving() async throws {
  let flow = MenuFlow()
  let host = InMemoryHost(flow)
  flow.push(.drink(Drink.menu[0]))
  try host.screen(DrinkModel.self).onOrder()
  await host.until { host.topScreen is SizeModel }
  host.user.swipeDown()
  #expect(host.title == "Espresso")
  #expect(flow.orders.isEmpty)
  await host.expectNothingLeaked()
}
