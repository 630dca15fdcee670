import Testing
import UsherTesting

@MainActor @Test("A confirmed order comes back to the menu's flow")
func confirming() throws {
  let flow = MenuFlow()
  let host = InMemoryHost(flow)
  flow.push(.order(Drink.menu[0]))
  try host.screen(SizeModel.self).onChoose(.large)
  try host.screen(ConfirmModel.self).onConfirm()
  #expect(flow.orders == [Order(drink: Drink.menu[0], size: .large)])
  host.expectTree(
    """
    MenuFlow (stack)
      menu: MenuModel
    """)
}

@MainActor @Test("A swipe out of the order leaves no order")
func leaving() throws {
  let flow = MenuFlow()
  let host = InMemoryHost(flow)
  flow.push(.order(Drink.menu[0]))
  host.user.swipeBack()
  #expect(flow.orders.isEmpty)
  host.expectNothingLeaked()
}
