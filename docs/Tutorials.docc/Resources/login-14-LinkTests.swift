import Testing
import Usher
import UsherLinks
import UsherTesting

@MainActor @Test("A link waits for the log in, and leads to its drink")
func linkBeforeLogIn() throws {
  let host = try InMemoryHost(AppFlow(Session()), opening: "cafe:/menu/drinks/latte")
  try host.screen(LoginModel.self).onLogIn()
  #expect(host.title == "Latte")
  #expect(try host.tree.address == "/menu/drinks/latte")
}

@MainActor @Test("An unknown drink changes nothing")
func unknownDrink() throws {
  let session = Session()
  session.isOpen = true
  let host = InMemoryHost(AppFlow(session))
  try host.screen(LoginModel.self).onLogIn()
  #expect(throws: LinkError.self) { try host.tree.open("/menu/drinks/cocoa") }
  #expect(host.title == "Menu")
}

@MainActor @Test("All links of the app are read as they are written")
func links() {
  AppFlow.expectLinks(with: MenuFlow.Route.drink(Drink.menu[0]))
}
