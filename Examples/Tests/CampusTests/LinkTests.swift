import Testing
import Usher
import UsherLinks
import UsherTesting

@testable import Campus

@MainActor
@Suite("Campus: links")
struct LinkTests {
  @Test("Every place has an address")
  func law() {
    AppCoordinator.expectLinks(
      with: AppCoordinator.Route.login, AppCoordinator.Route.main,
      LoginCoordinator.Route.login, LoginCoordinator.Route.yellow,
      MainCoordinator.Route.waysBack, MainCoordinator.Route.colours, MainCoordinator.Route.account,
      WaysBackCoordinator.Route.list, WaysBackCoordinator.Route.red,
      WaysBackCoordinator.Route.yellow, WaysBackCoordinator.Route.green,
      WaysBackCoordinator.Route.mix, WaysBackCoordinator.Route.question,
      ColoursCoordinator.Route.list, AccountCoordinator.Route.account,
      AccountCoordinator.Route.name, AccountCoordinator.Route.nameInSheet,
      AccountCoordinator.Route.question, YellowCoordinator.Route.yellow,
      YellowCoordinator.Route.red, RedCoordinator.Route.red, GreenCoordinator.Route.green,
      MixCoordinator.Route.first)
  }

  @Test(
    "Opening an address gives its tree: tabs, stacks and modals",
    arguments: [
      "/", "/yellow/red", "/main/ways-back", "/main/ways-back/yellow/red",
      "/main/ways-back/mix/red", "/main/ways-back/red/@/green", "/main/ways-back/empty-diary",
      "/main/colours/red/blue/red", "/main/account/name/name-in-sheet", "/main/account/log-out",
      "/main/colours/green/;/account/name",
    ])
  func addresses(_ address: String) throws {
    let host = try InMemoryHost(AppCoordinator(), opening: address)
    #expect(try host.tree.address == address)
    let other = InMemoryHost(AppCoordinator())
    try other.tree.open(try host.tree.address)
    #expect(other.tree.description == host.tree.description)
  }

  @Test("The user's choices have an address; the mixed colours do not")
  func person() throws {
    let host = InMemoryHost(AppCoordinator())
    try host.screen(LoginModel.self).onOutput(.main)
    try host.screen(WaysBackModel.self).onOutput(.open(.mix))
    try host.screen(MixModel.self).onOutput(.red)
    #expect(try host.tree.address == "/main/ways-back/mix/red")
    try host.screen(MixModel.self).onOutput(.blue)
    #expect(try host.tree.address == "/main/ways-back")
  }
}
