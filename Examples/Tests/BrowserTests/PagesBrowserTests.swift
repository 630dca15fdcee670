import DemoServer
import Testing
import Usher
import UsherWeb
import WebDriver

extension InBrowser {
  /// Pages in a browser: by buttons, by the keyboard, and by a finger.
  @Suite("Browser: pages")
  struct TurnedPages {
    @Test("Buttons, arrow keys and swipes turn pages, and nothing is lost on the way")
    func turned() async throws {
      let server = try await DemoServer.start(on: .exactly(0), serving: await makeBook())
      try await withBrowser(width: 390, height: 844) { browser in
        let visitor = Visitor(browser: browser, address: server.address)
        try await visitor.open("book")
        try await visitor.sees(number: "1 / 4")
        try await browser.execute("document.querySelector('.u-next').click()")
        try await visitor.sees(number: "2 / 4")
        try await visitor.press("ArrowRight")
        try await visitor.sees(number: "3 / 4")
        try await visitor.swipe(from: 300, to: 80)
        try await visitor.sees(number: "4 / 4")
        // There is no further page.
        try await visitor.swipe(from: 300, to: 80)
        try await visitor.swipe(from: 80, to: 300)
        try await visitor.sees(number: "3 / 4")
        // Too short, and rather a scroll.
        try await visitor.swipe(from: 100, to: 120)
        try await visitor.sees(number: "3 / 4")
        try await visitor.tap("Remove")
        try await visitor.sees(number: "3 / 3")
        try await browser.reload()
        try await visitor.sees(number: "3 / 3")
        #expect(try await browser.readConsoleErrors() == [])
      }
      await server.stop()
    }

    @Test("Read from right to left, the next page is on the left")
    func mirrored() async throws {
      let server = try await DemoServer.start(on: .exactly(0), serving: await makeBook())
      try await withBrowser(width: 390, height: 844) { browser in
        let visitor = Visitor(browser: browser, address: server.address)
        try await visitor.open("book")
        try await visitor.sees(number: "1 / 4")
        try await browser.execute("document.documentElement.dir = 'rtl'")
        try await visitor.swipe(from: 80, to: 300)
        try await visitor.sees(number: "2 / 4")
        try await visitor.press("ArrowLeft")
        try await visitor.sees(number: "3 / 4")
        try await visitor.press("ArrowRight")
        try await visitor.sees(number: "2 / 4")
        try await visitor.swipe(from: 300, to: 80)
        try await visitor.sees(number: "1 / 4")
        let next = try await visitor.middle(of: ".u-next")
        let previous = try await visitor.middle(of: ".u-previous")
        #expect(next.x < previous.x)
        try await browser.click(".u-next")
        try await visitor.sees(number: "2 / 4")
        #expect(try await browser.readConsoleErrors() == [])
      }
      await server.stop()
    }
  }
}

extension Visitor {
  fileprivate func sees(number: String) async throws {
    try await browser.wait(
      for: "page \(number)",
      until: "document.querySelector('.u-number')?.textContent === arguments[0]", .string(number))
  }

  fileprivate func press(_ key: String) async throws {
    try await browser.execute(
      "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: arguments[0], bubbles: true}))",
      .string(key))
  }

  fileprivate func swipe(from start: Int, to end: Int) async throws {
    try await browser.execute(
      """
      const pane = document.querySelector('.u-leaf .u-body') ?? document.querySelector('.u-leaf');
      const send = (name, x) => pane.dispatchEvent(new PointerEvent(name, {
        bubbles: true, pointerId: 7, pointerType: 'touch', isPrimary: true, clientX: x, clientY: 300 }));
      send('pointerdown', arguments[0]);
      send('pointerup', arguments[1]);
      """, .number(Double(start)), .number(Double(end)))
  }
}

@MainActor
private func makeBook() -> WebHost {
  let views = WebViews()
  views.register(Leaf.self) { leaf in
    Heading("Page \(leaf.number)")
    Button("Remove") { leaf.book?.remove(leaf.number) }
  }
  return WebHost("Book", apps: [WebApp("Book", path: "/book", views: views) { Book() }])
}

@MainActor
private final class Book: Coordinator {
  let navigation = Pages<Int>([1, 2, 3, 4])
  func destination(for route: Int) -> Destination { .screen(Leaf(route, in: self)) }
}

@MainActor
private final class Leaf: ScreenConfiguring {
  let number: Int
  private(set) weak var book: Book?
  var screenOptions: ScreenOptions { ScreenOptions(title: "Page \(number)") }

  init(_ number: Int, in book: Book) {
    (self.number, self.book) = (number, book)
  }
}
