import Testing
import UsherWeb

@Suite("The first page", .drained)
@MainActor
struct FirstPageTests {
  /// The size of everything that a browser loads before it can show the page and respond to a
  /// touch, as sent, in KiB: with the phone alone, and with something beside it.
  ///
  /// 2 KiB of it keep what is typed and pressed while the server is away, and 3 KiB show columns.
  @Test(
    "With its stylesheet and its script it is small, also with something beside the phone, and loads nothing else",
    arguments: [(false, 44), (true, 45)])
  func size(hasPanel: Bool, limit: Int) async throws {
    let visitor = Visitor(makeTestApp(showsTree: hasPanel))
    await visitor.open()
    let page = try #require(await visitor.send(WebRequest(path: visitor.address)).text)
    let addresses = page.matches(of: /(?:src|href)="([^"]*)"/).map { String($0.1) }
      // A link within the page loads nothing.
      .filter { !$0.hasPrefix("data:") && !$0.hasPrefix("#") }
    #expect(addresses.count == 2)
    var bytes = page.utf8.count
    for address in addresses {
      #expect(address.hasPrefix("/test/usher."))
      let file = await visitor.send(WebRequest(target: address))
      bytes += try #require(file.text).utf8.count
    }
    #expect(bytes < limit * 1024, "\(bytes) bytes")
  }
}
