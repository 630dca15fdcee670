import Testing
import UIKit
import UIKitPerson

@Suite("The tutorial “A first flow”", .serialized, .timeLimit(.minutes(10)))
@MainActor
struct FirstFlowAppTests {
  @Test("The app of the last step runs, from its scene delegate")
  func app() throws {
    StandIn.reset()
    StandIn.clock.mode = .manual
    let delegate = SceneDelegate()
    let scene = StandIn.connectScene(delegate: delegate)
    StandIn.clock.runUntilIdle()
    let person = Person(in: try #require(scene.windows.first))
    #expect(person.barTitle == "Menu")
    try person.tap("Latte")
    StandIn.clock.runUntilIdle()
    #expect(person.barTitle == "Latte")
    #expect(person.sees("4 euros"))
    try person.swipeBack()
    StandIn.clock.runUntilIdle()
    #expect(person.barTitle == "Menu")
  }
}
