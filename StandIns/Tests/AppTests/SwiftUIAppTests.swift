import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

@testable import PracticeSwiftUIApp

extension AppTests {
  @MainActor
  @Suite("SwiftUI: apps")
  struct SwiftUIAppTests {
    @Test("Practice starts from its own main file, and its first flow ends once by a swipe")
    func practice() async throws {
      StandIn.reset()
      let app = PracticeSwiftUIApp.PracticeApp._launch()
      let person = SwiftUIPerson(in: app)
      await settle()
      #expect(person.hand.barTitle == "Practice")
      try person.tap("First")
      await settle()
      #expect(person.hand.barTitle == "First")
      try person.swipeBack()
      await settle()
      #expect(person.hand.barTitle == "Practice")
      #expect(person.sees("How they ended"))
    }
  }
}
