import HouseRules
import Testing

@Suite("Planted bugs") struct PlantingTests {
  private static let source = """
    extension Engine {
      func run(_ record: Record) {
        begin(record)
        defer { current = outer }
      }

      func stop() {
        defer { current = outer }
      }

      var isIdle: Bool { queue.isEmpty }
    }
    """
  private static let bug = """
    Kind: wrong order
    The engine forgets it.

    in Sources/Usher, Engine.run(_:):
    - defer {
    -   current = outer
    - }
    + defer { if !PlantedBug.isOn("late") { current = outer } }

    in Sources/Usher, Engine.isIdle:
    + if PlantedBug.isOn("late") { return true }

    """

  private func trial(_ source: String = source, _ bug: String = bug) -> Trial {
    Trial(rule: "planted bugs").with("Sources/Usher/Engine.swift", source)
      .with("Tests/PlantedBugs/late.bug", bug)
      .with("Tests/PlantedBugs/kinds.txt", "wrong order\n")
  }

  @Test("A bug is planted where its declaration has the code, whatever the line breaks")
  func planted() throws {
    try trial().expectPasses()
    let checkout = Checkout(trial().texts)
    let bugs = PlantedBug.all(in: "Tests/PlantedBugs", of: checkout)
    let planted = Planting.plant(bugs, in: checkout).files["Sources/Usher/Engine.swift"]
    let expected = Self.source
      .replacing(
        "begin(record)\n    defer { current = outer }",
        with: "begin(record)\n     defer { if !PlantedBug.isOn(\"late\") { current = outer } }\n"
      )
      .replacing(
        "Bool {", with: "Bool {\n if PlantedBug.isOn(\"late\") { return true }\n")
    #expect(planted == expected)
  }

  @Test("Code that moved to another declaration is found, with a warning")
  func moved() throws {
    let moved = Self.source.replacing("func run(_ record: Record)", with: "func go()")
      .replacing("func stop() {\n    defer { current = outer }", with: "func stop() {")
    try trial(moved).expectPasses()
    #expect(
      try trial(moved).finding().problems.map(\.message)
        == ["its code is now in Engine.go(), not in Engine.run(_:)"])
  }

  @Test(
    "A bug without its place says where that went",
    arguments: [
      (
        "current = outer", "current = nil",
        "`defer { current = outer }` is gone; Engine.run(_:) is at Sources/Usher/Engine.swift:2"
      ),
      (
        "func run(", "func go(",
        "stands 2 times: Sources/Usher/Engine.swift:4 in Engine.go(_:), Sources/Usher/Engine.swift:8"
      ),
      ("var isIdle", "var isBusy", "Engine.isIdle is gone"),
      (
        "extension Engine", "extension Motor",
        "Engine.isIdle is gone; there is Motor.isIdle at Sources/Usher/Engine.swift:11"
      ),
      (
        "begin(record)", "defer { current = outer }",
        "stands 2 times: Sources/Usher/Engine.swift:3 in Engine.run(_:)"
      ),
    ])
  func lost(_ before: String, _ after: String, _ saying: String) throws {
    let source = Self.source.replacing(before, with: after)
    try trial(source).expectFails("late.bug:")
    try trial(source).expectFails(saying)
  }

  @Test("Two bugs do not edit the same code")
  func overlapping() throws {
    try trial().with("Tests/PlantedBugs/later.bug", Self.bug)
      .expectFails("later.bug: error: cannot be planted: it edits the same code as late")
  }

  @Test("A bug has an edit, a known kind and a test that is there")
  func fields() throws {
    try trial(Self.source, "Kind: wrong order\n").expectFails("there is no edit")
    let other = Self.bug.replacing("wrong order", with: "other")
    try trial(Self.source, other).expectFails("there is no kind “other”")
    try trial(Self.source, other).expectFails("no bug of the kind “wrong order” is planted")
    let unnamed = Self.bug.replacing("Kind:", with: "Kinds:")
    try trial(Self.source, unnamed).expectFails("has no line `Kind: …`")
    let tested = Self.bug.replacing("The engine", with: "Test: It works\nThe engine")
    try trial(Self.source, tested).expectFails("there is no test “It works”")
    try trial(Self.source, tested)
      .with("StandIns/Tests/SwiftUITests/A.swift", "@Test(\"It works\") func a() {}")
      .expectPasses()
  }
}
