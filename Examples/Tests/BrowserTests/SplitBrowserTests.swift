import DemoServer
import DemoTesting
import Foundation
import Testing
import Usher
import UsherWeb
import WebDriver

extension InBrowser {
  /// A split in a browser: a stack in a narrow window, columns in a wide one.
  @Suite("Browser: a split")
  struct Columns {
    @Test("The width alone decides between a stack and columns, and the tree does not learn it")
    func widths() async throws {
      try await reading(width: 390) { visitor in
        try await visitor.seesScreens("Folders")
        #expect(try await !visitor.browser.isSeen(".u-empty"))
        try await visitor.take("Folder 2")
        try await visitor.seesScreens("Folder 2")
        try await visitor.take("Note 1")
        try await visitor.take("Attachments")
        try await visitor.seesScreens("Attachments")
        try await visitor.keepPicture("attachments")
        try await visitor.resize(to: 820)
        try await visitor.seesScreens("Folders", "Folder 2", "Attachments")
        try await visitor.keepPicture("attachments")
        try await visitor.resize(to: 1280)
        try await visitor.seesScreens("Folders", "Folder 2", "Attachments")
        try await visitor.keepPicture("attachments")
        try await visitor.resize(to: 390)
        try await visitor.seesScreens("Attachments")
        // The same items lie on each other: four steps lead to the first.
        for screen in ["Note 1", "Folder 2", "Folders"] {
          try await visitor.browser.click("\(visitor.top) .u-back")
          try await visitor.seesScreens(screen)
        }
      }
    }

    @Test("In columns each has its own bar, and a back button only above its lowest screen")
    func columns() async throws {
      try await reading(width: 1280) { visitor in
        try await visitor.seesScreens("Folders")
        #expect(try await visitor.browser.isSeen(".u-empty[data-column=detail]"))
        try await visitor.keepPicture("empty")
        try await visitor.take("Folder 1")
        try await visitor.take("Note 2")
        try await visitor.seesScreens("Folders", "Folder 1", "Note 2")
        #expect(try await !visitor.browser.isSeen(".u-back"))
        #expect(try await !visitor.browser.isSeen(".u-empty"))
        try await visitor.take("Attachments")
        try await visitor.take("More notes")
        try await visitor.seesScreens("Folders", "More notes", "Attachments")
        try await visitor.browser.click("[data-column=content]:not(.u-buried) .u-back")
        try await visitor.seesScreens("Folders", "Folder 1", "Attachments")
        try await visitor.browser.click("[data-column=detail]:not(.u-buried) .u-back")
        try await visitor.seesScreens("Folders", "Folder 1", "Note 2")
        try await visitor.take("Details")
        try await visitor.seesScreens("Folders", "Folder 1", "Note 2", "Details")
        try await visitor.keepPicture("details")
        try await visitor.resize(to: 820)
        try await visitor.seesScreens("Folders", "Folder 1", "Note 2", "Details")
        try await visitor.keepPicture("details")
        try await visitor.browser.back()
        try await visitor.seesScreens("Folders", "Folder 1", "Note 2")
        try await visitor.browser.back()
        try await visitor.seesScreens("Folders", "Folder 1")
        try await visitor.browser.forward()
        try await visitor.seesScreens("Folders", "Folder 1", "Note 2")
        try await visitor.take("Folder 2")
        try await visitor.seesScreens("Folders", "Folder 2")
      }
    }

    @Test("In columns the back menu stays in its column")
    func menu() async throws {
      try await reading(width: 1280) { visitor in
        for label in ["Folder 1", "Note 2", "Attachments"] { try await visitor.take(label) }
        let back = "[data-column=detail]:not(.u-buried) .u-back"
        for (width, items) in [(1280, "Note 2"), (390, "Note 2,Folder 1,Folders")] {
          try await visitor.resize(to: width)
          try await visitor.browser.execute(
            """
            document.querySelector(arguments[0]).dispatchEvent(
              new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
            """, .string(back))
          let seen = try await visitor.browser.execute(
            """
            return [...document.querySelectorAll('.u-menu:not([hidden]) button')]
              .filter((e) => e.checkVisibility()).map((e) => e.textContent).join();
            """)
          #expect(seen == .string(items))
          try await visitor.keepPicture("menu")
          try await visitor.browser.press(.escape)
        }
      }
    }

