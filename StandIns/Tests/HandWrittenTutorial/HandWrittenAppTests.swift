import Testing
import UIKit
import UIKitPerson

@Suite("The tutorial “From hand-written coordinators”", .serialized, .timeLimit(.minutes(10)))
@MainActor
struct HandWrittenAppTests {
  @Test("The app of the last step runs, from its scene delegate")
  func app() throws {
    StandIn.reset()
    StandIn.clock.mode = .manual
    let delegate = SceneDelegate()
    let scene = StandIn.connectScene(delegate: delegate)
    StandIn.clock.runUntilIdle()
    let person = Person(in: try #require(scene.windows.first))
    #expect(person.barTitle == "Log in")
    try person.tap("To yellow")
    StandIn.clock.runUntilIdle()
    #expect(person.barTitle == "Yellow")
    try person.swipeBack()
    StandIn.clock.runUntilIdle()
    #expect(person.barTitle == "Log in")
    try person.tap("To yellow")
    StandIn.clock.runUntilIdle()
    try person.tap("To main")
    StandIn.clock.runUntilIdle()
    try person.tapTab("Account")
    StandIn.clock.runUntilIdle()
    try person.tap("Log out")
    StandIn.clock.runUntilIdle()
    #expect(person.barTitle == "Log in")
  }
}
