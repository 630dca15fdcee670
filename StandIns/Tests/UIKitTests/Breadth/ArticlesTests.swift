import Swift5Fixture
import Testing
import UIKit
import UIKitPerson

/// The app of `Swift5Fixture/Articles`, driven by a user.
@MainActor @Suite("An app in the articles' style", .serialized) struct ArticlesTests {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let app: AppCoordinator
  var person: Person { Person(in: window) }
  var home: HomeCoordinator? { app.children.first as? HomeCoordinator }

  init() {
    StandIn.reset()
    StandIn.echoesMessages = false
    StandIn.clock.mode = .manual
    StandIn.storyboards.reset()
    StandIn.storyboards.register(BuyViewController.self)
    app = AppCoordinator(window: window)
    app.start()
    settle()
  }

  @Test("starts with a list under a large title, and two tabs")
  func start() {
    #expect(person.barTitle == "Items")
    #expect(person.sees("Apples") && person.sees("Home") && person.sees("Contacts"))
  }

  @Test("shows an item of the list in a child coordinator")
  func select() throws {
    try person.tap("Pears")
    settle()
    #expect(person.barTitle == "Pears" && person.backTitle == "Items")
    #expect(home?.childCoordinators.count == 1)
  }

  @Test("cleans up in didShow when the user goes back, by the bar or by the swipe")
  func cleanUp() throws {
    try person.tap("Pears")
    settle()
    try person.tapBack()
    settle()
    #expect(home?.childCoordinators.isEmpty == true)
    try person.tap("Apples")
    settle()
    try person.swipeBack()
    settle()
    #expect(home?.childCoordinators.isEmpty == true)
    #expect(app.log == ["bought Pears", "bought Apples"])
  }

  @Test("keeps the child when the swipe back is cancelled")
  func cancelledSwipe() throws {
    try person.tap("Pears")
    settle()
    let swipe = try person.beginSwipeBack()
    settle()
    swipe.cancel()
    settle()
    #expect(person.barTitle == "Pears")
    #expect(home?.childCoordinators.count == 1)
    try person.tap("Buy")
    settle()
    #expect(home?.childCoordinators.isEmpty == true)
  }

  @Test("adds an item by an alert with a text field")
  func addItem() throws {
    try person.tap("Add")
    settle()
    try person.type("Plums", into: "Name")
    try person.tap("Add")
    settle()
    #expect(person.sees("Plums"))
  }

  @Test("shows settings in a sheet that the user closes or drags away")
  func settings() throws {
    try person.tapTab("Contacts")
    #expect(app.log == ["tab 1"])
    try person.tap("Settings")
    settle()
    #expect(person.barTitle == "Settings" && person.sees("Sounds"))
    try person.tap("Done")
    settle()
    #expect(person.barTitle == "Account" && app.log == ["tab 1"])
    try person.tap("Settings")
    settle()
    try person.swipeDown()
    settle()
    #expect(app.log == ["tab 1", "logout"])
    try person.tap("Log out")
    #expect(app.log.count == 3)
  }

  @Test("pops to the list when the selected tab is tapped again, but leaks no child then")
  func reselect() throws {
    try person.tap("Pears")
    settle()
    try person.tapTab("Home")
    settle()
    #expect(person.barTitle == "Items")
    #expect(home?.childCoordinators.isEmpty == true)
  }
}
