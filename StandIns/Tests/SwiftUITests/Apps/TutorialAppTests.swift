import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

@testable import SwiftUIApps5
@testable import SwiftUIApps6

extension SwiftUITests {
  @MainActor @Suite("More apps in the style of tutorials") struct TutorialAppTests {
    @MainActor private struct Launched {
      let app: _LaunchedApp
      var person: SwiftUIPerson { SwiftUIPerson(in: app) }
      var ui: XCUIApplication { XCUIApplication(person) }
      func settle() { StandIn.clock.runUntilIdle() }
      func sees(_ text: String) -> Bool { person.sees(text) }
    }
    private func launch<A: App>(
      _ app: A.Type, on version: _System.Version,
      _ change: (inout _System.SwiftUIValues) -> Void = { _ in }
    ) -> Launched {
      StandIn.reset()
      StandIn.system = _System(version)
      change(&StandIn.system.swiftUI)
      StandIn.echoesMessages = false
      StandIn.clock.mode = .manual
      let launched = Launched(app: app._launch())
      launched.settle()
      return launched
    }
    private nonisolated static let versions = _System.Version.allCases

    @Test(
      "Trails: a filtered split view, details that write back, a focused value, a profile",
      arguments: versions)
    func trails(_ version: _System.Version) throws {
      let launched = launch(TrailsApp.self, on: version)
      let (ui, person) = (launched.ui, launched.person)
      #expect(person.sees("selected: none"))
      #expect(person.sees("Moss path"))
      ui.switches["Only favourites"].tap()
      #expect(!person.sees("Moss path"))
      #expect(person.sees("Cliff walk"))
      try person.tap("Cliff walk")
      launched.settle()
      #expect(person.sees("5 km"))
      #expect(person.sees("by Kim"))
      #expect(person.sees("selected: Cliff walk"))
      ui.buttons["Forget"].tap()
      #expect(ui.buttons["Remember"].exists)
      try person.tapBack()
      launched.settle()
      #expect(person.sees("selected: none"))
      #expect(!person.sees("Cliff walk"))
      ui.switches["Only favourites"].tap()
      try person.tap("Only Coast")
      launched.settle()
      #expect(person.sees("Coast trails"))
      #expect(!person.sees("Moss path"))

      ui.buttons["Profile"].tap()
      #expect(person.sees("Ann, with news"))
      ui.buttons["Edit"].tap()
      ui.switches["News"].tap()
      ui.textFields["Name"].typeText(" B")
      ui.buttons["Done"].tap()
      #expect(person.sees("Ann B, without news"))
      #expect(ui.failures.isEmpty)
    }

    @Test("Standups: bindings to elements, a draft, Combine, errors as items", arguments: versions)
    func standups(_ version: _System.Version) throws {
      let launched = launch(StandupApp.self, on: version)
      let (ui, person) = (launched.ui, launched.person)
      #expect(person.sees("1 standups, 10 minutes"))
      ui.buttons["Design"].tap()
      ui.buttons["Edit"].tap()
      try person.slide("Length", to: 21)
      launched.settle()
      #expect(!ui.buttons["Add person"].isEnabled)
      ui.textFields["New person"].typeText("Lee")
      ui.buttons["Add person"].tap()
      try person.swipe("Ann", andTap: "Delete")
      launched.settle()
      ui.buttons["Done"].tap()
      #expect(person.sees("20 minutes"))
      #expect(person.sees("Kim"))
      #expect(!person.sees("Ann"))
      ui.buttons["Start"].tap()
      #expect(person.sees("Speaker: Kim"))
      #expect(person.sees("styled 0.0"))
      ui.buttons["Next"].tap()
      #expect(person.sees("Speaker: Lee"))
      #expect(person.sees("styled 0.5"))
      ui.swipeRight()
      ui.swipeRight()
      #expect(person.sees("1 standups, 20 minutes"))

      ui.buttons["New standup"].tap()
      ui.textFields["Title"].typeText("Retro")
      ui.buttons["Add"].tap()
      #expect(person.sees("2 standups, 25 minutes"))

      ui.buttons["Damage"].tap()
      launched.app.leave()
      launched.settle()
      launched.app.comeBack()
      launched.settle()
      #expect(person.sees("The file is damaged"))
      ui.swipeDown()
      #expect(person.sees("0 standups, 0 minutes"))
      #expect(ui.failures.isEmpty)
    }

