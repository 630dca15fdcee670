import Foundation
import Testing
import Usher
import UsherSnapshots
import UsherTesting

@MainActor
func save(_ tree: Tree) throws -> Data {
  try JSONEncoder().encode(tree.snapshot())
}

@MainActor
func restore(_ data: Data?) -> Launch {
  .restoring(data.flatMap { try? JSONDecoder().decode(TreeSnapshot.self, from: $0) })
}

extension CookbookTests {
  @Test("A snapshot brings the tree back")
  func restoring() throws {
    let host = InMemoryHost(HotelFlow())
    try host.screen(HotelModel.self).onBook()
    let data = try save(host.tree)
    let next = InMemoryHost(HotelFlow(), launch: restore(data))
    next.expectTree(try page.tree("Come back to the same place"))
    InMemoryHost(HotelFlow(), launch: restore(nil)).expectTree(
      "HotelFlow (stack)\n  hotel: HotelModel")
  }
}
