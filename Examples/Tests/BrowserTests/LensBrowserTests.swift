import DemoTesting
import Foundation
import Testing
import WebDriver

extension InBrowser {
  @Suite("Browser: Lens")
  struct Lens {
    @Test("sign up names what is invalid, and a valid sign up leads to the tabs")
    func signingUp() async throws {
      try await Visitor.visiting("lens") { visitor in
        try await visitor.sees(LensTree.login)
        try await visitor.seesBar(false)
        try await visitor.tap("회원가입")
        try await visitor.sees(LensTree.signUp)
        try await visitor.sees(title: "회원가입")
        try await visitor.seesBar(true)
        try await visitor.tap("가입하기")
        try await visitor.sees(warning: "이메일을 입력해 주세요.")
        try await visitor.write("minji@example.com", into: "이메일")
        try await visitor.write("short", into: "비밀번호")
        try await visitor.tap("가입하기")
        try await visitor.sees(warning: "비밀번호는 8자 이상이어야 해요.")
        try await visitor.write(" but longer", into: "비밀번호")
        try await visitor.write("something else", into: "비밀번호 확인")
        try await visitor.tap("가입하기")
        try await visitor.sees(warning: "비밀번호가 서로 일치하지 않아요.")
        try await visitor.tapBack()
        try await visitor.sees(LensTree.login)
        try await visitor.signUp()
        try await visitor.sees(event: "auth: AuthCoordinator left: finished")
        try await visitor.seesBar(false)
      }
    }

    @Test("a wrong password shows an error and stays, and the right one leads to the tabs")
    func loggingIn() async throws {
      try await Visitor.visiting("lens") { visitor in
        try await visitor.signUp()
        try await visitor.tap(tab: "설정")
        try await visitor.sees(row: "이메일 minji@example.com")
        try await visitor.tap("로그아웃")
        try await visitor.sees(LensTree.login)
        try await visitor.logIn("wrong horse")
        try await visitor.sees(warning: "이메일 또는 비밀번호가 맞지 않아요.")
        try await visitor.sees(LensTree.login)
        // In another tab, because the typed text stays here.
        try await visitor.browser.newTab()
        try await visitor.open("lens")
        try await visitor.logIn("correct horse")
        try await visitor.sees(LensTree.main())
      }
    }

    @Test(
      "a real image is uploaded and shown with its size",
      arguments: [
        ("gradient.png", 48, 32, "PNG"), ("photo.jpg", 64, 40, "JPEG"),
        ("river.jpg", 800, 600, "JPEG"), ("turned.jpg", 20, 40, "JPEG"),
      ])
    func uploading(_ name: String, _ width: Int, _ height: Int, _ format: String) async throws {
      try await Visitor.visiting("lens") { visitor in
        try await visitor.signUp()
        try await visitor.tap("이미지 등록")
        try await visitor.sees(LensTree.main(lines: LensTree.registering))
        try await visitor.seesBar(true)
        try await visitor.tap("등록")
        try await visitor.sees(warning: "사진 파일을 먼저 선택해 주세요.")
        try await visitor.tapBack()
        try await visitor.register(LensFile.image(name), as: name)
        try await visitor.sees(title: "등록 결과")
        try await visitor.seesPicture(width: width, height: height)
        try await visitor.sees(row: "크기 \(width) × \(height) 픽셀")
        try await visitor.sees(row: "형식 \(format)")
        try await visitor.browser.reload()
        try await visitor.seesPicture(width: width, height: height)
        try await visitor.tap("완료")
        try await visitor.sees(LensTree.main())
        try await visitor.sees(row: "\(name) \(format) \(width) × \(height)")
      }
    }

    @Test("a file that is no image, truncated or too large is refused with its reason")
    func refusing() async throws {
      let photo = try Data(contentsOf: LensFile.image("river.jpg"))
      try await Visitor.visiting("lens") { visitor in
        try await visitor.signUp()
        try await visitor.tap("이미지 등록")
        try await LensFile.with("한강 공원.jpg", photo.prefix(60_000)) { file in
          try await visitor.choose(file: file)
          try await visitor.tap("등록")
          try await visitor.sees(warning: "사진 파일이 손상됐거나 완전하지 않아요.")
        }
        try await LensFile.with("photo.png", Data("<svg></svg>".utf8)) { file in
          try await visitor.choose(file: file)
          try await visitor.tap("등록")
          try await visitor.sees(warning: "PNG 또는 JPEG 사진이 아니에요.")
        }
        // The browser itself refuses a file that is too large; without that check the app does,
        // and the server refuses still larger ones.
        try await LensFile.with("large.jpg", photo + Data(count: 5 << 20)) { file in
          try await visitor.choose(file: file)
          try await visitor.tap("등록")
          try await visitor.sees(note: "사진이 너무 커요. 5MB까지 올릴 수 있어요.")
          try await visitor.uploadWhateverItsSize()
          try await visitor.tap("등록")
          try await visitor.sees(warning: "사진이 너무 커요. 5MB까지 올릴 수 있어요.")
        }
        try await LensFile.with("huge.jpg", Data(count: 9 << 20)) { file in
          try await visitor.uploadWhateverItsSize()
          try await visitor.choose(file: file)
          try await visitor.tap("등록")
          try await visitor.sees(note: "용량이 너무 커요. 변경된 내용은 없어요.")
        }
        try await visitor.browser.reload()
        try await visitor.sees(LensTree.main(lines: LensTree.registering))
        try await LensFile.with("한강 공원.jpg", photo) { file in
          try await visitor.choose(file: file)
          try await visitor.tap("등록")
          try await visitor.sees(result: "한강 공원.jpg")
        }
        // The server's refusal is an error in the console, as it should be.
        let errors = try await visitor.browser.readConsoleErrors()
        #expect(errors.count == 1)
      }
    }

