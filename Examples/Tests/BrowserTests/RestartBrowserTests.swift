import DemoTesting
import Foundation
import Testing
import WebDriver

extension InBrowser {
  /// The demo as a separate process, killed with `kill -9` under a browser that shows it.
  @Suite("Browser: a server that is killed")
  struct Restart {
    @Test("twice in a row: the open page recovers by itself, then by a reload, with its typed text")
    func killed() async throws {
      try await Visitor.restarting("campus") { visitor, restart in
        try await visitor.tap("To main")
        try await visitor.tap(tab: "Account")
        try await visitor.tap("Name")
        try await visitor.sees(name)
        try await visitor.tap("In a sheet")
        try await visitor.sees(sheet)
        try await visitor.type(" 2")
        try await restart()
        // The visitor does not touch the page.
        try await visitor.browser.waitForElement("#u-note[hidden]")
        try await visitor.sees(sheet)
        try await visitor.seesTyped("김민지 2")
        // This page of the new server knows the typed text, so leaving it asks.
        try await visitor.browser.back()
        try await visitor.choose("Keep editing")
        try await visitor.sees(sheet)
        try await visitor.type("3")

        try await restart()
        try await visitor.browser.reload()
        try await visitor.sees(sheet)
        try await visitor.seesTyped("김민지 23")
        try await visitor.browser.back()
        try await visitor.choose("Discard")
        try await visitor.sees(name)
        try await visitor.browser.back()
        try await visitor.sees(CampusTree.main(selected: 2))

        // Forward reopens the pages that Back left before, one by one and repeatedly.
        try await restart()
        try await visitor.browser.waitForElement("#u-note[hidden]")
        try await visitor.browser.execute("history.go(2)")
        try await visitor.sees(sheet)
        try await restart()
        try await visitor.browser.reload()
        try await visitor.sees(sheet)
      }
    }

    @Test("what is typed and pressed while the server is away is not lost")
    func away() async throws {
      try await Visitor.killing("campus") { visitor, kill, start in
        try await visitor.tap("To main")
        try await visitor.tap(tab: "Account")
        try await visitor.tap("Name")
        try await visitor.sees(name)
        try await kill()
        try await visitor.browser.type(" 2", into: "\(visitor.top) input[type=text]")
        try await start()
        // The restarted server shows the page anew, and gets the text by itself.
        try await visitor.browser.waitForElement("#u-note[hidden]")
        try await visitor.sees(name)
        try await visitor.seesTyped("김민지 2")
        try await visitor.typed()
        #expect(
          try await visitor.browser.execute("return document.activeElement.type") == "text")

        try await kill()
        try await visitor.browser.type("3", into: "\(visitor.top) input[type=text]")
        try await visitor.tap("Save")
        // The offer stays while the page tries to reconnect, and after that.
        try await visitor.browser.waitForText(
          "#u-note", equals: "No connection. This may not have arrived. Try again")
        try await start()
        try await visitor.typed()
        try await visitor.seesTyped("김민지 23")
        try await visitor.browser.click(button: "Try again")
        try await visitor.sees(CampusTree.main(selected: 2))
        try await visitor.browser.waitForElement("#u-note[hidden]")
        try await visitor.sees(value: "김민지 23")
      }
    }

    @Test("a visitor logged out by it logs in, twice in a row, and finds the unsent letter")
    func loggedOut() async throws {
      try await Visitor.restarting("session") { visitor, restart in
        try await visitor.tap("다음")
        try await visitor.sees(title: "세션")
        try await visitor.tap("시작하기")
        try await visitor.logIn()
        try await visitor.tap("letter 1")
        try await visitor.tap("답장")
        try await visitor.sees(title: "새 편지")
        try await visitor.write("내일", into: "내용")
        try await visitor.browser.press(.tab)
        try await visitor.typed()
        for _ in 0..<2 {
          try await restart()
          try await visitor.browser.reload()
          try await visitor.browser.waitForElement("\(visitor.top) input[type=password]")
          #expect(try await visitor.browser.count(".u-card") == 0)
        }
        try await visitor.logIn()
        try await visitor.sees(title: "새 편지")
        try await visitor.seesTyped("내일")
      }
    }
  }
}

private let name = CampusTree.main(selected: 2, account: ["name: NameModel"])
private let sheet = CampusTree.main(
  selected: 2, account: ["name: NameModel", "  sheet nameInSheet: NameModel"])

extension Visitor {
  /// Types into the field of the top screen, and waits until the server has it.
  fileprivate func type(_ text: String) async throws {
    try await rests()
    try await browser.type(text, into: "\(top) input[type=text]")
    try await typed()
  }

  fileprivate func typed() async throws {
    try await browser.wait(
      for: "the server to have what was typed",
      until: """
        [...document.querySelectorAll("\(top) input")].every((each) =>
          !each.pending && each.value === (each.getAttribute("value") ?? ""))
        """)
  }

  fileprivate func seesTyped(_ text: String) async throws {
    try await browser.wait(
      for: "what was typed",
      until: "document.querySelector(arguments[0])?.value === arguments[1]",
      .string("\(top) input[type=text]"), .string(text))
  }

  fileprivate func sees(value: String) async throws {
    try await browser.waitForText("\(top) .u-value", equals: value)
  }

  fileprivate func logIn() async throws {
    try await browser.waitForElement("\(top) input[type=password]")
    try await write("minji", into: "이름")
    try await write("mountain", into: "비밀번호")
    try await tap("로그인")
    try await browser.wait(
      for: "the tabs",
      until: """
        \(Visitor.treeText)?.includes("MainCoordinator")
        """)
    try await rests()
  }
}