    @Test("In columns the focus stays where the user is, and what appears is said")
    func focus() async throws {
      try await reading(width: 1280) { visitor in
        try await visitor.take("Folder 1")
        try await visitor.take("Note 1")
        try await visitor.seesScreens("Folders", "Folder 1", "Note 1")
        let held = "return document.activeElement.closest('.u-screen')?.ariaLabel"
        #expect(try await visitor.browser.execute(held) == "Folder 1")
        #expect(
          try await visitor.browser.execute("return document.querySelector('#u-say').textContent")
            == "Note 1")
        try await visitor.take("Attachments")
        try await visitor.seesScreens("Folders", "Folder 1", "Attachments")
        #expect(try await visitor.browser.execute(held) == "Attachments")
        // In a column before the last it follows too.
        let said = "return document.querySelector('#u-say').textContent"
        try await visitor.take("More notes")
        try await visitor.seesScreens("Folders", "More notes", "Attachments")
        #expect(try await visitor.browser.execute(held) == "More notes")
        #expect(try await visitor.browser.execute(said) == "More notes")
        try await visitor.browser.click("[data-column=content]:not(.u-buried) .u-back")
        try await visitor.seesScreens("Folders", "Folder 1", "Attachments")
        #expect(try await visitor.browser.execute(held) == "Folder 1")
      }
    }

    @Test("In columns a button hides the first one, shows it again, and is nowhere else")
    func toggle() async throws {
      try await reading(width: 390) { visitor in
        for label in ["Folder 1", "Note 2", "Attachments"] { try await visitor.take(label) }
        try await visitor.seesScreens("Attachments")
        #expect(try await !visitor.browser.isSeen(".u-toggle"))
        try await visitor.resize(to: 1280)
        try await visitor.seesScreens("Folders", "Folder 1", "Attachments")
        try await visitor.keepPicture("toggle")
        let back = try await visitor.middle(of: "[data-column=detail]:not(.u-buried) .u-back")
        #expect(try await visitor.middle(of: ".u-toggle").x + 44 < back.x)
        try await visitor.browser.click(".u-toggle")
        try await visitor.seesScreens("Folder 1", "Attachments")
        try await visitor.keepPicture("toggled")
        try await visitor.isAccessible("split, first column hidden", widths: [1280, 820, 390])
        try await visitor.resize(to: 1280)
        try await visitor.browser.click("[data-column=detail]:not(.u-buried) .u-back")
        try await visitor.seesScreens("Folder 1", "Note 2")
        try await visitor.browser.click(".u-toggle")
        try await visitor.seesScreens("Folders", "Folder 1", "Note 2")
      }
    }

    @Test("Without scripts both forms work", arguments: [390, 1280])
    func plain(_ width: Int) async throws {
      try await reading(width: width, runsScripts: false) { visitor in
        for label in ["Folder 1", "Note 2", "Attachments"] { try await visitor.take(label) }
        let below = width == 390 ? [] : ["Folders", "Folder 1"]
        try await visitor.seesScreens(below + ["Attachments"])
        try await visitor.browser.click("[data-column=detail]:not(.u-buried) .u-back")
        try await visitor.seesScreens(below + ["Note 2"])
        if width == 390 {
          try await visitor.browser.click("\(visitor.top) .u-back")
          try await visitor.seesScreens("Folder 1")
        } else {
          try await visitor.browser.click(".u-toggle")
          try await visitor.seesScreens("Folder 1", "Note 2")
          try await visitor.browser.click(".u-toggle")
          try await visitor.take("Folder 2")
          try await visitor.seesScreens("Folders", "Folder 2")
        }
      }
    }

