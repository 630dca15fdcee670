import Testing

@testable import Walking

@Suite("Reading walks")
struct WalkTests {
  @Test("each step is read")
  func steps() throws {
    let walk = try Walk(
      """
      # A comment.

      tap "To \u{ad6c}"
      title "To"
      back
      title "a"
      back over 2
      title "b"
      swipe
      title "c"
      swipe cancelled
      title "d"
      drag down
      title "e"
      drag down cancelled
      title "f"
      tab 3
      title "g"
      next page
      title "g"
      narrow previous page
      wide tap "Red"
      turn
      title "g"
      choose "Keep"
      title "h"
      type " 2" into "Name"
      title "Red and …"
      ended "red: RedCoordinator (swipe)"
      """, name: "all")
    #expect(
      walk.lines.map(\.step).filter { if case .sight(.title) = $0 { false } else { true } } == [
        .act(.tap("To 구")), .act(.back), .act(.backOver(2)), .act(.swipe(isCancelled: false)),
        .act(.swipe(isCancelled: true)), .act(.drag(isCancelled: false)),
        .act(.drag(isCancelled: true)), .act(.tab(3)), .act(.turnPage(by: 1)),
        .act(.turnPage(by: -1)), .act(.tap("Red")), .turn, .act(.choose("Keep")),
        .act(.type(" 2", into: "Name")), .sight(.ended("red: RedCoordinator (swipe)")),
      ])
    #expect(
      walk.lines.last(where: { $0.text.hasPrefix("title") })?.step == .sight(.title("Red and …")))
    #expect(walk.lines.first?.number == 3)
  }

  @Test("a tree is written out once, and referred to by name afterwards")
  func trees() throws {
    let walk = try Walk("tree one:\n  A\n    b: B\nback\ntree one", name: "trees")
    #expect(
      walk.lines.map(\.step) == [
        .sight(.tree("A\n  b: B")), .act(.back), .sight(.tree("A\n  b: B")),
      ])
    #expect(walk.lines.map(\.number) == [1, 4, 5])
  }

  @Test(
    "an unknown line is named",
    arguments: [
      ("jump", "all:2: “jump” is no step"), ("tap Red", "all:2: “tap Red” is no step"),
      ("tap \"Red", "all:2: “tap \"Red” is no step"), ("tab 0", "all:2: “tab 0” is no step"),
      ("back \"Red\"", "all:2: “back \"Red\"” is no step"),
      ("tap \"Red\"\nback", "all:3: “back” must follow a look at the screen"),
      ("narrow tap \"Red\"\nwide back\nback", "all:4: “back” must follow a look at the screen"),
      ("narrow", "all:2: “narrow” is no step"),
      ("tap \"Red\" twice", "all:2: “tap \"Red\" twice” is no step"),
      ("tree one", "all:2: no tree “one” was written out before"),
      ("tree one:\nback", "all:2: “one” is empty"),
      ("tree one:\n  A\ntree one:\n  A", "all:4: there is a tree “one” already"),
    ])
  func misspelled(_ line: String, _ message: String) {
    let error = #expect(throws: WalkError.self) { try Walk("# First.\n\(line)", name: "all") }
    #expect(error?.description == message)
  }

  @Test("the first step that differs ends the walk, and is named")
  func otherwise() async throws {
    let walk = try Walk("back\ntitle \"a\"\nback over 2\ntitle \"b\"", name: "short")
    let walker = Clumsy()
    let error = await #expect(throws: WalkError.self) { try await walk.take(as: walker) }
    #expect(error?.description == "short:3: back over 2: there is no menu")
    #expect(await walker.log == ["act", "see", "act"])
  }

  @Test(
    "each form takes the lines of its room, and turns the device",
    arguments: [
      (WalkForm.narrow, ["act", "see", "see"]), (.wide, ["wide", "see", "act"]),
      (.turning, ["act", "see", "wide", "see", "act"]),
    ])
  func forms(_ form: WalkForm, _ steps: [String]) async throws {
    let walk = try Walk(
      """
      narrow back
      narrow title "a"
      turn
      title "b"
      wide swipe
      """, name: "forms")
    let walker = Clumsy()
    try await walk.take(as: walker, in: form)
    #expect(await walker.log == steps)
  }

  @Test("the walks of the examples are readable", arguments: ["practice", "campus"])
  func named(_ name: String) throws {
    #expect(try Walk.named(name).lines.count > 40)
  }
}

/// A walker that cannot hold a button down.
private actor Clumsy: Walker {
  private(set) var log: [String] = []

  func act(_ act: Act) throws {
    log.append("act")
    if case .backOver = act { throw Otherwise("there is no menu") }
  }

  func turn(isWide: Bool) { log.append(isWide ? "wide" : "narrow") }
  func see(_ sight: Sight) { log.append("see") }
}
