import Testing
import Walking
import WebDriver

extension InBrowser {
  @Suite("Browser: walks")
  struct Walks {
    @Test(
      "the steps of the memory and UIKit walks lead to the same trees in a browser",
      arguments: ["practice", "campus"])
    func walk(_ app: String) async throws {
      let walk = try Walk.named(app)
      try await Visitor.visiting(app) { try await walk.take(as: $0) }
    }
  }
}