    @Test("A finger drags the top of the stack away, and has no edge to drag in columns")
    func swipe() async throws {
      try await reading(width: 390) { visitor in
        try await visitor.take("Folder 1")
        try await visitor.take("Note 2")
        try await visitor.seesScreens("Note 2")
        let finger = try await visitor.browser.press(at: Point(x: 4, y: 400))
        for _ in 0..<6 { try await finger.pull(x: 50) }
        try await finger.release()
        try await visitor.seesScreens("Folder 1")
        try await visitor.resize(to: 820)
        #expect(try await !visitor.browser.isSeen(".u-edge"))
      }
    }

    @Test("From right to left the first column is on the right")
    func mirrored() async throws {
      try await reading(width: 1280) { visitor in
        try await visitor.take("Folder 1")
        try await visitor.browser.execute("document.documentElement.dir = 'rtl'")
        try await visitor.keepPicture("mirrored")
        let side = try await visitor.middle(of: ".u-screen[data-column=sidebar]")
        let middle = try await visitor.middle(of: ".u-screen[data-column=content]")
        #expect(side.x > middle.x)
      }
    }

    @Test("Beside the panels the frame is as wide as they leave room")
    func panels() async throws {
      try await reading(width: 1280, hasPanels: true) { visitor in
        try await visitor.take("Folder 1")
        for (width, screens) in [(1280, ["Folders", "Folder 1"]), (820, ["Folder 1"])] {
          try await visitor.resize(to: width)
          try await visitor.seesScreens(screens)
          try await visitor.keepPicture("panels")
          let fits = try await visitor.browser.execute(
            """
            const end = (css) => document.querySelector(css).getBoundingClientRect();
            return end('.u-phone').right <= end('.u-beside').left && end('.u-beside').right <= innerWidth;
            """)
          #expect(fits == true)
        }
      }
    }

    @Test("axe finds nothing in either form")
    func accessible() async throws {
      try await reading(width: 1280) { visitor in
        try await visitor.isAccessible("split, empty", widths: [1280, 820, 390])
        for label in ["Folder 1", "Note 2", "Attachments"] { try await visitor.take(label) }
        try await visitor.isAccessible("split, filled", widths: [1280, 820, 390])
        try await visitor.browser.click("[data-column=detail]:not(.u-buried) .u-back")
        try await visitor.take("Details")
        try await visitor.isAccessible("split, four columns", widths: [1280, 820, 390])
      }
    }

    private func reading(
      width: Int, runsScripts: Bool = true, hasPanels: Bool = false,
      _ body: (Visitor) async throws -> Void
    ) async throws {
      let server = try await DemoServer.start(on: .exactly(0), serving: await makeReader(hasPanels))
      try await withBrowser(width: width, height: 900, runsScripts: runsScripts) { browser in
        let visitor = Visitor(browser: browser, address: server.address)
        try await visitor.open("notes")
        try await body(visitor)
        #expect(try await browser.readConsoleErrors() == [])
      }
      await server.stop()
    }
  }
}

extension Visitor {
  /// Presses a button on any screen that is seen.
  fileprivate func take(_ label: String) async throws {
    try await rests()
    try await browser.click(".u-screen:not([inert]) button[value$='/\(label)']")
  }

  /// Waits until exactly these screens are seen, from the leading side.
  fileprivate func seesScreens(_ titles: String...) async throws { try await seesScreens(titles) }

  fileprivate func seesScreens(_ titles: [String]) async throws {
    try await rests()
    try await browser.wait(
      for: "the screens \(titles)",
      until: """
        [...document.querySelectorAll('.u-screen')]
          .filter((e) => e.checkVisibility({ visibilityProperty: true })
            && e.getBoundingClientRect().width > 100)
          .map((e) => e.ariaLabel).join() === arguments[0]
        """, .string(titles.joined(separator: ",")))
  }

  fileprivate func resize(to width: Int) async throws {
    try await browser.resize(width: width, height: 900)
  }

