import DemoTesting
import Foundation
import Testing
import WebDriver

extension InBrowser {
  /// axe-core, which is not part of this project, checks every screen of the apps: on a desktop and
  /// on a phone, in light and in dark mode.
  @Suite("Browser: accessibility")
  struct Accessibility {
    @Test("the start page and an error page")
    func pages() async throws {
      try await inspecting("") { visitor in
        try await visitor.isAccessible("the start page")
        try await visitor.open("nowhere")
        try await visitor.isAccessible("an error page")
        // The missing address is an error in the console.
        #expect(try await visitor.browser.readConsoleErrors().count == 1)
      }
    }

    @Test("Practice")
    func practice() async throws {
      try await inspecting("practice") { visitor in
        try await visitor.isAccessible("Practice")
        try await visitor.tap("First")
        try await visitor.tap("FirstSub")
        try await visitor.isAccessible("FirstSub")
        try await visitor.browser.press(.tab)
        try await visitor.chooseFromBackMenu("Practice")
        try await visitor.tap("Second")
        try await visitor.isAccessible("Second")
      }
    }

    @Test("a page in a right-to-left direction")
    func rightToLeft() async throws {
      try await inspecting("practice") { visitor in
        try await visitor.tap("First")
        try await visitor.browser.execute("document.documentElement.dir = 'rtl'")
        try await visitor.isAccessible("right to left")
        let back = try await visitor.middle(of: "\(visitor.top) .u-back")
        let title = try await visitor.middle(of: "\(visitor.top) .u-title")
        #expect(back.x > title.x)
      }
    }

    @Test("Tab stays in a sheet, in both directions")
    func tabInSheet() async throws {
      try await Visitor.visiting("campus") { visitor in
        try await visitor.tap("To main")
        try await visitor.tap("Mix two colours")
        try await visitor.sees(title: "Mix")
        for isBackwards in [false, true] {
          for _ in 0..<12 {
            if isBackwards {
              try await visitor.browser.press(.tab, holding: .shift)
            } else {
              try await visitor.browser.press(.tab)
            }
            let isInside = try await visitor.browser.execute(
              "return !!document.activeElement.closest('[aria-modal]')")
            #expect(isInside == true)
          }
        }
      }
    }

    @Test("keys alone: the focus follows the user there and back, and the title is announced")
    func keys() async throws {
      try await Visitor.visiting("practice") { visitor in
        try await visitor.presses("button[value$='/First']")
        try await visitor.hears("First")
        try await visitor.presses("button[value$='/FirstSub']")
        try await visitor.hears("FirstSub")
        try await visitor.presses(".u-back")
        try await visitor.hears("First")
        try await visitor.browser.wait(
          for: "the focus to come back",
          until: "document.activeElement.matches(\"button[value$='/FirstSub']\")")
        try await visitor.presses(".u-back")
        try await visitor.hears("Practice")
      }
    }

    @Test("keys alone: a prompt has the focus, Enter accepts the typed text, and Escape cancels")
    func promptByKeys() async throws {
      try await Visitor.visiting("campus") { visitor in
        try await visitor.tap("To main")
        try await visitor.tap(tab: "Account")
        for (key, name) in [(Key.escape, "김민지"), (.enter, "김민지x")] {
          try await visitor.tap("Rename")
          try await visitor.browser.wait(
            for: "the field to have the focus",
            until: "document.activeElement.matches('.u-prompt')")
          try await visitor.browser.type("x", into: ".u-prompt")
          try await visitor.browser.press(key)
          let row = "\(visitor.top) button[value$='/Name']"
          try await visitor.browser.waitForElement(row)
          try await visitor.browser.wait(
            for: "the name \(name)",
            until: "document.querySelector(arguments[0]).textContent.includes(arguments[1])",
            .string(row), .string(name))
          let text = try await visitor.browser.execute(
            "return document.querySelector(arguments[0]).textContent", .string(row))
          #expect(text.string?.contains("x") == name.contains("x"))
        }
      }
    }

    @Test("Session")
    func session() async throws {
      try await inspecting("session") { visitor in
        try await visitor.isAccessible("the introduction")
        try await visitor.tap("다음")
        try await visitor.sees(title: "세션")
        try await visitor.tap("시작하기")
        try await visitor.browser.waitForElement("\(visitor.top) input")
        try await visitor.isAccessible("log in")
        try await visitor.write("minji", into: "이름")
        try await visitor.write("mountain", into: "비밀번호")
        try await visitor.tap("로그인")
        try await visitor.browser.waitForElement("\(visitor.top) button[value$='/letter 1']")
        try await visitor.isAccessible("letters")
        try await visitor.tap("letter 1")
        try await visitor.isAccessible("a letter")
        try await visitor.tap(tab: "계정")
        try await visitor.isAccessible("account")
      }
    }