    @Test(
      "Expenses: formats, focus, edit actions, alerts, styles and layouts of an app's own",
      arguments: _System.SwiftUIValues.AlertAction.allCases)
    func expenses(_ order: _System.SwiftUIValues.AlertAction) throws {
      UserDefaults.standard.removeObject(forKey: "expenses.kind")
      let launched = launch(ExpensesApp.self, on: .iOS18) { $0.alertAction = order }
      let (ui, person) = (launched.ui, launched.person)
      #expect(person.sees("Add the first one."))
      #expect(person.sees("Expenses 1.0"))
      ui.buttons["Add now"].tap()
      #expect(!ui.buttons["Save"].isEnabled)
      #expect(person.sees("no focus"))
      #expect(person.sees("card field"))
      ui.textFields["Name"].typeText("Lunch")
      #expect(person.sees("focus"))
      try person.submit("Name")
      launched.settle()
      try person.type("12.5", into: "Amount")
      launched.settle()
      ui.buttons["Business"].tap()
      ui.buttons["Save"].tap()
      #expect(!person.sees("Add the first one."))
      #expect(person.sees("12.5"))
      #expect(person.sees("…"))
      #expect(person.sees("1 items"))
      #expect(person.sees("saved 1 times"))
      ui.buttons["Business"].tap()
      #expect(!person.sees("Lunch"))
      ui.buttons["Business"].tap()
      try person.swipe("Lunch", andTap: "Rename")
      launched.settle()
      #expect(ui.alerts["Rename"].staticTexts["Choose another name"].exists)
      #expect(ui.textFields["New name"].value as? String == "Lunch")
      ui.alerts["Rename"].textFields["New name"].typeText(" and tea")
      ui.alerts["Rename"].buttons["OK"].tap()
      #expect(!ui.alerts.firstMatch.exists)
      #expect(person.sees("Lunch and tea"))
      try person.swipe("Lunch and tea", andTap: "Rename")
      launched.settle()
      try person.type("Dinner", into: "New name")
      ui.alerts["Rename"].buttons["Cancel"].tap()
      #expect(person.sees("Lunch and tea"))
      try person.swipe("Lunch and tea", andTap: "Rename")
      launched.settle()
      try person.type("Dinner", into: "New name")
      ui.buttons["OK"].tap()
      #expect(person.sees("Dinner"))
      try person.swipe("Dinner", andTap: "Delete")
      launched.settle()
      #expect(person.sees("Add the first one."))
      #expect(ui.failures.isEmpty)
    }

    private func wait(_ launched: Launched, for text: String) async {
      while !launched.sees(text) {
        await Task.yield()
        launched.settle()
      }
    }
    @Test("Reader: tabs, states of loading, suggestions, a path by code", arguments: versions)
    func reader(_ version: _System.Version) async throws {
      let launched = launch(ReaderApp.self, on: version)
      let (ui, person) = (launched.ui, launched.person)
      await wait(launched, for: "900 words")
      #expect(person.sees("Tests"))
      ui.searchFields["Search articles"].typeText("te")
      #expect(!person.sees("900 words"))
      ui.staticTexts["Swift"].tap()
      #expect(person.sees("900 words"))
      #expect(!person.sees("300 words"))
      ui.buttons["Cancel"].tap()
      try await person.pullToRefresh().value
      launched.settle()
      try person.tapTab("Saved")
      launched.settle()
      #expect(person.sees("loaded 2 times"))
      ui.buttons["Read Tests"].tap()
      #expect(person.sees("Chapter 2"))
      ui.swipeRight()
      #expect(person.sees("Tests, normal"))
      ui.buttons["Larger"].tap()
      #expect(person.sees("Tests, large"))
      ui.buttons["Chapter 3"].tap()
      #expect(person.sees("Chapter 3"))
      ui.swipeRight()
      ui.buttons["Home"].tap()
      #expect(person.sees("900 words"))
      try person.tapTab("Profile")
      launched.settle()
      #expect(person.sees("dim"))
      #expect(ui.failures.isEmpty)
    }

    @Test("Catalogue: a sorted table, actions of rows, a window for each value, gestures")
    func catalogue() throws {
      let launched = launch(CatalogueApp.self, on: .iOS18)
      #expect(launched.sees("narrow"))
      #expect(launched.sees("Fern"))
      #expect(!launched.sees("20 m"), "in compact width a table shows its first column")
      #expect(launched.sees("All the plants of the garden"))
      #expect(!launched.sees("Plants"))
      launched.person.giveRoom(.regular)
      launched.settle()
      #expect(launched.sees("20 m"))
      func heights() -> [String] { launched.person.texts.filter { $0.hasSuffix(" m") } }
      #expect(heights() == ["1 m", "20 m", "30 m"])
      try launched.person.tap("Height")
      launched.settle()
      #expect(heights() == ["1 m", "20 m", "30 m"])
      try launched.person.tap("Height")
      launched.settle()
      #expect(heights() == ["30 m", "20 m", "1 m"])
      try launched.person.tap("Oak")
      launched.settle()
      #expect(launched.sees("1"))

      try launched.person.longPress("row Oak", andTap: "Open 1")
      launched.settle()
      #expect(launched.app.windows.count == 2)
      #expect(launched.sees("20 metres"))
      try launched.person.tap("Increment")
      launched.settle()
      #expect(launched.sees("25 metres"))
      try launched.person.drag("pulled by 0", by: CGSize(width: 0, height: 20))
      launched.settle()
      #expect(launched.sees("pulled by 0"))
      try launched.person.drag("pulled by 0", by: CGSize(width: 0, height: 80))
      launched.settle()
      #expect(launched.sees("watered"))
      try launched.person.tap("Close")
      launched.settle()
      #expect(launched.app.windows.count == 1)
      #expect(launched.sees("25 m"))
    }
  }
}
