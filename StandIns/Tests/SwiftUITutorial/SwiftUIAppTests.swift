import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

@Suite("The tutorial “With SwiftUI”", .serialized, .timeLimit(.minutes(10)))
@MainActor
struct SwiftUIAppTests {
  @Test("The app of the last step runs, and shows the confirmed order")
  func app() async throws {
    StandIn.reset()
    StandIn.clock.mode = .manual
    let app = CafeApp._launch()
    await settle()
    let person = SwiftUIPerson(in: app)
    for title in ["Log in", "Latte", "Order", "large", "Confirm"] {
      try person.tap(title)
      await settle()
    }
    #expect(person.sees("1 ordered"))
    #expect(!person.sees("Confirm"))
  }

  private func settle() async {
    for _ in 0..<12 {
      StandIn.clock.runUntilIdle()
      await Task.yield()
    }
  }
}
