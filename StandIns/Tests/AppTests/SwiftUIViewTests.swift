import EarlyBuddy
import EarlyBuddyMemory
import EarlyBuddySwiftUI
import Foundation
import Lens
import LensSwiftUI
import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI

extension AppTests {
  @MainActor
  @Suite("SwiftUI: what the views show")
  struct SwiftUIViewTests {
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private var person: SwiftUIPerson { SwiftUIPerson(in: window) }

    init() {
      StandIn.reset()
      StandIn.clock.mode = .manual
    }

    @Test(
      "A file that the user chooses in the system's list is registered, and its result is shown",
      arguments: [FlowHost.Kind.embedded, .native])
    func photo(_ kind: FlowHost.Kind) async throws {
      let memory = try makeLensMemory()
      let host = FlowHost(makeLens(accounts: memory, library: memory), views: .lens, kind: kind)
      await show(host)
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
      #expect(host.tree.description.contains("result(4): PhotoCoordinator"))
      #expect(person.sees("크기"))
      #expect(StandIn.exceptions.isEmpty)
      host.close()
    }

    @Test(
      "Dates are chosen by pickers and written to the draft, which a schedule of another day shows",
      arguments: [FlowHost.Kind.embedded, .native])
    func dates(_ kind: FlowHost.Kind) async throws {
      let services = EarlyBuddyMemory().services
      let host = FlowHost(makeEarlyBuddy(services), views: .earlyBuddy, kind: kind)
      await show(host)
      try await tap("일정 추가")
      try await type("치과", into: "제목")
      try await type("2026-12-24", into: "날짜")
      try await type("14:30", into: "시간")
      try await tap("장소")
      try await type("수", into: "강남역, 제주공항, Paris")
      try await tap("수원", "이 장소 선택", "저장")
      #expect(person.hand.barTitle == "12월 24일 목요일")
      #expect(person.sees("오후 2:30"))
      host.close()
    }

    private func show(_ host: FlowHost) async {
      window.rootViewController = UIHostingController(rootView: FlowView(host))
      window.makeKeyAndVisible()
      await settle()
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
