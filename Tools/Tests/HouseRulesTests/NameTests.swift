import HouseRules
import Testing

@Suite("Names") struct NameTests {
  let trial = Trial(rule: "names")
    .with("Sources/Stack.swift", "struct NodeList { /// Not `asOneList`.\n  func allNodes() {} }\n")
    .with("Sources/asOneList.swift", "")

  @Test("Names of code, files and part of a name pass, and so do plain words")
  func good() throws {
    try trial.with(
      "docs/guide.md",
      "`NodeList.allNodes()`, `asOneList`, `…DidDismiss`, `stack`, FreeText\n```\nlet inCode = 1\n```"
    ).expectPasses()
  }

  @Test("A name that is nowhere is a problem, in a page and in a comment")
  func ghosts() throws {
    let page = trial.with("docs/guide.md", "Read\n`NodeTable`.")
    try page.expectFails("docs/guide.md:2: error: there is no `NodeTable`")
    let comment = trial.with("Sources/More.swift", "let a = 1  // See `NodeTable`.\n")
    try comment.expectFails("Sources/More.swift:1: error: there is no `NodeTable`")
  }

  @Test("What others named is in a list, whose rows are needed")
  func others() throws {
    let listed = trial.with("Scripts/names-of-others.txt", "didReceive -- a framework's\n")
    try listed.with("docs/guide.md", "`didReceive`").expectPasses()
    try listed.expectFails("`didReceive` no longer exists")
  }
}
