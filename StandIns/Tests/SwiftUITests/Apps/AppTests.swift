import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

@testable import SwiftUIApps5
@testable import SwiftUIApps6

extension SwiftUITests {
  @MainActor @Suite("Apps in the style of tutorials") struct AppTests {
    /// Launches an app and drives it as a UI test does.
    private func launch<A: App>(
      _ app: A.Type, on version: _System.Version
    ) -> (app: XCUIApplication, launched: _LaunchedApp, person: SwiftUIPerson) {
      StandIn.reset()
      StandIn.system = _System(version)
      StandIn.echoesMessages = false
      StandIn.clock.mode = .manual
      let launched = app._launch()
      let person = SwiftUIPerson(in: launched)
      return (XCUIApplication(person), launched, person)
    }
    private nonisolated static let versions = _System.Version.allCases

    @Test("Recipes: a list with details and a form", arguments: versions)
    func recipes(_ version: _System.Version) {
      let (app, launched, person) = launch(RecipesApp.self, on: version)
      #expect(app.navigationBars["Recipes"].exists)
      #expect(app.staticTexts["3 recipes"].exists)
      app.buttons["Kimchi stew, 45 minutes"].tap()
      #expect(app.navigationBars["Kimchi stew"].exists)
      app.buttons["Increment"].tap()
      #expect(app.staticTexts["50 minutes"].exists)
      app.switches["Favourite"].tap()
      #expect(app.switches["Favourite"].value as? String == "1")
      app.navigationBars["Kimchi stew"].buttons["Recipes"].tap()
      #expect(app.buttons["Kimchi stew, 50 minutes, star.fill"].exists)

      app.textFields["Search"].typeText("Pan")
      #expect(app.staticTexts["1 recipes"].exists)

      app.buttons["Add"].tap()
      #expect(!app.buttons["Save"].isEnabled)
      app.textFields["Name"].typeText("Soup")
      #expect(app.buttons["Save"].isEnabled)
      #expect(throws: Obstacle.self, "the form holds") { try person.swipeDown() }
      app.buttons["Cancel"].tap()
      #expect(app.staticTexts["Discard?"].exists)
      app.buttons["Cancel"].tap()
      app.buttons["Save"].tap()
      #expect(!app.textFields["Name"].exists)
      #expect(app.failures.isEmpty)
      #expect(StandIn.messages.isEmpty)
      withExtendedLifetime(launched) {}
    }

    @Test("Notes: tabs with a settings sheet", arguments: versions)
    func notes(_ version: _System.Version) throws {
      let (app, launched, person) = launch(NotesApp.self, on: version)
      #expect(app.navigationBars["Notes (1)"].exists)
      app.textFields["New note"].typeText("Call Kim")
      app.buttons["Add"].tap()
      #expect(app.navigationBars["Notes (2)"].exists)
      app.buttons["Call Kim"].tap()
      app.textFields["editor"].typeText("!")
      app.swipeRight()
      #expect(app.buttons["Call Kim!"].exists)
      app.buttons["settings"].tap()
      app.textFields["User name"].typeText("s")
      app.switches["Loud"].tap()
      app.buttons["Done"].tap()
      try person.tapTab("Profile")
      #expect(app.staticTexts["GUESTS"].exists)
      #expect(app.staticTexts["saved 2 times"].exists)
      app.buttons["Edit"].tap()
      #expect(app.navigationBars["Settings"].exists)
      app.swipeDown()
      #expect(app.staticTexts["GUESTS"].exists)
      #expect(app.failures.isEmpty)
      #expect(StandIn.messages.isEmpty)
      withExtendedLifetime(launched) {}
    }

    @Test("A login switch", arguments: versions)
    func session(_ version: _System.Version) throws {
      let (app, launched, _) = launch(SessionApp.self, on: version)
      #expect(!app.buttons["Sign in"].isEnabled)
      app.textFields["Name"].typeText("Kim")
      app.secureTextFields["Password"].typeText("1")
      app.buttons["Sign in"].tap()
      #expect(app.staticTexts["Wrong password"].exists)
      app.secureTextFields["Password"].typeText("234")
      app.buttons["Sign in"].tap()
      #expect(app.navigationBars["Hello Kim"].exists)
      app.buttons["Item 2"].tap()
      #expect(app.staticTexts["Detail 2"].exists)
      launched.leave()
      #expect(app.staticTexts["locked"].exists)
      launched.comeBack()
      #expect(!app.staticTexts["locked"].exists)
      app.buttons["Sign out"].tap()
      #expect(app.textFields["Name"].exists)
      #expect(app.textFields["Name"].value as? String == "Name", "the state of the login is new")
      app.textFields["Name"].typeText("Lee")
      app.secureTextFields["Password"].typeText("1234")
      app.buttons["Sign in"].tap()
      let url = try #require(URL(string: "app://signout"))
      launched.open(url)
      #expect(app.buttons["Sign in"].exists)
      #expect(app.failures.isEmpty)
    }

    @Test("A router over bindings", arguments: versions)
    func router(_ version: _System.Version) throws {
      let (app, launched, person) = launch(ShopApp.self, on: version)
      app.buttons["Product 1"].tap()
      app.buttons["Other"].tap()
      app.buttons["Cart"].tap()
      #expect(app.staticTexts["Cart"].exists)
      app.buttons["Back"].tap()
      #expect(app.navigationBars["Product 11"].exists)
      app.navigationBars["Product 11"].buttons["Product 1"].tap()
      #expect(app.navigationBars["Product 1"].exists)
      app.buttons["Cart"].tap()
      app.buttons["Home"].tap()
      #expect(app.navigationBars["Shop"].exists)
      app.buttons["Log in"].tap()
      #expect(app.staticTexts["Please log in"].exists)
      app.buttons["Help"].tap()
      #expect(app.staticTexts["Help"].exists)
      app.swipeDown()
      #expect(app.navigationBars["Shop"].exists)
      let url = try #require(URL(string: "shop://products/3/4"))
      launched.open(url)
      #expect(app.navigationBars["Product 4"].exists)
      #expect(person.hand.backTitle == "Product 3")
      #expect(app.failures.isEmpty)
    }
  }
}
