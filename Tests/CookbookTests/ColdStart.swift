import Testing
import Usher
import UsherLinks
import UsherTesting

@MainActor
func launch(_ link: String?, _ report: @escaping @MainActor (LinkError) -> Void) -> Launch {
  .opening(link, onError: report)
}

extension CookbookTests {
  @Test("A link opens the app at its place, and a wrong one as usual")
  func coldStart() throws {
    var errors: [LinkError] = []
    let host = InMemoryHost(
      ShopTabs(),
      launch: launch("https://shop.example.com/search/results?text=tea") { errors.append($0) })
    host.expectTree(try page.tree("Universal links while starting"))
    #expect(
      !host.events.contains { "\($0)".contains("started start") && "\($0)".contains("Orders") })
    let other = InMemoryHost(
      ShopTabs(), launch: launch("https://shop.example.com/x") { errors.append($0) })
    other.expectTree(try page.tree("Universal links while starting", 1))
    #expect(errors.map(\.code) == [.unknown])
  }
}
