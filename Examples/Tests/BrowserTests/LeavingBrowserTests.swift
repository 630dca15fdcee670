import Testing
import WebDriver

extension InBrowser {
  /// Keeping the edit leaves everything unchanged, including the browser's history and address.
  @Suite("Browser: Campus, an unsaved name")
  struct Leaving {
    @Test("asks for every way out of a pushed screen")
    func pushed() async throws {
      try await onName { visitor in
        try await visitor.keeps(at: nameScreen) { try await visitor.tapBack() }
        try await visitor.keeps(at: nameScreen) { try await visitor.chooseFromBackMenu("Account") }
        try await visitor.keeps(at: nameScreen) { try await visitor.swipeBack() }
        try await visitor.keeps(at: nameScreen) { try await visitor.swipeBack(with: .mouse) }
        try await visitor.keeps(at: nameScreen) { try await visitor.tap(tab: "Account") }
        try await visitor.keeps(at: nameScreen) { try await visitor.tap("Cancel") }
        try await visitor.keeps(at: nameScreen) { try await visitor.browser.back() }
        try await visitor.keeps(at: nameScreen) { try await visitor.go(-1) }
        try await visitor.discards(to: CampusTree.main(selected: 2), at: "main/account") {
          try await visitor.browser.back()
        }
        try await visitor.browser.forward()
        try await visitor.sees(tree(nameScreen))
        try await visitor.seesHistory(at: 1)
      }
    }

    @Test("asks for every way out of a sheet, however far back it leads")
    func sheet() async throws {
      try await inSheet { visitor in
        try await visitor.keeps(at: nameSheet) { try await visitor.swipeDown() }
        try await visitor.keeps(at: nameSheet) { try await visitor.swipeDown(with: .mouse) }
        try await visitor.keeps(at: nameSheet) { try await visitor.tapBesideSheet() }
        try await visitor.keeps(at: nameSheet) { try await visitor.browser.click(".u-grabber") }
        try await visitor.keeps(at: nameSheet) { try await visitor.browser.press(.escape) }
        try await visitor.keeps(at: nameSheet) { try await visitor.tap("Cancel") }
        try await visitor.keeps(at: nameSheet) { try await visitor.browser.back() }
        try await visitor.keeps(at: nameSheet) { try await visitor.go(-2) }
        try await visitor.discards(to: tree(nameScreen), at: "main/account/name") {
          try await visitor.tap("Cancel")
        }
      }
    }

    @Test("a confirmed jump goes all the way")
    func jump() async throws {
      try await inSheet { visitor in
        try await visitor.discards(to: CampusTree.main(selected: 2), at: "main/account") {
          try await visitor.go(-2)
        }
        try await visitor.seesHistory(at: 0)
        try await visitor.go(2)
        try await visitor.sees(tree(nameSheet))
        try await visitor.seesHistory(at: 2)
      }
    }

    @Test("Back and Escape on the question keep editing, and a reload shows the question again")
    func noAnswer() async throws {
      try await onName { visitor in
        let before = try await visitor.history
        try await visitor.browser.back()
        try await visitor.sees(asking(nameScreen))
        try await visitor.browser.back()
        try await visitor.sees(tree(nameScreen))
        try await visitor.seesHistory(before)
        try await visitor.browser.back()
        try await visitor.sees(asking(nameScreen))
        try await visitor.browser.press(.escape)
        try await visitor.sees(tree(nameScreen))
        try await visitor.seesHistory(before)
        try await visitor.browser.back()
        try await visitor.sees(asking(nameScreen))
        try await visitor.browser.reload()
        try await visitor.sees(asking(nameScreen))
        try await visitor.choose("Keep editing")
        try await visitor.sees(tree(nameScreen))
        try await visitor.seesHistory(before)
      }
    }

    @Test("the way forward survives a question, and going forward asks nothing")
    func forward() async throws {
      try await onName { visitor in
        try await visitor.tap("In a sheet")
        try await visitor.sees(tree(nameSheet))
        try await visitor.browser.back()
        try await visitor.sees(tree(nameScreen))
        try await visitor.keeps(at: nameScreen) { try await visitor.browser.back() }
        try await visitor.browser.back()
        try await visitor.sees(asking(nameScreen))
        try await visitor.browser.forward()
        try await visitor.sees(asking(nameScreen))
        try await visitor.choose("Keep editing")
        try await visitor.sees(tree(nameScreen))
        try await visitor.browser.forward()
        try await visitor.sees(tree(nameSheet))
        try await visitor.browser.back()
        try await visitor.sees(tree(nameScreen))
        try await visitor.seesDraft()
      }
    }

