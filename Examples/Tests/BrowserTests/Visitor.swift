import DemoTesting
import Testing
import WebDriver

/// All tests in a real browser; two suites at a time, each test with its own demo.
@Suite("Browser", .sharedBrowsers(suitesAtATime: 2), .timeLimit(.minutes(10)))
enum InBrowser {}

/// A user at a browser, with the demo running.
struct Visitor: Sendable {
  let browser: Browser
  /// The address of the demo, with a slash at the end.
  let address: String
  /// The speed of animations as a multiple of the users'.
  var pace = 8.0

  /// Starts a demo and a browser during `body`, opens an app, and expects no error in the console
  /// at the end.
  static func visiting(
    _ app: String, arguments: [String] = ["--port", "0"], width: Int = 1280, height: Int = 900,
    runsScripts: Bool = true, pace: Double = 8,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @Sendable (Visitor) async throws -> Void
  ) async throws {
    let demo = try await DemoProcess.start(arguments)
    do {
      try await withBrowser(width: width, height: height, runsScripts: runsScripts) { browser in
        let visitor = Visitor(browser: browser, address: demo.address, pace: pace)
        try await visitor.open(app)
        try await body(visitor)
        let errors = try await browser.readConsoleErrors()
        #expect(errors == [], sourceLocation: sourceLocation)
      }
      await demo.end()
    } catch {
      await demo.end()
      throw error
    }
  }

  /// Opens an app with a new tree.
  func open(_ app: String) async throws {
    try await browser.setPace(pace)
    try await browser.navigate(to: address + app)
  }

  /// Waits for exactly this tree in the inspector, and until nothing moves.
  func sees(_ tree: String) async throws {
    try await browser.wait(
      for: "the tree \(tree)", until: "\(Self.treeText) === arguments[0]", .string(tree))
    try await rests()
  }

  /// The tree as the inspector beside the phone has it, or the page without scripts.
  static let treeText = """
    (document.querySelector("iframe")?.contentDocument?.querySelector("#text")?.textContent
      || document.querySelector("[data-usher=tree]")?.innerText.trim())
    """

  /// Waits for this path in the address bar, without the tree's id.
  func sees(address path: String) async throws {
    try await browser.wait(
      for: "the address /\(path)", until: "decodeURI(location.pathname) === arguments[0]",
      .string("/\(path)"))
  }

  /// Waits for a title in the top bar.
  func sees(title: String) async throws {
    try await browser.waitForText(
      "\(top) .u-large, \(top):not(:has(.u-large)) > .u-bar .u-title, "
        + ".u-screen:has(.u-leaf > \(top)) > .u-bar .u-title", equals: title)
  }

  /// Waits for an event in the words of the inspector, such as `first: FirstCoordinator left: swipe`.
  func sees(event: String) async throws {
    try await browser.wait(
      for: "the event “\(event)”",
      until: """
        ((event) => {
          const door = document.querySelector("iframe").src.split("?")[0] + "door";
          for (let since = 0, more = true; more;) {
            const request = new XMLHttpRequest();
            request.open("POST", door, false);
            request.setRequestHeader("Content-Type", "application/json");
            request.send(JSON.stringify({do: "events", since}));
            const answer = JSON.parse(request.responseText);
            if (answer.events.some(({text}) => text === event)) return true;
            ({last: since, more} = answer);
          }
        })(arguments[0])
        """, .string(event))
  }

  /// Taps a button or a row on the top screen, by its label.
  func tap(_ label: String) async throws {
    try await rests()
    try await browser.click("\(top) button[value$='/\(label)']")
  }

  /// Taps the back button.
  func tapBack() async throws {
    try await rests()
    try await browser.click("\(top) .u-back")
  }

  /// Holds the back button, and chooses a screen of its menu.
  func chooseFromBackMenu(_ title: String) async throws {
    try await rests()
    let finger = try await browser.press(at: try await middle(of: "\(top) .u-back"))
    try await browser.waitForElement("\(top) .u-menu:not([hidden])")
    try await finger.release()
    try await browser.click(button: title)
  }

  /// Taps a tab.
  func tap(tab: String) async throws {
    try await rests()
    try await browser.click(button: tab)
  }

  /// Chooses an action of the alert.
  func choose(_ answer: String) async throws {
    try await browser.waitForElement("[data-active] .u-alert, [data-active] .u-choices")
    try await rests()
    try await browser.click(button: answer)
  }

  /// Waits until nothing on the page moves, and every tap has its answer.
  func rests() async throws {
    try await browser.wait(
      for: "rest",
      until: """
        !document.querySelector(".u-busy, [data-moving], [data-leaving]")
          && document.getAnimations().every((each) => each.playState !== "running")
        """)
  }

  /// The selector of the top screen.
  var top: String { ".u-screen[data-active]" }

  func middle(of css: String) async throws -> Point {
    let area = try await browser.waitForElement(css).rect
    return Point(x: area.x + area.width / 2, y: area.y + area.height / 2)
  }
}
