import Foundation
import Testing
import Usher
import UsherLinks
import UsherTesting

@MainActor
@Suite("docs/links.md")
struct LinksTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private var page: String {
    get throws {
      try String(contentsOf: folder.appending(path: "../../docs/links.md"), encoding: .utf8)
    }
  }

  @Test("Each Swift block is in a file that is compiled, in at most fifteen lines")
  func blocksAreCompiled() throws {
    let code = try String(contentsOf: folder.appending(path: "LinksCode.swift"), encoding: .utf8)
    let blocks = try page.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(blocks.count >= 7)
    for block in blocks {
      #expect(code.contains(block) as Bool, "not compiled as it stands:\n\(block)")
      #expect(block.split(separator: "\n").count <= 15, "too long:\n\(block)")
    }
  }

  @Test(
    "Aliases lead where the page says",
    arguments: [
      ("/order/3", "/orders/orders/3"), ("/order/3/4", "/orders/orders/3/4"),
      ("/find?q=tea&tag=green", "/search/results?text=tea&tag=green"),
      ("/search/products/3", "/search/%EC%83%81%ED%92%88/3"),
    ])
  func forwarded(_ link: String, _ address: String) throws {
    let session = ShopSession()
    session.isOpen = true
    let host = try InMemoryHost(ShopApp(session), opening: link)
    #expect(try host.tree.address == address)
  }

  @Test("A link below a value opens the whole stack")
  func belowValue() throws {
    ListFlow.expectLinks()
    let host = try InMemoryHost(ListFlow(), opening: "/product/42/reviews")
    #expect(try host.tree.address == "/product/42/reviews")
    var names: [String] = []
    while let screen = host.topScreen as? ShopScreen {
      names.append(screen.name)
      guard host.user.seesBackButton else { break }
      host.user.tapBack()
    }
    #expect(names == ["reviews of 42", "product 42", "list"])
  }

  @Test(
    "The part behind a scheme of the app's own is the first segment",
    arguments: ["shop://login", "shop:/login", "shop:///login", "shop:login", "SHOP://login"])
  func scheme(_ link: String) throws {
    // As the system hands it over.
    let url = try #require(URL(string: link)).absoluteString
    let session = ShopSession()
    session.isOpen = true
    let host = try InMemoryHost(ShopApp(session), opening: url)
    #expect(try host.tree.address == "/login")
  }

  @Test("Each address on the page exists")
  func addresses() throws {
    let session = ShopSession()
    session.isOpen = true
    let lines = try page.components(separatedBy: "```text\n").dropFirst().flatMap {
      $0.components(separatedBy: "```")[0].split(separator: "\n")
    }
    #expect(lines.count >= 8)
    for line in lines {
      let address = String(line.prefix { $0 != " " })
      let host = try InMemoryHost(ShopApp(session), opening: address)
      #expect(try host.tree.address == address, "\(line)")
    }
  }
}
