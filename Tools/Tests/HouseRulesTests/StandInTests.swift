import HouseRules
import Testing

@Suite("Device steps") struct DeviceStepTests {
  private static let texts = [
    "docs/uikit.md": "## Not verified\n\n- that UIKit asks once (1,\n  2);\n- the rest (2).\n",
    "docs/device-checklist.md": "| step | do |\n|---|---|\n| 1 | swipe |\n| 2 | tap |\n",
    "docs/uikit-stand-in.md":
      "| switch | values |\n|---|---|\n| `version` | `.iOS17` |\n| `order` | `.one`, `.other` |\n\n| a | **from memory**; the host does not read it |\n",
    "StandIns/Sources/UIKit/Windows/System.swift":
      "public struct _System {\n  public var version = Version.iOS17\n  public var order = Order.one\n  public var swiftUI = Values()\n}\n",
    "StandIns/Tests/UsherUIKitTests/ContractPhone.swift":
      "let all = [.init(.iOS17).with(\\.order, .other)]\n",
  ]
  let trial = Trial(rule: "device steps", texts: texts)

  @Test("Points with their steps pass")
  func good() throws { try trial.expectPasses() }

  @Test(
    "Whatever has no step or reason is found",
    arguments: [
      ("docs/uikit.md", "rest (2).", "rest.", "docs/uikit.md:5: error: the point does not end"),
      ("docs/uikit.md", "rest (2).", "rest (3).", "there is no step 3"),
      ("docs/uikit.md", "## Not verified", "", "there is no section"),
      ("docs/device-checklist.md", "| 2 |", "| 3 |", "step 3 is not the next one"),
      ("docs/uikit-stand-in.md", "; the host does not read it", "", "does not say why"),
      ("docs/uikit-stand-in.md", "`order`", "`former`", "the switch `order` has no row"),
      ("docs/uikit-stand-in.md", "`order`", "`former`", "there is no switch `former`"),
      (
        "StandIns/Tests/UsherUIKitTests/ContractPhone.swift", "\\.order", "",
        "no phone has another value of `order`"
      ),
    ])
  func bad(_ path: String, _ before: String, _ after: String, _ saying: String) throws {
    let text = try #require(trial.texts[path])
    try trial.with(path, text.replacing(before, with: after)).expectFails(saying)
  }
}

@Suite("Rules of the stand-in SwiftUI") struct StandInRuleTests {
  private static let page = "docs/swiftui-stand-in.md"
  private static let tests = "StandIns/Tests/SwiftUITests/RuleTests.swift"
  private static let texts = [
    page: """
    | rule | source | tests |
    |---|---|---|
    | it works | Apple | `RuleTests.works` |

    | switch | 17 | tests |
    |---|---|---|
    | `order` | one | `RuleTests.order` |
    | `colour` | red | `RuleTests.colour` |
    """,
    "StandIns/Sources/UIKit/Windows/System+SwiftUI.swift": """
    extension Values {
      public enum Order: Sendable, CaseIterable { case one, other }
      public enum Colour: Sendable, CaseIterable {
        /// In case it is red.
        case red
        case blue
      }
      public var order = Order.one
      public var colour: Colour?
    }
    """,
    tests: """
    extension SwiftUITests {
      @Suite("Rules") struct RuleTests {
        @Test("It works")
        func works() {}

        @Test("Each order works", arguments: Order.allCases)
        func order(_ order: Order) { values.order = order }

        @Test("Each colour works")
        func colour() { for one in [.red, .blue] { values.colour = one } }
      }
    }
    """,
  ]
  let trial = Trial(rule: "stand-in SwiftUI", texts: texts)

  @Test("Rows with their tests pass")
  func good() throws {
    try trial.expectPasses()
    #expect(try trial.finding().summary == "3 rows, 3 tests, 2 switches")
  }

  @Test(
    "A row or a switch without its test is found",
    arguments: [
      (tests, "func works", "func runs", "there is no test RuleTests.works"),
      (page, "`RuleTests.works`", "later", "the row names no test"),
      (page, "| `order`", "| `other`", "the switch `order` has no row"),
      (tests, ".blue", ".red", "no test named here plays all values of `colour`"),
      (tests, "values.order", "values.disorder", "no test named here plays all values of `order`"),
      (
        "StandIns/Sources/UIKit/Windows/System+SwiftUI.swift", "public var", "var",
        "there are no switches"
      ),
    ])
  func bad(_ path: String, _ before: String, _ after: String, _ saying: String) throws {
    let text = try #require(trial.texts[path])
    try trial.with(path, text.replacing(before, with: after)).expectFails(saying)
  }
}

