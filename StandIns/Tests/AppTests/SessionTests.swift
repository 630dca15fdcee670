import Session
import SessionMemory
import SessionUIKit
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

extension AppTests {
  @MainActor
  @Suite("UIKit: Session")
  struct SessionTests {
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let api = MemoryAPI()
    private let clock = ManualClock()
    private var person: Person { Person(in: window) }

    init() {
      StandIn.reset()
      StandIn.clock.mode = .manual
    }

    @Test("The introduction leads to log in, log in to the letters, and an answer is sent")
    func wholeWay() async throws {
      let host = makeHost(hasSeenIntroduction: false)
      try await tap("다음", "시작하기")
      try await logIn()
      try await tap("주말에 등산 갈래?")
      #expect(person.barTitle == "주말에 등산 갈래?")
      #expect(person.backTitle == "편지")
      try await tap("답장")
      #expect(person.barTitle == "새 편지")
      #expect(!person.tappableTitles.contains("보내기"))
      try person.type("좋아", into: "내용")
      await settle()
      try await tap("보내기")
      #expect(api.letters.first?.text == "좋아")
      #expect(person.barTitle == "주말에 등산 갈래?")
      host.close()
    }

    @Test(
      "A session that ends shows log in, and leaves nothing of the earlier screens alive",
      arguments: Moment.allCases)
    func end(_ moment: Moment) async throws {
      let host = makeHost()
      try await logIn()
      weak let former = window.rootViewController?.children.first
      #expect(former != nil)
      let finger = try await reach(moment)
      api.revoke()
      // The service answers on another thread, after an unknown number of turns.
      for _ in 0..<200 {
        guard !person.sees(Self.wasEnded) else { break }
        await settle()
      }
      #expect(host.tree.description.contains("login(refused): LoginCoordinator"))
      #expect(person.sees(Self.wasEnded))
      #expect(window.rootViewController?.presentedViewController == nil)
      finger?.finish()
      await settle()
      #expect(host.tree.description.contains("login(refused): LoginCoordinator"))
      #expect(former == nil, "\(String(describing: former))")
      #expect(StandIn.exceptions.isEmpty)
      host.close()
    }

    private static let wasEnded = "서버가 세션을 종료했어요. 다시 로그인해 주세요."

    enum Moment: String, CaseIterable, CustomTestStringConvertible {
      case pushed, swipe, sheet, unsavedEdit, question, otherTab
      var testDescription: String { rawValue }
    }

    private func reach(_ moment: Moment) async throws -> BackGesture? {
      switch moment {
      case .pushed: try await tap("주말에 등산 갈래?")
      case .swipe:
        try await tap("주말에 등산 갈래?")
        let finger = try person.beginSwipeBack()
        finger.move(to: 0.4)
        return finger
      case .sheet: try await tap("새 편지")
      case .unsavedEdit, .question:
        try await tap("새 편지")
        try person.type("내일", into: "내용")
        await settle()
        if moment == .question {
          try await tap("취소")
          #expect(person.tappableTitles.contains("버리기"))
        }
      case .otherTab:
        try await tap("주말에 등산 갈래?")
        try person.tapTab("활동")
        await settle()
      }
      return nil
    }

    private func makeHost(hasSeenIntroduction: Bool = true) -> UIKitHost {
      let preferences = MemoryPreferences(hasSeenIntroduction: hasSeenIntroduction)
      let services = AppServices(api: api, preferences: preferences, clock: clock)
      return UIKitHost(makeSession(services), in: window, views: makeSessionViews())
    }

    private func logIn() async throws {
      await settle()
      try person.type("minji", into: "이름")
      try person.type("mountain", into: "비밀번호")
      try await tap("로그인")
      for _ in 0..<200 {
        guard !person.sees("주말에 등산 갈래?") else { break }
        await settle()
      }
      #expect(person.barTitle == "편지")
    }

    private func tap(_ titles: String...) async throws {
      await settle()
      for title in titles {
        try person.tap(title)
        await settle()
      }
    }
  }
}