    @Test("Campus")
    func campus() async throws {
      try await inspecting("campus") { visitor in
        try await visitor.isAccessible("log in")
        try await visitor.tap("To yellow")
        try await visitor.isAccessible("yellow")
        try await visitor.tap("On to red")
        try await visitor.isAccessible("red")
        try await visitor.tapBack()
        try await visitor.tap("To main")
        try await visitor.isAccessible("ways back")
        try await visitor.tap("Green")
        try await visitor.isAccessible("green, a sheet")
        try await visitor.tap("Done")
        try await visitor.tap("Empty the diary")
        try await visitor.isAccessible("an alert")
        try await visitor.choose("Keep")
        try await visitor.tap(tab: "Colours")
        try await visitor.isAccessible("colours")
        try await visitor.tap("Red")
        try await visitor.isAccessible("a colour")
        try await visitor.tap(tab: "Account")
        try await visitor.isAccessible("account")
        try await visitor.tap("Rename")
        try await visitor.isAccessible("a prompt")
        try await visitor.choose("Cancel")
        try await visitor.tap("Status")
        try await visitor.isAccessible("an action sheet")
        try await visitor.choose("Away")
        try await visitor.tap("Name")
        try await visitor.isAccessible("a form")
      }
    }

    @Test("Lens")
    func lens() async throws {
      try await inspecting("lens") { visitor in
        try await visitor.isAccessible("log in")
        try await visitor.logIn("nobody's")
        try await visitor.sees(warning: "이메일 또는 비밀번호가 맞지 않아요.")
        try await visitor.isAccessible("a warning")
        try await visitor.browser.reload()
        try await visitor.signUp()
        try await visitor.isAccessible("main")
        try await visitor.register(LensFile.image("photo.jpg"), as: "photo.jpg")
        try await visitor.isAccessible("a picture")
        try await visitor.tap("완료")
        try await visitor.register(LensFile.image("river.jpg"), as: "river.jpg")
        try await visitor.tap("완료")
        try await visitor.isAccessible("photos")
        try await visitor.browser.click("\(visitor.top) .u-row")
        try await visitor.browser.waitForElement("\(visitor.top) img")
        try await visitor.isAccessible("a page")
        try await visitor.tap(tab: "설정")
        try await visitor.isAccessible("settings")
      }
    }

    private func inspecting(
      _ app: String, _ body: @Sendable (Visitor) async throws -> Void
    ) async throws {
      try await Visitor.visiting(app) { visitor in
        try await visitor.browser.emulate(.reducedMotion)
        try await body(visitor)
      }
    }
  }
}

extension Visitor {
  /// Moves the focus from control to control up to this one, and presses it.
  fileprivate func presses(_ css: String) async throws {
    try await rests()
    for _ in 0..<20 {
      try await browser.press(.tab)
      let isThere = try await browser.execute(
        "return document.activeElement.matches(arguments[0])", .string(css))
      guard isThere.bool != true else { return try await browser.press(.enter) }
    }
    Issue.record("no key leads to \(css)")
  }

  /// Checks the text for screen readers.
  fileprivate func hears(_ title: String) async throws {
    try await sees(title: title)
    try await browser.wait(
      for: "“\(title)” to be said",
      until: "document.querySelector('#u-say').textContent === arguments[0]", .string(title))
  }

  /// Checks the screen with axe, as wide as a desktop and as a phone, in light and in dark mode.
  func isAccessible(
    _ name: String, widths: [Int] = [1280, 390], sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for width in widths {
      let height = width == 390 ? 844 : 900
      try await browser.resize(width: width, height: height)
      for theme in [MediaFeature.light, .dark] {
        try await browser.emulate(theme, .reducedMotion)
        try await rests()
        let place = "\(name), \(width) wide, \(theme == .dark ? "dark" : "light")"
        if let folder = ProcessInfo.processInfo.environment["SCREENSHOTS"] {
          try await browser.screenshot(to: "\(folder)/\(place).png")
        }
        // Results that do not depend on colours are the same in dark mode.
        let found = try await browser.axe(rules: theme == .dark ? ["color-contrast"] : [])
        #expect(found == [], "\(place)", sourceLocation: sourceLocation)
      }
    }
    try await browser.resize(width: 1280, height: 900)
  }
}

extension Browser {
  /// Returns the violations that axe finds, with their elements.
  ///
  /// - Parameter rules: The rules to check; all of WCAG 2.2 AA and the usual best practices if
  ///   empty.
  func axe(rules: [String]) async throws -> [String] {
    if try await execute("return typeof axe === 'undefined'").bool == true {
      try await execute(try AxeScript.text())
    }
    return try await execute(
      """
      const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
      const only = arguments[0].length
        ? { type: "rule", values: arguments[0] } : { type: "tag", values: tags };
      const { violations } = await axe.run(document, { runOnly: only, resultTypes: ["violations"] });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help}\\n${node.html}\\n${node.failureSummary}`));
      """, .array(rules.map(JSON.string))
    ).array?.compactMap(\.string) ?? ["axe did not answer"]
  }
}

/// The checker, which a script downloads.
private enum AxeScript {
  static func text() throws -> String {
    guard let path = ProcessInfo.processInfo.environment["AXE_SCRIPT"] else {
      throw MissingAxe(description: "AXE_SCRIPT is not set: it is what Scripts/axe prints")
    }
    return try String(contentsOfFile: path, encoding: .utf8)
  }
}

private struct MissingAxe: Error, CustomStringConvertible {
  let description: String
}