    @Test("each tab keeps its stack, and logging out drops all of them")
    func loggingOut() async throws {
      try await Visitor.visiting("lens") { visitor in
        try await visitor.signUp()
        try await visitor.register(LensFile.image("gradient.png"), as: "gradient.png")
        try await visitor.tap(tab: "설정")
        try await visitor.seesResult(selected: 1)
        try await visitor.sees(row: "사진 1장")
        try await visitor.tap(tab: "메인")
        try await visitor.sees(title: "등록 결과")
        try await visitor.tap(tab: "설정")
        try await visitor.tap("로그아웃")
        try await visitor.sees(LensTree.login)
        try await visitor.sees(event: "tabs: TabsCoordinator left: finished")
        try await visitor.browser.wait(
          for: "the history to follow", until: "history.state.depth === 0")
        try await visitor.browser.reload()
        try await visitor.sees(LensTree.login)
      }
    }

    @Test("a photo is removed after a confirmation, and the browser's Back leaves a result")
    func removing() async throws {
      try await Visitor.visiting("lens") { visitor in
        try await visitor.signUp()
        try await visitor.register(LensFile.image("gradient.png"), as: "gradient.png")
        try await visitor.browser.back()
        try await visitor.sees(LensTree.main(lines: LensTree.registering))
        try await visitor.swipeBack()
        try await visitor.sees(LensTree.main())
        try await visitor.browser.click("\(visitor.top) .u-row")
        try await visitor.seesPicture(width: 48, height: 32)
        try await visitor.browser.waitForText(
          ".u-screen:has(.u-pages) > .u-bar .u-title", equals: "gradient.png")
        try await visitor.tap("지우기")
        try await visitor.choose("취소")
        try await visitor.tap("지우기")
        try await visitor.choose("지우기")
        try await visitor.sees(LensTree.main())
        try await visitor.browser.wait(
          for: "an empty list", until: "!document.querySelector('[data-active] .u-row')")
      }
    }

    @Test("accounts and photos survive a restart of the server")
    func restart() async throws {
      let data = FileManager.default.temporaryDirectory.appending(path: "lens-\(UUID())")
      defer { try? FileManager.default.removeItem(at: data) }
      let arguments = ["--port", "0", "--data", data.path]
      try await withBrowser(width: 390, height: 844) { browser in
        let first = try await DemoProcess.start(arguments)
        let before = Visitor(browser: browser, address: first.address)
        try await before.open("lens")
        try await before.signUp()
        try await before.register(LensFile.image("gradient.png"), as: "gradient.png")
        await first.end()
        let second = try await DemoProcess.start(arguments)
        let after = Visitor(browser: browser, address: second.address)
        try await after.open("lens")
        try await after.logIn("correct horse")
        try await after.sees(LensTree.main())
        try await after.browser.click("\(after.top) .u-row")
        try await after.seesPicture(width: 48, height: 32)
        await second.end()
      }
    }
  }
}

extension Visitor {
  /// Checks whether the top screen has a navigation bar.
  fileprivate func seesBar(_ isThere: Bool) async throws {
    try await browser.wait(
      for: isThere ? "a bar" : "no bar",
      until: "(document.querySelector(arguments[0] + ' > .u-bar') !== null) === arguments[1]",
      .string(top), .bool(isThere))
  }

  /// Checks the page's own note.
  fileprivate func sees(note: String) async throws {
    try await browser.waitForText("#u-note", equals: note)
  }

  /// Removes the browser's size check from the page.
  fileprivate func uploadWhateverItsSize() async throws {
    try await browser.execute(
      "delete document.querySelector(arguments[0] + ' input[type=file]').dataset.limit",
      .string(top))
  }
}
