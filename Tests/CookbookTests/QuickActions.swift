import Testing
import Usher
import UsherLinks
import UsherTesting

extension ShopTabs {
  /// Opens the link of a quick action, and returns whether it leads anywhere.
  func perform(quickAction type: String) -> Bool {
    do {
      try open(type)
      return true
    } catch {
      return false  // An action of an older version: nothing has changed.
    }
  }
}

extension CookbookTests {
  @Test("A quick action is a link")
  func quickActions() throws {
    let tabs = ShopTabs()
    let host = InMemoryHost(tabs)
    #expect(tabs.perform(quickAction: "shop:/orders"))
    host.expectTree(try page.tree("Quick actions"))
    #expect(!tabs.perform(quickAction: "shop:/wishes"))
    host.expectTree(try page.tree("Quick actions"))
  }
}
