import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI

@Suite("The SwiftUI app of the README", .serialized, .timeLimit(.minutes(10)))
@MainActor
struct ReadmeAppTests {
  @Test("shows the place that its user searched for and confirmed")
  func search() throws {
    StandIn.reset()
    StandIn.clock.mode = .manual
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIHostingController(
      rootView: FlowView(views: .schedule) { ScheduleFlow() })
    window.makeKeyAndVisible()
    StandIn.clock.runUntilIdle()
    let person = SwiftUIPerson(in: window)
    for title in ["Search", "부산", "Confirm"] {
      #expect(!person.texts.contains("부산") || title != "Search")
      try person.tap(title)
      StandIn.clock.runUntilIdle()
    }
    #expect(person.texts.contains("부산"))
    #expect(person.texts.contains("Search"), "the schedule is on top again")
    window.rootViewController = nil
    StandIn.clock.runUntilIdle()
  }

  @Test("in UIKit shows the same")
  func scene() throws {
    StandIn.reset()
    StandIn.clock.mode = .manual
    let delegate = SceneDelegate()
    let scene = StandIn.connectScene(delegate: delegate)
    StandIn.clock.runUntilIdle()
    let window = try #require(scene.windows.first)
    let person = Person(in: window)
    for title in ["Search", "부산", "Confirm"] {
      try person.tap(title)
      StandIn.clock.runUntilIdle()
    }
    #expect(person.visibleTexts.contains("부산"))
    #expect(person.visibleTexts.contains("Search"), "the schedule is on top again")
    StandIn.disconnect(scene, isClosedByUser: true)
    StandIn.clock.runUntilIdle()
  }
}
