import HouseRules
import Testing

@Suite("Folders of the core") struct FolderTests {
  let trial = Trial(rule: "folders").with(
    "docs/architecture.md",
    """
    | folder of `Sources/Usher` | names | holds |
    |---|---|---|
    | `Values/` | nothing | values |
    | `Tree/` | `Values/` | nodes |
    | `Models/` | `Values/` `Tree/` | models |
    | `Coordinators/` | `Values/` `Tree/` `Models/` | verbs |
    """
  )
  .with("Sources/Usher/Values/ID.swift", "struct ID {}")
  .with("Sources/Usher/Tree/Node.swift", "final class Node { let id: ID; struct Inner {} }")
  .with("Sources/Usher/Models/Stack.swift", "struct Stack { let node: Node }")
  .with(
    "Sources/Usher/Models/Stack/Verbs/Push.swift", "extension Node { func push(_ verb: Verb) {} }"
  )
  .with("Sources/Usher/Coordinators/Verb.swift", "struct Verb {}\nprivate struct Stack2 {}")

  @Test("Names of allowed folders pass, and a verb of a model counts as a coordinator's")
  func allowed() throws {
    try trial.with("Sources/Usher/Tree/Tree.swift", "struct Tree {} // of Stack and \"Verb\"")
      .with("Sources/Usher/Tree/Plan.swift", "struct Plan { struct Stack {}; let stack: Stack }")
      .expectPasses()
  }

  @Test(
    "A name of a folder above is refused, in an extension, a cast and a parameter too",
    arguments: [
      "struct A { let a: Stack }", "extension Stack {}", "func a(_ a: [Stack?]) {}",
      "let a = b as? Stack", "let a: () -> Stack = { Stack() }", "@MainActor\nlet a = Stack.b",
    ])
  func refused(_ line: String) throws {
    try trial.with("Sources/Usher/Tree/A.swift", line)
      .expectFails("Tree may not name `Stack` of Models")
  }

  @Test("A folder of a model that is no folder of verbs is below the coordinators")
  func verbs() throws {
    try trial.with("Sources/Usher/Models/Stack/Rules.swift", "func a(_ a: Verb) {}")
      .expectFails(
        "Sources/Usher/Models/Stack/Rules.swift:1: error: Models may not name `Verb` of Coordinators"
      )
  }

  @Test("The table has a row for each folder, and each names only folders above it")
  func table() throws {
    try trial.with("Sources/Usher/Guards/A.swift", "struct A {}").expectFails("no row for Guards")
    try trial.with("docs/architecture.md", "").expectFails("there is no table")
    try trial.with(
      "docs/architecture.md",
      """
      | folder of `Sources/Usher` | names | holds |
      |---|---|---|
      | `Tree/` | `Values/` | nodes |
      | `Values/` | nothing | values |
      | `Gone/` | nothing | nothing |
      """
    )
    .expectFails("Tree may only name folders in the rows above it, not Values")
    try trial.with(
      "docs/architecture.md", "| folder of `Sources/Usher` | names |\n| `Gone/` | nothing |\n"
    )
    .expectFails("has Gone, which is not there")
  }

  @Test("A folder has at most 40 files")
  func size() throws {
    var full = trial
    for number in 1...40 {
      full = full.with("Sources/Usher/Tree/A\(number).swift", "struct A\(number) {}")
    }
    try full.expectFails("41 files, more than 40")
  }
}
