import DemoTesting
import Foundation
import Testing
import WebDriver

extension InBrowser {
  @Suite("Browser: Session")
  struct Session {
    @Test("The server ends a session during a swipe, under an edited sheet, and under a question")
    func moments() async throws {
      try await Visitor.visiting("session") { first in
        try await first.readIntroduction()
        try await withBrowser { browser in
          let second = Visitor(browser: browser, address: first.address)
          try await second.open("session")
          // Another browser is another visitor, who has not seen the introduction.
          try await second.readIntroduction()

          try await first.logIn()
          try await first.tap("letter 1")
          try await first.sees(SessionTree.main(letters: "letter(1): LetterModel"))
          let finger = try await first.touchEdge()
          try await finger.pull(x: 150)
          try await first.browser.waitForElement(".u-stack[data-moving]")
          try await second.logOutEverywhere()
          try await first.sees(SessionTree.login("refused"))
          try await finger.release()
          try await first.seesNothingButLogIn()

          // The same user returns to the same place.
          try await first.logIn(to: SessionTree.main(letters: "letter(1): LetterModel"))
          try await first.tapBack()
          try await first.sees(SessionTree.main())
          try await first.tap("새 편지")
          try await first.write("내일")
          try await second.logOutEverywhere()
          try await first.seesNothingButLogIn()

          try await first.logIn(
            to: SessionTree.main(
              letters: "  sheet write: WriteCoordinator (stack)", "    write: WriteModel"))
          // The unsent letter has returned.
          try await first.browser.wait(
            for: "the letter",
            until: "document.querySelector(arguments[0])?.value === '내일'",
            .string("\(first.top) input[name$='/내용']"))
          try await first.swipeDown()
          try await first.browser.waitForElement("[data-active] .u-alert")
          try await second.logOutEverywhere()
          try await first.seesNothingButLogIn()
        }
      }
    }

    @Test("A 401 and a button lead to log in; a letter survives; each visitor is introduced")
    func restart() async throws {
      try await withFolder { folder in
        try await visiting(keepingDataIn: folder) { visitor in
          try await visitor.readIntroduction()
          try await visitor.logIn()
          try await visitor.tap("새 편지")
          try await visitor.write("안녕, 잘 지내?")
          try await visitor.tap("받는 사람")
          try await visitor.sees(title: "받는 사람")
          try await visitor.tap("junho")
          try await visitor.sees(title: "새 편지")
          try await visitor.tap("보내기")
          try await visitor.sees(SessionTree.main())
          try await visitor.tap(tab: "활동")
          try await visitor.sees(row: "WriteCoordinator 끝 · finished")
          try await visitor.tap(tab: "계정")
          try await visitor.tap("금고 열기")
          try await visitor.sees(SessionTree.login("refused"))
          try await visitor.logIn(to: SessionTree.main(selected: 2))
          try await visitor.tap("로그아웃")
          try await visitor.sees(SessionTree.login("loggedOut"))
        }
        try await visiting(keepingDataIn: folder) { visitor in
          try await visitor.readIntroduction()
          try await visitor.logIn("junho", "river")
          try await visitor.sees(row: "안녕, 잘 지내? minji")
        }
      }
    }

    @Test("A link continues after log in, and the address shows the place, in another tab too")
    func links() async throws {
      try await Visitor.visiting("session") { visitor in
        let letter = SessionTree.main(letters: "letter(1): LetterModel")
        try await visitor.readIntroduction()
        try await visitor.open("session/letters/1")
        try await visitor.sees(SessionTree.login("notBegun"))
        try await visitor.logIn(to: letter)
        try await visitor.browser.wait(
          for: "the address", until: "location.pathname === '/session/letters/1'")

        let address = try await visitor.browser.url
        try await visitor.browser.newTab()
        try await visitor.browser.navigate(to: address)
        try await visitor.sees(letter)
        try await visitor.tapBack()
        try await visitor.sees(SessionTree.main())
        try await visitor.browser.wait(
          for: "the address", until: "location.pathname === '/session/letters'")
      }
    }

    private func visiting(
      keepingDataIn folder: URL, _ body: @Sendable (Visitor) async throws -> Void
    ) async throws {
      try await Visitor.visiting(
        "session", arguments: ["--port", "0", "--data", folder.path], body)
    }

    private func withFolder(_ body: (URL) async throws -> Void) async throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("session-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try await body(folder)
    }
  }
}

/// Actions of users in Session.
extension Visitor {
  fileprivate func readIntroduction() async throws {
    try await tap("다음")
    try await sees(title: "세션")
    try await tap("시작하기")
    try await sees(SessionTree.login("notBegun"))
  }

  fileprivate func logIn(
    _ name: String = "minji", _ password: String = "mountain", to tree: String = SessionTree.main()
  ) async throws {
    try await write(name, into: "이름")
    try await write(password, into: "비밀번호")
    try await tap("로그인")
    try await sees(tree)
    if tree == SessionTree.main() {
      try await sees(row: name == "minji" ? "주말에 등산 갈래? junho" : "책 잘 읽었어 minji")
    }
  }

  /// Logs in on this device, and out on all.
  fileprivate func logOutEverywhere() async throws {
    try await logIn()
    try await tap(tab: "계정")
    try await tap("모든 기기에서 로그아웃")
    try await choose("모두 로그아웃")
    try await seesLogIn()
  }

  /// Starts a letter.
  fileprivate func write(_ text: String) async throws {
    try await sees(title: "새 편지")
    try await write(text, into: "내용")
    try await browser.press(.tab)
    try await rests()
  }

  fileprivate func seesLogIn() async throws {
    try await browser.wait(
      for: "log in",
      until: """
        \(Visitor.treeText)?.includes("login: LoginModel")
        """)
    try await rests()
  }

  /// Checks for log in, with the server as the cause, and no earlier node.
  fileprivate func seesNothingButLogIn() async throws {
    try await sees(SessionTree.login("refused"))
    try await sees(event: "main: MainCoordinator left: finished")
    let screens = try await browser.execute(
      "return document.querySelectorAll('.u-screen, .u-card, .u-alert').length")
    #expect(screens.number == 1)
  }
}

/// The trees of Session.
private enum SessionTree {
  static func login(_ end: String) -> String {
    """
    AppCoordinator (switcher)
      login(\(end)): LoginCoordinator (stack)
        login: LoginModel
    """
  }

  /// Returns the tabs, with these lines below the letters.
  static func main(selected: Int = 0, letters: String...) -> String {
    let marks = (0..<3).map { $0 == selected ? "*" : "" }
    return """
      AppCoordinator (switcher)
        main: MainCoordinator (tabs)
          \(marks[0])letters: LettersCoordinator (stack)
            letters: LettersModel\(letters.map { "\n      " + $0 }.joined())
          \(marks[1])activity: ActivityCoordinator (stack)
            activity: ActivityModel
          \(marks[2])account: AccountCoordinator (stack)
            account: AccountModel
      """
  }
}
