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
