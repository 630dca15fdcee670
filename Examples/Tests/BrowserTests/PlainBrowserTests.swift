import Testing
import Walking
import WebDriver

extension InBrowser {
  @Suite("Browser: without scripts")
  struct Plain {
    @Test("the walks lead to the same trees", arguments: ["practice", "campus"])
    func walk(_ app: String) async throws {
      let walk = try Walk.named(app)
      try await plainly(app, width: 390, height: 844) { visitor in
        try await walk.take(as: PlainVisitor(visitor: visitor))
      }
    }

    @Test("a tree's address names its place: a reload and another tab show the current tree")
    func address() async throws {
      try await plainly("practice") { visitor in
        #expect(try await visitor.browser.url.contains("/practice/?tree="))
        try await visitor.tap("First")
        try await visitor.tap("FirstSub")
        try await visitor.sees(title: "FirstSub")
        let address = try await visitor.browser.url
        #expect(address.contains("/practice/first/sub?tree="))
        try await visitor.browser.reload()
        try await visitor.sees(title: "FirstSub")
        let first = try await visitor.browser.currentTab
        try await visitor.browser.newTab()
        try await visitor.browser.navigate(to: address)
        try await visitor.sees(title: "FirstSub")
        try await visitor.tapBack()
        try await visitor.sees(title: "First")
        try await visitor.browser.switchTo(first)
        // A change elsewhere appears with the next page, and its old button does nothing.
        try await visitor.sees(title: "FirstSub")
        try await visitor.tapBack()
        try await visitor.sees(title: "First")
        try await visitor.tapBack()
        try await visitor.sees(title: "Practice")
      }
    }

    @Test("the browser's Back shows the current tree: it asks nothing and removes nothing")
    func back() async throws {
      try await plainly("earlybuddy", width: 820) { visitor in
        try await visitor.tap("일정 추가")
        try await visitor.browser.type("치과", into: "\(visitor.top) input[name$='/제목']")
        try await visitor.tap("장소")
        try await visitor.sees(title: "장소 검색")
        try await visitor.tapBack()
        try await visitor.sees(title: "일정 추가")
        try await visitor.tapBack()
        try await visitor.browser.waitForElement("[data-active] .u-alert")
        try await visitor.browser.back()
        try await visitor.browser.waitForElement("[data-active] .u-alert")
        try await visitor.choose("계속 작성")
        try await visitor.sees(title: "일정 추가")
        try await visitor.tapBack()
        try await visitor.choose("버리기")
        try await visitor.sees(title: "오늘의 일정")
      }
    }

    @Test("a file is uploaded, a search returns results, and a reload shows later results")
    func forms() async throws {
      try await plainly("lens") { visitor in
        try await visitor.tap("회원가입")
        for (field, text) in [
          ("이메일", "minji@example.com"), ("비밀번호", "correct horse"), ("비밀번호 확인", "correct horse"),
        ] {
          try await visitor.write(text, into: field)
        }
        try await visitor.tap("가입하기")
        // An effect that takes longer than the answer waits appears after a reload.
        try await visitor.reloads(until: "\(visitor.top) button[value$='/이미지 등록']")
        try await visitor.sees(LensTree.main())
        try await visitor.tap("이미지 등록")
        try await visitor.choose(file: LensFile.image("photo.jpg"))
        try await visitor.tap("등록")
        try await visitor.reloads(until: "\(visitor.top) img")
        try await visitor.seesPicture(width: 64, height: 40)
        try await visitor.open("earlybuddy")
        try await visitor.tap("일정 추가")
        try await visitor.tap("장소")
        try await visitor.browser.type("수원\(Key.enter.character)", into: "\(visitor.top) input")
        try await visitor.reloads(until: "\(visitor.top) button[value$='/수원 1835553']")
      }
    }

    private func plainly(
      _ app: String, width: Int = 1280, height: Int = 900,
      _ body: @Sendable (Visitor) async throws -> Void
    ) async throws {
      try await Visitor.visiting(app, width: width, height: height, runsScripts: false) { visitor in
        #expect(try await visitor.browser.execute("return history.state") == .null)
        try await body(visitor)
      }
    }
  }
}

extension Visitor {
  /// Reloads the page until an element exists.
  fileprivate func reloads(until css: String) async throws {
    for _ in 0..<100 {
      guard try await !browser.exists(css) else { break }
      try await browser.reload()
    }
    try await browser.waitForElement(css)
  }
}
