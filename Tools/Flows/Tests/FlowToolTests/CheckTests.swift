import FlowChecks
import FlowFacts
import FlowGraph
import FlowOutput
import FlowReading
import Testing

@Suite("The checks of flows")
struct CheckTests {
  private func findings(_ source: String) -> [Finding] {
    let program = Program([
      FileReader.read(source, path: "Shop.swift", number: 0, module: "Shop")
    ])
    return Checks(FlowMap(program), program).findings()
  }

  @Test("An app without mistakes has no findings")
  func clean() {
    #expect(findings(ShopApp.source).map { "\($0.rule) \($0.message)" } == [])
  }

  @Test("A planted mistake is found", arguments: ShopApp.mistakes)
  func planted(_ mistake: ShopApp.Mistake) throws {
    try #require(ShopApp.source.contains(mistake.old))
    var source = ShopApp.source.replacing(mistake.old, with: mistake.new)
    if mistake.description.hasPrefix("a flow in full screen") {
      source = source.replacing("onPaid: { self.finish($0) }", with: "onPaid: { _ in }")
    }
    #expect(findings(source).map(\.rule).contains(mistake.rule))
  }

  @Test(
    "Links are read as Usher reads them",
    arguments: [
      // A word is read before a parameter.
      "RouteLink(\":name\", Route.named), RouteLink(\"offers\", .offers)",
      "RouteLink(\":old\", forwardingTo: \"names/:old\"), RouteLink(\"offers\", .offers)",
      // Both lead to one place.
      "RouteLink(\"offers\", .offers), RouteLink(\"deals\", forwardingTo: \"offers\")",
      // A number is read before the text that comes later.
      "RouteLink(\"offers\", .offers), RouteLink(\":id\", Route.item), RouteLink(\":name\", forwardingTo: \"names/:name\")",
    ])
  func linksAreRead(_ links: String) throws {
    let old = "RouteLink(\"offers\", .offers)"
    try #require(ShopApp.source.contains(old))
    #expect(findings(ShopApp.source.replacing(old, with: links)).map(\.message) == [])
  }

  @Test("A comment turns a rule off for the next line")
  func disabled() {
    let source = ShopApp.source.replacing(
      "  enum Route { case login, help }",
      with:
        "  // usher:disable:next U1 because it comes soon\n  enum Route { case login, help, terms }"
    )
    #expect(findings(source).isEmpty)
  }

  @Test("Every rule that finds something is explained")
  func explained() {
    for mistake in ShopApp.mistakes { #expect(RuleText.named(mistake.rule) != nil) }
  }
}
