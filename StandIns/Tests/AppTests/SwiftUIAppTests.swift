import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

@testable import CampusSwiftUIApp
@testable import EarlyBuddySwiftUIApp
@testable import LensSwiftUIApp
@testable import PracticeSwiftUIApp
@testable import SessionSwiftUIApp

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

    @Test("Campus starts from its own main file, and a second window has a tree of its own")
    func campus() async throws {
      StandIn.reset()
      let app = CampusSwiftUIApp.CampusApp._launch()
      await settle()
      try SwiftUIPerson(in: app.window).tap("To yellow")
      await settle()
      let first = app.window
      #expect(SwiftUIPerson(in: first).hand.barTitle == "Yellow")
      app.openWindow()
      await settle()
      #expect(app.window !== first)
      #expect(SwiftUIPerson(in: app.window).hand.barTitle == "Log in")
    }

    @Test("Session starts from its own main file with the introduction")
    func session() async throws {
      StandIn.reset()
      let app = SessionSwiftUIApp.SessionApp._launch()
      let person = SwiftUIPerson(in: app)
      await settle()
      #expect(person.sees("편지를 쓰고, 세션을 끝내 보세요"))
      try person.tap("다음")
      await settle()
      #expect(person.hand.barTitle == "세션")
    }

    @Test("Lens starts from its own main file with log in")
    func lens() async throws {
      StandIn.reset()
      let app = LensSwiftUIApp.LensApp._launch()
      let person = SwiftUIPerson(in: app)
      await settle()
      try person.tap("로그인")
      await settle()
      #expect(person.sees("이메일을 입력해 주세요."))
    }

    @Test("EarlyBuddy starts from its own main file with today's schedules")
    func earlyBuddy() async throws {
      StandIn.reset()
      let app = EarlyBuddySwiftUIApp.EarlyBuddyApp._launch()
      let person = SwiftUIPerson(in: app)
      await settle()
      #expect(person.sees("11월 21일 토요일"))
      #expect(person.sees("오늘은 일정이 없어요"))
    }
  }
}
