import Testing
import WebDriver

extension InBrowser {
  @Suite("Browser: the address bar")
  struct Links {
    @Test("it shows the place; another tab shows the same tree, another visitor a similar one")
    func campus() async throws {
      try await Visitor.visiting("campus") { visitor in
        try await visitor.sees(address: "campus/")
        try await visitor.tap("To main")
        try await visitor.sees(address: "campus/main/ways-back")
        try await visitor.tap(tab: "Colours")
        try await visitor.sees(address: "campus/main/colours")
        try await visitor.tap("Red")
        try await visitor.tap("The next colour")
        try await visitor.sees(address: "campus/main/colours/red/orange")
        try await visitor.tap(tab: "Ways back")
        try await visitor.tap("Mix two colours")
        try await visitor.tap("Red")
        try await visitor.tap("Next")
        try await visitor.sees(whole)
        try await visitor.sees(address: "campus/\(link)")

        let address = try await visitor.browser.url
        let first = try await visitor.browser.currentTab
        try await visitor.browser.newTab()
        try await visitor.browser.navigate(to: address)
        try await visitor.sees(whole)
        #expect(try await visitor.browser.url == address)
        // It is the same tree: a change here appears there.
        try await visitor.tapBack()
        try await visitor.sees(address: "campus/main/colours/red/orange/;/ways-back/mix")
        try await visitor.browser.switchTo(first)
        try await visitor.sees(title: "Mix")
        try await visitor.sees(address: "campus/main/colours/red/orange/;/ways-back/mix")

        try await visitor.browser.forgetCookies()
        try await visitor.browser.navigate(to: address)
        try await visitor.sees(whole)
        #expect(try await visitor.browser.url != address)
        try await visitor.sees(address: "campus/\(link)")
        // The places below exist: the stack in the sheet, the sheet, the other tab's stack.
        try await visitor.tapBack()
        try await visitor.sees(address: "campus/main/colours/red/orange/;/ways-back/mix")
        try await visitor.browser.back()
        try await visitor.sees(CampusTree.main(colours: colours))
        try await visitor.tap(tab: "Colours")
        try await visitor.sees(title: "Orange")
        try await visitor.browser.back()
        try await visitor.sees(title: "Red")
        try await visitor.sees(address: "campus/main/colours/red")
      }
    }

    @Test("a typed path moves the tree, and an unsaved edit asks first")
    func typing() async throws {
      try await Visitor.visiting("campus/main/account/name") { visitor in
        try await visitor.sees(CampusTree.main(selected: 2, account: ["name: NameModel"]))
        try await visitor.type(path: "campus/main/ways-back/red")
        let red = CampusTree.main(
          waysBack: ["red: RedCoordinator (stack)", "  red: RedModel"],
          account: ["name: NameModel"])
        try await visitor.sees(red)
        try await visitor.type(path: "campus/main/account/name")
        try await visitor.sees(title: "Name")
        try await visitor.browser.type(" 2", into: "\(visitor.top) input[type=text]")
        try await visitor.browser.press(.tab)
        try await visitor.type(path: "campus/main/account")
        try await visitor.choose("Keep editing")
        try await visitor.sees(title: "Name")
        try await visitor.sees(
          address: "campus/main/ways-back/red/;;/account/name")
        try await visitor.type(path: "campus/main/account")
        try await visitor.choose("Discard")
        try await visitor.sees(title: "Account")
      }
    }

    @Test("a photo's address continues after login, and another account does not find it")
    func lens() async throws {
      try await Visitor.visiting("lens") { visitor in
        try await visitor.sees(address: "lens/login")
        try await visitor.signUp()
        try await visitor.sees(address: "lens/photos")
        try await visitor.register(LensFile.image("gradient.png"), as: "gradient.png")
        let address = try await visitor.browser.url
        try await visitor.browser.newTab()
        try await visitor.browser.navigate(to: address)
        try await visitor.seesResult()
        try await visitor.tapBack()
        try await visitor.sees(address: "lens/photos/register")

        try await visitor.browser.forgetCookies()
        try await visitor.browser.navigate(to: address)
        try await visitor.sees(LensTree.login)
        try await visitor.sees(address: "lens/login")
        try await visitor.logIn("correct horse")
        try await visitor.seesResult()
        try await visitor.seesPicture(width: 48, height: 32)
        try await visitor.sees(address: path(address))

        try await visitor.browser.forgetCookies()
        try await visitor.browser.navigate(to: address)
        try await visitor.tap("회원가입")
        for (field, text) in [
          ("이메일", "other@example.com"), ("비밀번호", "correct horse"), ("비밀번호 확인", "correct horse"),
        ] {
          try await visitor.write(text, into: field)
        }
        try await visitor.tap("가입하기")
        try await visitor.sees(warning: "사진을 찾을 수 없어요.")
        try await visitor.sees(address: path(address))
      }
    }

    private let link = "main/colours/red/orange/;/ways-back/mix/red"
    private let colours = [Text.colour("red"), Text.colour("orange")]

    private var whole: String {
      CampusTree.main(
        waysBack: [
          "  sheet mix: MixCoordinator (stack)", "    first: MixModel",
          "    second(after: Campus.Hue.red): MixModel",
        ], colours: colours)
    }

    private func path(_ address: String) -> String {
      address.split(separator: "?")[0].split(separator: "/").dropFirst(2).joined(separator: "/")
    }
  }
}

extension Visitor {
  /// Changes the path in the address bar by hand, and keeps the tree's id in it.
  fileprivate func type(path: String) async throws {
    try await rests()
    let query = try await browser.execute("return location.search").string ?? ""
    try await browser.navigate(to: address + path + query)
  }
}