    @Test("selecting another tab asks nothing, and keeps the draft")
    func otherTab() async throws {
      try await onName { visitor in
        try await visitor.tap(tab: "Colours")
        try await visitor.sees(CampusTree.main(selected: 1, account: nameScreen))
        try await visitor.tap(tab: "Account")
        try await visitor.sees(tree(nameScreen))
        try await visitor.seesDraft()
        try await visitor.keeps(at: nameScreen) { try await visitor.browser.back() }
      }
    }

    // MARK: - Where the tests begin

    private func onName(_ body: @Sendable (Visitor) async throws -> Void) async throws {
      try await Visitor.visiting("campus") { visitor in
        try await visitor.tap("To main")
        try await visitor.tap(tab: "Account")
        try await visitor.tap("Name")
        try await visitor.sees(tree(nameScreen))
        try await visitor.browser.type(Draft.more, into: "\(visitor.top) input[type=text]")
        try await visitor.browser.press(.tab)
        try await visitor.seesHistory(at: 1)
        try await body(visitor)
      }
    }

    private func inSheet(_ body: @Sendable (Visitor) async throws -> Void) async throws {
      try await Visitor.visiting("campus") { visitor in
        try await visitor.tap("To main")
        try await visitor.tap(tab: "Account")
        try await visitor.tap("Name")
        try await visitor.tap("In a sheet")
        try await visitor.sees(tree(nameSheet))
        try await visitor.browser.type(Draft.more, into: "\(visitor.top) input[type=text]")
        try await visitor.seesHistory(at: 2)
        try await body(visitor)
      }
    }
  }
}

private let nameScreen = ["name: NameModel"]
private let nameSheet = ["name: NameModel", "  sheet nameInSheet: NameModel"]

private func tree(_ account: [String]) -> String {
  CampusTree.main(selected: 2, account: account)
}

private func asking(_ account: [String]) -> String {
  CampusTree.main(selected: 2, account: account + ["  alert Discard the new name?"])
}

private enum Draft {
  static let more = " 2"
  static let whole = "김민지 2"
}

/// The position in the browser's history, and its length.
private struct History: Equatable, Sendable {
  let depth: Double
  let length: Double
  let address: String
}

extension Visitor {
  fileprivate var history: History {
    get async throws {
      History(
        depth: try await browser.execute("return history.state.depth").number ?? -1,
        length: try await browser.execute("return history.length").number ?? -1,
        address: try await browser.url)
    }
  }

  /// Jumps in the browser's history, as the menu of its Back button does.
  fileprivate func go(_ way: Int) async throws {
    try await browser.execute("history.go(arguments[0])", .number(Double(way)))
  }

  /// Tries to leave, is asked, and keeps editing: nothing changes.
  fileprivate func keeps(
    at place: [String], sourceLocation: SourceLocation = #_sourceLocation,
    by leave: () async throws -> Void
  ) async throws {
    let before = try await history
    try await leave()
    try await sees(asking(place))
    try await seesHistory(before, sourceLocation: sourceLocation)
    try await choose("Keep editing")
    try await sees(tree(place))
    try await seesHistory(before, sourceLocation: sourceLocation)
    try await seesDraft()
  }

  /// Leaves, is asked, and discards; the history and the address follow, and its length stays.
  fileprivate func discards(
    to tree: String, at link: String, sourceLocation: SourceLocation = #_sourceLocation,
    by leave: () async throws -> Void
  ) async throws {
    let before = try await history
    try await leave()
    try await browser.waitForElement("[data-active] .u-alert")
    try await choose("Discard")
    try await sees(tree)
    try await sees(address: "campus/\(link)")
    #expect(try await history.length == before.length, sourceLocation: sourceLocation)
  }

  fileprivate func seesHistory(at depth: Int) async throws {
    try await browser.wait(
      for: "the history at \(depth)", until: "history.state.depth === arguments[0]",
      .number(Double(depth)))
  }

  fileprivate func seesHistory(
    _ expected: History, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await seesHistory(at: Int(expected.depth))
    let now = try await history
    #expect(now == expected, sourceLocation: sourceLocation)
  }

  fileprivate func seesDraft() async throws {
    try await browser.wait(
      for: "the draft", until: "document.querySelector(arguments[0]).value === arguments[1]",
      .string("\(top) input[type=text]"), .string(Draft.whole))
  }

  /// Taps the dimmed area above the sheet.
  fileprivate func tapBesideSheet() async throws {
    try await rests()
    let area = try await browser.element(".u-is-sheet .u-dim").rect
    let card = try await browser.element(".u-is-sheet .u-card").rect
    #expect(card.y - area.y > 4, "there is nothing beside the sheet")
    // The middle is the phone's camera.
    let point = Point(x: area.x + area.width / 5, y: (area.y + card.y) / 2)
    try await browser.press(at: point, with: .mouse).release()
  }
}
