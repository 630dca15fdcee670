import SwiftUI
import SwiftUILibraries5
import SwiftUILibraries6
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  /// Libraries of the usual kinds, compiled in both language modes.
  @MainActor @Suite("Libraries") struct LibraryTests {
    enum Mode: String, CaseIterable { case five, six }

    private func steps(_ mode: Mode) -> Stage {
      mode == .five
        ? Stage { SwiftUILibraries5.StepSample() } : Stage { SwiftUILibraries6.StepSample() }
    }
    private func inventory(_ mode: Mode) -> Stage {
      mode == .five
        ? Stage { SwiftUILibraries5.InventoryView(model: .init()) }
        : Stage { SwiftUILibraries6.InventoryView(model: .init()) }
    }
    private func shop(_ mode: Mode) -> Stage {
      mode == .five
        ? Stage { SwiftUILibraries5.ShopTabs() } : Stage { SwiftUILibraries6.ShopTabs() }
    }
    private func legacy(_ mode: Mode) -> Stage {
      mode == .five
        ? Stage { SwiftUILibraries5.LegacySample() } : Stage { SwiftUILibraries6.LegacySample() }
    }
    private func pilots(_ mode: Mode) -> Stage {
      mode == .five
        ? Stage { SwiftUILibraries5.PilotSample() } : Stage { SwiftUILibraries6.PilotSample() }
    }
    private func barTitle(_ stage: Stage) -> String? { stage.person.hand.barTitle }

    // MARK: An array of steps

    @Test(
      "A step is pushed, and the back button removes it from the array", arguments: Mode.allCases)
    func pushesSteps(_ mode: Mode) throws {
      let stage = steps(mode)
      try stage.tap("push 1")
      #expect(stage.texts.contains("number 1"))
      #expect(stage.texts.contains("style push"))
      try stage.tap("next")
      #expect(barTitle(stage) == "Number 2")
      try stage.tapBack()
      try stage.tapBack()
      #expect(barTitle(stage) == "Home")
      try stage.tap("push 1")
      #expect(barTitle(stage) == "Number 1")
    }
    @Test(
      "A sheet's stack pushes in the sheet and leaves when it is dragged down",
      arguments: Mode.allCases)
    func presentsSteps(_ mode: Mode) throws {
      let stage = steps(mode)
      try stage.tap("sheet 2")
      try stage.tap("next")
      #expect(stage.texts.contains("number 3"))
      try stage.person.swipeDown()
      stage.settle()
      #expect(barTitle(stage) == "Home")
      try stage.tap("cover 3")
      #expect(stage.texts.contains("style cover(withStack: true)"))
      try stage.tap("dismiss")
      #expect(barTitle(stage) == "Home")
    }
    @Test("Three layers appear from one write and leave with another", arguments: Mode.allCases)
    func goesDeep(_ mode: Mode) throws {
      let stage = steps(mode)
      try stage.tap("deep")
      #expect(stage.texts.contains("number 9"))
      try stage.tap("back")
      #expect(stage.texts.contains("number 8"))
      try stage.tap("all")
      #expect(barTitle(stage) == "Home")
      try stage.tap("label")
      #expect(stage.texts.contains("label x"))
    }
    @Test("A link without a screen cannot be tapped", arguments: Mode.allCases)
    func disablesLinks(_ mode: Mode) throws {
      let stage = steps(mode)
      #expect(stage.person.find("Nothing").isEmpty)
      #expect(throws: Obstacle.self) { try stage.person.tap("nothing") }
    }

    // MARK: Bindings to cases

    @Test("A sheet edits the value of a case, and saving adds it", arguments: Mode.allCases)
    func addsByCase(_ mode: Mode) throws {
      let stage = inventory(mode)
      try stage.tap("Add")
      try stage.person.type("Table", into: "Name")
      stage.settle()
      try stage.tap("Increment")
      try stage.tap("Save")
      #expect(barTitle(stage) == "Inventory")
      #expect(stage.texts.contains("Table"))
      #expect(stage.texts.contains("in stock: 2"))
    }
    @Test(
      "A page edits the value of a case, and the enum changes the form", arguments: Mode.allCases)
    func editsByCase(_ mode: Mode) throws {
      let stage = inventory(mode)
      try stage.tap("Edit Lamp")
      #expect(barTitle(stage) == "Edit")
      #expect(stage.texts.contains("Quantity: 1"))
      try stage.tap("Sold out")
      #expect(!stage.texts.contains("Quantity: 1"))
      try stage.tap("Fast")
      try stage.tap("Save")
      #expect(stage.texts.contains("ordered, fast"))
    }
    @Test("An alert described by a value acts by its button", arguments: Mode.allCases)
    func alertsByCase(_ mode: Mode) throws {
      let stage = inventory(mode)
      try stage.tap("Delete Lamp")
      #expect(stage.texts.contains("Delete Lamp?"))
      #expect(stage.texts.contains("It is gone then."))
      try stage.tap("Delete")
      #expect(!stage.texts.contains("Lamp"))
      #expect(stage.texts.contains("Chair"))
      try stage.tap("Delete Chair")
      try stage.tap("Keep")
      #expect(stage.texts.contains("Chair"))
    }

    // MARK: A router of enums

    @Test(
      "Routes push, a sheet is presented from a page, and a preference reaches the tabs",
      arguments: Mode.allCases)
    func routesByEnum(_ mode: Mode) throws {
      let stage = shop(mode)
      try stage.tap("go 2")
      #expect(barTitle(stage) == "Product 2")
      try stage.tap("more")
      #expect(stage.texts.contains("product 3"))
      try stage.tap("add")
      #expect(stage.texts.contains("added 3"))
      #expect(stage.texts.contains("shown 1"))
      try stage.tap("added 3")
      #expect(!stage.texts.contains("added 3"))
      try stage.tap("basket")
      #expect(stage.texts.contains("Empty"))
      try stage.tap("Done")
      try stage.tap("home")
      #expect(barTitle(stage) == "Shop")
    }
    @Test("A whole path is written from the bar", arguments: Mode.allCases)
    func writesPaths(_ mode: Mode) throws {
      let stage = shop(mode)
      try stage.tap("Two")
      #expect(barTitle(stage) == "Basket")
      try stage.tapTab("Account")
      try stage.person.type("Ann", into: "Your name")
      stage.settle()
      #expect(stage.texts.contains("signed in as Ann"))
      try stage.tap("Sign out")
      try stage.tap("Sign out now")
      #expect(stage.texts.contains("signed in as nobody"))
    }

    // MARK: Links with bindings

    @Test("Links in a navigation view push while their bindings are true", arguments: Mode.allCases)
    func linksWithBindings(_ mode: Mode) throws {
      let stage = legacy(mode)
      #expect(barTitle(stage) == "Legacy")
      try stage.tap("go")
      try stage.tap("on")
      #expect(stage.texts.contains("legacy 2"))
      try stage.tapBack()
      #expect(stage.texts.contains("legacy 1"))
      try stage.tap("home")
      #expect(barTitle(stage) == "Legacy")
      try stage.tap("Edit")
      #expect(stage.texts.contains("legacy 9"))
    }
    @Test("Alerts and dialogs as values act", arguments: Mode.allCases)
    func alertsAsValues(_ mode: Mode) throws {
      let stage = legacy(mode)
      try stage.tap("pick")
      try stage.tap("Five")
      #expect(stage.texts.contains("legacy 5"))
      try stage.tapBack()
      try stage.tap("warn")
      #expect(stage.texts.contains("Warning 4"))
      try stage.tap("Do it")
      #expect(stage.texts.contains("legacy 4"))
    }

    // MARK: Navigators in the environment

    @Test(
      "A navigator inside of a sheet brings all of them home, and its news is heard outside",
      arguments: Mode.allCases)
    func bringsHome(_ mode: Mode) throws {
      let stage = pilots(mode)
      #expect(stage.texts.contains("nothing…"))
      try stage.tap("start")
      try stage.tap("further")
      #expect(stage.texts.contains("stop 2 of 2"))
      try stage.tap("aside")
      try stage.tap("into 7")
      #expect(stage.texts.contains("stop 7 of 1"))
      try stage.tap("tell")
      try stage.tap("home")
      #expect(stage.texts.contains("start"))
      #expect(stage.texts.contains("told from 7"))
    }

    @Test("A stack that comes back has the path that the scene kept", arguments: Mode.allCases)
    func keepsPaths(_ mode: Mode) throws {
      let stage = pilots(mode)
      try stage.tap("start")
      try stage.tap("further")
      try stage.tap("there")
      #expect(!stage.texts.contains("stop 2 of 2"))
      try stage.tap("there")
      #expect(stage.texts.contains("stop 2 of 2"))
      try stage.tapBack()
      #expect(stage.texts.contains("stop 1 of 1"))
    }
  }
}
