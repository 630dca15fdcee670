import Testing
import WebDriver

extension WebDriverTests {
  @Suite("Gestures")
  struct GestureTests {
    /// A sheet that follows a drag, and stays down if it is released below 200.
    private let sheet = """
      <style>html { touch-action: none } body { margin: 0 } #sheet { position: absolute; top: 100px;
        width: 300px; height: 400px; background: teal }</style>
      <div id=sheet></div><p id=log></p><script>
      let from = null
      const log = (text) => document.querySelector('#log').append(text + ' ')
      const place = (y) => sheet.style.translate = `0 ${y}px`
      const on = (name, act) => addEventListener(name, (event) => { act(event) })
      on('pointerdown', (e) => { from = e.clientY; log(`${e.pointerType} down ${e.clientX}`) })
      on('pointermove', (e) => { if (from !== null) { place(e.clientY - from); moves += 1 } })
      on('pointerup', (e) => { log('up'); if (e.clientY - from < 200) place(0); from = null })
      on('pointercancel', () => { log('cancel'); place(0); from = null })
      on('click', (e) => log('click'))
      let moves = 0
      </script>
      """

    @Test("A sheet is dragged down, inspected meanwhile, and released", arguments: pointers)
    func released(pointer: Pointer) async throws {
      try await withPages(["/": sheet]) { browser, server in
        try await browser.navigate(to: server + "/")
        let sheet = try await browser.element("#sheet")
        let drag = try await browser.press(at: Point(x: 50, y: 120), with: pointer)
        try await drag.move(to: Point(x: 50, y: 270), steps: 5)
        #expect(try await sheet.rect.y == 250)
        #expect(await drag.position == Point(x: 50, y: 270))
        #expect(try await browser.execute("return moves").int == 5)
        try await drag.move(to: Point(x: 50, y: 370))
        #expect(try await sheet.rect.y == 350)
        try await drag.release()
        let text = "\(pointer) down 50 up" + (pointer == .mouse ? " click" : "")
        try await browser.waitForText("#log", equals: text)
        #expect(try await sheet.rect.y == 350)
      }
    }

    @Test("A cancelled drag changes nothing, and the next one works", arguments: pointers)
    func cancelled(pointer: Pointer) async throws {
      try await withPages(["/": sheet]) { browser, server in
        try await browser.navigate(to: server + "/")
        let sheet = try await browser.element("#sheet")
        let drag = try await browser.press(at: Point(x: 50, y: 120), with: pointer)
        try await drag.move(to: Point(x: 50, y: 420), steps: 5)
        #expect(try await sheet.rect.y == 400)
        try await drag.cancel()
        let end = pointer == .touch ? "cancel" : "up click"
        try await browser.waitForText("#log", equals: "\(pointer) down 50 \(end)")
        #expect(try await sheet.rect.y == 100)
        let error = await #expect(throws: WebDriverError.self) { try await drag.release() }
        #expect(error?.code == .gestureOver)

        try await browser.drag(from: Point(x: 50, y: 120), to: Point(x: 50, y: 420), with: pointer)
        try await browser.wait(for: "the sheet", until: "sheet.style.translate === '0px 300px'")
      }
    }

    @Test("A drag begins at the very edge, and a press without a move is a tap")
    func edge() async throws {
      try await withPages(["/": sheet], width: 390, height: 844) { browser, server in
        try await browser.navigate(to: server + "/")
        try await browser.press(at: Point(x: 389, y: 843)).release()
        try await browser.waitForText("#log", equals: "touch down 389 up click")
        try await browser.drag(from: Point(x: 1, y: 500), to: Point(x: 300, y: 500))
        try await browser.waitForText("#log", equals: "touch down 389 up click touch down 1 up")
      }
    }

    private static let pointers: [Pointer] = [.touch, .mouse]
  }
}
