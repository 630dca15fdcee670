import Foundation
import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI
import UsherUIKit

extension AppTests {
  @MainActor
  @Suite("SwiftUI: what the views show, in its hosts and in UIKit's")
  struct SwiftUIViewTests {
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private var person: SwiftUIPerson { SwiftUIPerson(in: window) }

    init() {
      StandIn.reset()
      StandIn.clock.mode = .manual
    }

    /// The host that shows the views.
    enum Shown: CaseIterable { case embedded, native, uiKit }

    @Test(
      "A file that the user chooses in the system's list is registered, and its result is shown",
      arguments: Shown.allCases)
    func photo(_ shown: Shown) async throws {
      let (tree, close) = try await show(.lens, shown)
      try await tap("회원가입")
      try await type("minji@example.com", into: "이메일")
      try await type("correct horse", into: "비밀번호")
      try await type("correct horse", into: "비밀번호 확인")
      try await tap("가입하기", "이미지 등록", "사진 파일 선택")
      let sources = URL(fileURLWithPath: #filePath)
      let image = sources.appending(path: "../../../../Examples/Tests/Images/river.jpg")
      try await type(image.standardizedFileURL.path, into: "File")
      try await tap("Open")
      #expect(person.sees("river.jpg"))
      try await tap("등록")
      #expect(tree.description.contains("result(4): PhotoCoordinator"))
      #expect(person.sees("크기"))
      #expect(StandIn.exceptions.isEmpty)
      close()
    }

    @Test(
      "Dates are chosen by pickers and written to the draft, which a schedule of another day shows",
      arguments: Shown.allCases)
    func dates(_ shown: Shown) async throws {
      let (_, close) = try await show(.earlyBuddy, shown)
      try await tap("일정 추가")
      try await type("치과", into: "제목")
      try await type("2026-12-24", into: "날짜")
      try await type("14:30", into: "시간")
      try await tap("장소")
      try await type("수", into: "강남역, 제주공항, Paris")
      try await tap("수원", "이 장소 선택", "저장")
      #expect(person.hand.barTitle == "12월 24일 목요일")
      #expect(person.sees("오후 2:30"))
      close()
    }

    /// Shows the app in the window.
    private func show(
      _ app: ExampleApp, _ shown: Shown
    ) async throws -> (tree: Tree, close: () -> Void) {
      if shown == .uiKit {
        let host = UIKitHost(try app.makeRoot(), in: window, views: app.uiKitViews)
        await settle()
        return (host.tree, host.close)
      }
      let kind: FlowHost.Kind = shown == .native ? .native : .embedded
      let host = FlowHost(try app.makeRoot(), views: app.flowViews, kind: kind)
      window.rootViewController = UIHostingController(rootView: FlowView(host))
      window.makeKeyAndVisible()
      await settle()
      return (host.tree, host.close)
    }

    private func tap(_ titles: String...) async throws {
      for title in titles {
        for _ in 0..<50 where person.find(title).isEmpty { await settle() }
        try person.tap(title)
        await settle()
      }
    }

    private func type(_ text: String, into field: String) async throws {
      try person.type(text, into: field)
      await settle()
    }
  }
}
