import Testing
import Usher
import UsherLinks
import UsherTesting

extension ShopTabs {
  /// The link to the place that the user sees, or `nil` if it has no address.
  static func link(in tree: Tree) -> String? {
    try? tree.link
  }
}

extension CookbookTests {
  @Test("A place's link leads back to the place")
  func sharing() throws {
    let host = InMemoryHost(ShopTabs())
    host.user.tapTab(1)
    try host.screen(OrdersModel.self).onOrder(42)
    let link = try #require(ShopTabs.link(in: host.tree))
    #expect(link == "https://shop.example.com/orders/42")
    let other = try InMemoryHost(ShopTabs(), opening: link)
    other.expectTree(try page.tree("Share the address of a place"))
  }
}