@Suite("UI tests") struct UITestTests {
  private static let switches = "docs/uikit-stand-in.md"
  private static let hazards = "docs/hazards.md"
  private static let texts = [
    switches: """
    | switch | values | UI tests |
    |---|---|---|
    | `version` | `.iOS17` | no UI test can see it: the tests ask |
    | `order` | `.one`, `.other` | `OrderOne`, `OrderOther` |
    """,
    hazards: """
    | row | what goes wrong | what tells it |
    |---|---|---|
    | H01 | it breaks | steps 1, S2; switch `order` |
    | H02 | it leaks | no UI test can see memory |
    | S01 | it moves | switch `order` |
    """,
    "Examples/UITests/Tests.swift": """
    final class Tests: XCTestCase {
      func testStep1() {}
      func testStepS2() {}
      func testFactOrderOne() {}
      func testFactOrderOther() {}
    }
    """,
    "Sources/UsherHostTesting/Adversarial/Quirk.swift": """
    enum Quirk {
      /// H01: it breaks.
      case breaks
      static let elsewhere = [("H02", "leaks")]
    }
    """,
    "StandIns/Tests/UsherSwiftUITests/Rows/RowTests.swift": "let name = \"S01: It moves\"",
  ]
  let trial = Trial(rule: "UI tests", texts: texts)

  @Test("Switches and hazards with their tests or reasons pass")
  func good() throws {
    try trial.expectPasses()
    #expect(try trial.finding().summary == "2 switches, 3 hazards, 2 facts, 2 steps")
  }

  @Test(
    "A switch or a hazard without a test and without a reason is found",
    arguments: [
      (switches, "UI tests", "tests", "there is no column `UI tests`"),
      (switches, "no UI test can see it", "later", "`version` names no UI test"),
      (switches, "`OrderOther`", "`OrderThird`", "there is no UI test testFactOrderThird"),
      (switches, ", `OrderOther`", "", "no switch names testFactOrderOther"),
      (switches, "| `order`", "| `colour`", "testFactOrderOne does not tell `colour`"),
      (hazards, "no UI test can see memory", "later", "H02 names no step"),
      (hazards, "steps 1, S2", "steps 1, 3", "there is no UI test for step 3"),
      (
        hazards, "S2; switch `order`", "S2; switch `version`",
        "no UI test tells the switch `version`"
      ),
      (hazards, "| S01", "| S02", "S01 has no row"),
      (hazards, "| S01", "| S02", "there is no hazard S02"),
      (hazards, "| H02", "| H01", "H01 is here twice"),
    ])
  func bad(_ path: String, _ before: String, _ after: String, _ saying: String) throws {
    let text = try #require(trial.texts[path])
    try trial.with(path, text.replacing(before, with: after)).expectFails(saying)
  }
}

@Suite("Navigation lines") struct NavigationLineTests {
  private static let flow = """
    import Usher

    /// A flow.
    // navigation:begin
    final class ShopCoordinator: Coordinator {
      enum Route { case list }  // one

      let navigation = Stack<Route>(.list)
    }
    // navigation:end
    """
  private func trial(_ row: String, _ small: String = flow) -> Trial {
    Trial(rule: "navigation lines")
      .with("Examples/Sources/Shop/Flows/ShopCoordinator.swift", Self.flow)
      .with("Examples/Sources/TwentyFiveLines/A.swift", small)
      .with("docs/examples.md", "# Apps\n\n\(row)\n")
  }

  @Test("Coordinators are counted, for each app")
  func counts() throws {
    try trial("| Shop | 1 | 4 |").expectPasses()
    try trial("| Shop | 1 | 5 |").expectFails("it is `| Shop | 1 | 4 |`")
    try trial("| Shop | 2 | 4 |").expectFails("it is `| Shop | 1 | 4 |`")
    try trial("| Mail | 1 | 4 |").expectFails("Mail has no coordinators")
    try trial("").expectFails("Shop has no row")
  }

  @Test("The smallest example is counted between its marks")
  func smallest() throws {
    let row = "| Shop | 1 | 4 |"
    let long = (1...26).map { "let a\($0) = 1\n" }.joined()
    try trial(row, "// navigation:begin\n\(long)// navigation:end\n")
      .expectFails("26 lines of navigation code, more than 25")
    try trial(row, "let a = 1\n").expectFails("no `// navigation:begin`")
    try trial(row, "// navigation:begin\n").expectFails("without an end")
    try trial(row, "// navigation:end\n").expectFails("without the other")
    try trial(row, "// navigation:begin\na(); b()\n// navigation:end\n")
      .expectFails("one statement a line")
  }
}
