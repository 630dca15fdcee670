import Foundation
import Testing
import WebDriver

extension InBrowser {
  /// Takes the pictures of the start page.
  ///
  /// They are kept in the folder that `USHER_RECORD_PICTURES` names, which is
  /// `Examples/Sources/DemoServer/Pictures`.
  @Suite("Browser: pictures of the apps")
  struct StartPagePictures {
    @Test("Practice, with two flows that have ended")
    func practice() async throws {
      try await taking("practice") { visitor in
        for label in ["First", "FirstSub", "Done", "Second"] { try await visitor.tap(label) }
        try await visitor.tapBack()
        try await visitor.sees(title: "Practice")
      }
    }

    @Test("Campus, with a sheet over its tabs")
    func campus() async throws {
      try await taking("campus") { visitor in
        try await visitor.tap("To main")
        try await visitor.tap("Mix two colours")
        try await visitor.sees(title: "Mix")
      }
    }

    @Test("Lens, with a photo")
    func lens() async throws {
      try await taking("lens") { visitor in
        try await visitor.signUp()
        let photo = URL(fileURLWithPath: #filePath)
          .deletingLastPathComponent().deletingLastPathComponent()
          .appending(path: "Images/river.jpg")
        try await visitor.register(photo, as: "river.jpg")
      }
    }

    @Test("EarlyBuddy, with a place on its map")
    func earlyBuddy() async throws {
      try await taking("earlybuddy") { visitor in
        try await visitor.tap("일정 추가")
        try await visitor.tap("장소")
        try await visitor.write("강남역", into: "장소")
        try await visitor.tap("강남역 100000027")
        try await visitor.sees(title: "강남역")
      }
    }

    @Test("Session, with its letters")
    func session() async throws {
      try await taking("session") { visitor in
        try await visitor.tap("다음")
        try await visitor.sees(title: "세션")
        try await visitor.tap("시작하기")
        try await visitor.browser.waitForElement("\(visitor.top) input[type=password]")
        try await visitor.write("minji", into: "이름")
        try await visitor.write("mountain", into: "비밀번호")
        try await visitor.tap("로그인")
        try await visitor.browser.waitForElement("\(visitor.top) button[value$='/letter 1']")
      }
    }

    private func taking(
      _ app: String, _ body: @Sendable (Visitor) async throws -> Void
    ) async throws {
      // Below the phone is the link to the panel.
      try await Visitor.visiting(app, width: 390, height: 760 + 46) { visitor in
        try await visitor.browser.emulate(.reducedMotion)
        try await body(visitor)
        try await visitor.rests()
        // No focus ring, and no cursor.
        try await visitor.browser.execute("document.activeElement.blur()")
        let folder = recordingFolder ?? FileManager.default.temporaryDirectory.path
        let file = URL(fileURLWithPath: "\(folder)/\(app).webp")
        defer { if recordingFolder == nil { try? FileManager.default.removeItem(at: file) } }
        try await visitor.browser.picture(of: "#u-top", to: file.path)
        #expect(try Data(contentsOf: file).starts(with: Data("RIFF".utf8)))
      }
    }
  }
}

private var recordingFolder: String? {
  ProcessInfo.processInfo.environment["USHER_RECORD_PICTURES"]
}