  fileprivate func keepPicture(_ name: String) async throws {
    guard let folder = ProcessInfo.processInfo.environment["SCREENSHOTS"] else { return }
    try await rests()
    let width = try await browser.execute("return String(innerWidth)").string ?? ""
    try await browser.screenshot(to: "\(folder)/split-\(name)-\(width).png")
  }
}

extension Browser {
  /// Returns whether an element with this selector can be seen.
  fileprivate func isSeen(_ css: String) async throws -> Bool {
    try await execute(
      """
      return [...document.querySelectorAll(arguments[0])]
        .some((e) => e.checkVisibility({ visibilityProperty: true }));
      """, .string(css)
    ).bool == true
  }
}

@MainActor
private func panel(beside tree: Tree) -> Markup {
  .element("pre", [:], [.text(tree.description)])
}

@MainActor
private func makeReader(_ hasPanels: Bool) -> WebHost {
  let views = WebViews()
  views.register(ReaderPage.self) { page in
    UsherWeb.Text("This is \(page.title).")
    Section("Choices") {
      for choice in page.choices { Row(choice) { page.choose(choice) } }
    }
    TextField("Remark", text: page.remark) { page.remark = $0 }
  }
  return WebHost(
    "Notes",
    apps: [
      WebApp(
        "Notes", path: "/notes", views: views,
        beside: hasPanels ? panel : nil
      ) { Reader() }
    ])
}

/// Folders, the notes of a folder, a note, and its details.
@MainActor
private final class Reader: Coordinator {
  enum Route: Hashable { case folders, folder(Int), note(Int), details }
  let navigation = Split<Route>(
    .folders, columns: [.sidebar, .content, .detail, .inspector],
    emptyDetail: ColumnPlaceholder(
      "No note chosen", message: "Choose one on the left.", imageName: "list"),
    emptyContent: ColumnPlaceholder("No folder chosen")
  ) { route in
    switch route {
    case .folders: .sidebar
    case .folder: .content
    case .note: .detail
    case .details: .inspector
    }
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .folders:
      .screen(ReaderPage("Folders", "Folder 1", "Folder 2") { self.show(.folder($0.number)) })
    case .folder(let number):
      .flow(
        Pile("Folder \(number)", "Note 1", "Note 2", "More notes") { choice in
          self.show(.note(choice.number))
        })
    case .note(let number):
      .flow(Pile("Note \(number)", "Attachments", "Details") { _ in self.show(.details) })
    case .details: .screen(ReaderPage("Details", "Size") { _ in })
    }
  }
}

/// A flow in a column, which pushes a screen for some of its choices.
@MainActor
private final class Pile: Coordinator {
  enum Route: Hashable { case first, more(String) }
  let navigation = Stack<Route>(.first)
  let title: String
  let choices: [String]
  let choose: @MainActor (String) -> Void

  init(_ title: String, _ choices: String..., choose: @escaping @MainActor (String) -> Void) {
    (self.title, self.choices, self.choose) = (title, choices, choose)
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .first:
      .screen(
        ReaderPage(title, choices) { choice in
          if ["Attachments", "More notes"].contains(choice) {
            self.push(.more(choice))
          } else {
            self.choose(choice)
          }
        })
    case .more(let title): .screen(ReaderPage(title, ["Copy"]) { _ in })
    }
  }
}

@MainActor
private final class ReaderPage: ScreenConfiguring {
  let title: String
  let choices: [String]
  let choose: @MainActor (String) -> Void
  var remark = ""
  var screenOptions: ScreenOptions { ScreenOptions(title: title) }

  convenience init(
    _ title: String, _ choices: String..., choose: @escaping @MainActor (String) -> Void
  ) {
    self.init(title, choices, choose: choose)
  }

  init(_ title: String, _ choices: [String], choose: @escaping @MainActor (String) -> Void) {
    (self.title, self.choices, self.choose) = (title, choices, choose)
  }
}

extension String {
  /// The number at its end.
  fileprivate var number: Int { last.flatMap(\.wholeNumberValue) ?? 0 }
}
