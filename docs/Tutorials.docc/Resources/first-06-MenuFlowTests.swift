import Testing
import UsherTesting

@MainActor @Test("Choosing a drink shows it")
func choosing() throws {
  let host = InMemoryHost(MenuFlow())
  try host.screen(MenuModel.self).onChoose(Drink.menu[1])
  #expect(host.title == "Latte")
}
