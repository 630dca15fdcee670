import Testing
import UsherTesting

@MainActor @Test("Each tab keeps its stack")
func tabs() throws {
  let host = try openMain()
  try host.screen(MenuModel.self).onChoose(Drink.menu[2])
  host.user.tapTab("Account")
  #expect(host.title == "Account")
  host.user.tapTab("Menu")
  #expect(host.title == "Tea")
}

@MainActor @Test("A swipe that is taken back changes nothing")
func cancelledSwipe() throws {
  let host = try openMain()
  try host.screen(MenuModel.self).onChoose(Drink.menu[2])
  let swipe = host.user.beginSwipeBack()
  swipe.cancel()
  #expect(host.title == "Tea")
  host.user.beginSwipeBack().finish()
  #expect(host.title == "Menu")
}
