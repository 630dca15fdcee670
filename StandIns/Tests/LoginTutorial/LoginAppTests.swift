import Testing
import UIKit
import UIKitPerson

@Suite("The tutorial “Login, main, logout and links”", .serialized, .timeLimit(.minutes(10)))
@MainActor
struct LoginAppTests {
  @Test("The app of the last step runs, from its scene delegate")
  func app() throws {
    StandIn.reset()
    StandIn.clock.mode = .manual
    let delegate = SceneDelegate()
    let scene = StandIn.connectScene(delegate: delegate)
    StandIn.clock.runUntilIdle()
    let person = Person(in: try #require(scene.windows.first))
    #expect(person.barTitle == "Log in" || person.sees("Log in"))
    try person.tap("Log in")
    StandIn.clock.runUntilIdle()
    try person.tap("Tea")
    StandIn.clock.runUntilIdle()
    #expect(person.barTitle == "Tea")
    try person.tapTab("Account")
    StandIn.clock.runUntilIdle()
    try person.tap("Log out")
    StandIn.clock.runUntilIdle()
    #expect(person.sees("Log in"))
    #expect(!person.sees("Log out"))
  }
}
